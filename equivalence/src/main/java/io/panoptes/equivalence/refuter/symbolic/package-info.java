/**
 * The full bounded encoding: queries over symbolic tables of a few rows, as formulas for Z3.
 *
 * <p>A value is a pair (is null, value of its sort), a predicate a pair (is true, is false), a table a list of rows each
 * with a flag whether it is there. What can't be encoded is {@link io.panoptes.equivalence.problem.Unsupported}, never guessed.
 *
 * <p>What a bound of K rows covers: all databases with at most K rows in every table that a query reads or a foreign key leads
 * to from there, which keep every constraint of the schema.
 *
 * <ul>
 *   <li>Whole numbers are as wide as their column, and mathematical in between; decimals are exact, with the digits of their
 *       column; floating-point numbers are exact, without rounding, NaN and infinities; times are whole seconds.
 *   <li>Texts are of any length, compared by code point.
 *   <li>A function that the engine does not know is any deterministic function.
 *   <li>Databases on which a query has no one answer are left out: it fails (a division by zero, a scalar subquery of several
 *       rows, a cast that DBMSs do differently), or its answer depends on the order of rows that tie.
 *   <li>The queries are compared under bag, set or list semantics, as asked.
 * </ul>
 */
@NullMarked
package io.panoptes.equivalence.refuter.symbolic;

import org.jspecify.annotations.NullMarked;
