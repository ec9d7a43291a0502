/**
 * Functions whose meaning under one profile is known by value: the evaluator computes them, and to all else they are functions of
 * which nothing is known. Must not know queries.
 */
@NullMarked
package io.panoptes.equivalence.evaluator.function;

import org.jspecify.annotations.NullMarked;
