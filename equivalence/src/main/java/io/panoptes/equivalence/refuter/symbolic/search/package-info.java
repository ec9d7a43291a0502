/**
 * Searches with the solver for a database on which two answers differ, and the stages that run them.
 */
@NullMarked
package io.panoptes.equivalence.refuter.symbolic.search;

import org.jspecify.annotations.NullMarked;
