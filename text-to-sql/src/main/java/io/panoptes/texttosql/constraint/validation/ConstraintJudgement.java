package io.panoptes.texttosql.constraint.validation;

/**
 * What a model says of one constraint.
 *
 * @param byMeaning whether it holds on every sensible database
 * @param low a lower bound by meaning, as text; empty for none
 */
record ConstraintJudgement(int number, boolean byMeaning, String low, String high) {}
