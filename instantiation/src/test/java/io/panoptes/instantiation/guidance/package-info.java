@NullMarked
package io.panoptes.instantiation.guidance;

import org.jspecify.annotations.NullMarked;
