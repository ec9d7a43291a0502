/** The ways in which a placeholder is filled, each sound by the rules of soundness.md. */
@NullMarked
package io.panoptes.instantiation.filling;

import org.jspecify.annotations.NullMarked;
