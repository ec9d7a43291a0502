@NullMarked
package io.panoptes.instantiation.refusal;

import org.jspecify.annotations.NullMarked;
