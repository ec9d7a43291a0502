/** Pairs of queries as text, and the problems that they are under each reading. */
@NullMarked
package io.panoptes.equivalence.pair;

import org.jspecify.annotations.NullMarked;
