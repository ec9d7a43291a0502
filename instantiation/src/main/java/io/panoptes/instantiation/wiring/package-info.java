/** Puts campaigns together from the parts of this room. */
@NullMarked
package io.panoptes.instantiation.wiring;

import org.jspecify.annotations.NullMarked;
