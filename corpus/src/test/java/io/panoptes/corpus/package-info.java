@NullMarked
package io.panoptes.corpus;

import org.jspecify.annotations.NullMarked;
