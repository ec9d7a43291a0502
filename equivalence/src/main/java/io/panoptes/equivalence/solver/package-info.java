/** Z3, with limits of time and memory on every call. */
@NullMarked
package io.panoptes.equivalence.solver;

import org.jspecify.annotations.NullMarked;
