/**
 * A user's own schema and data as the beginning of each state: what campaigns can use of a script, and what is left out and why.
 * Knows nothing of how states are drawn.
 */
@NullMarked
package io.panoptes.instantiation.start;

import org.jspecify.annotations.NullMarked;
