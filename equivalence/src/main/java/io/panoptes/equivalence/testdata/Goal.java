package io.panoptes.equivalence.testdata;

import io.panoptes.equivalence.evaluator.CompiledQuery.Place;

/** One branch of one operator or predicate of a query, to be reached by some database of a suite. */
public record Goal(int number, CoverageConstraint constraint, Place place) {}
