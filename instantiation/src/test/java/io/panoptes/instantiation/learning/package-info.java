@NullMarked
package io.panoptes.instantiation.learning;

import org.jspecify.annotations.NullMarked;
