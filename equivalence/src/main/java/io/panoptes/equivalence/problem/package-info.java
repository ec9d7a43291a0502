/**
 * What the engine is asked and what it answers: pairs of queries, options, budgets, verdicts. Knows the algebra alone, and
 * nothing of how an answer is found.
 */
@NullMarked
package io.panoptes.equivalence.problem;

import org.jspecify.annotations.NullMarked;
