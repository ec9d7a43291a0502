/**
 * Values, rows and tables as the evaluator keeps them, and the functions on single values. Knows no query.
 */
@NullMarked
package io.panoptes.equivalence.evaluator.value;

import org.jspecify.annotations.NullMarked;
