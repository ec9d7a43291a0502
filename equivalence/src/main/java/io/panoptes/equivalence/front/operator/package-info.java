/**
 * The operators and functions that queries may use, as Calcite's validator wants them. Knows no query.
 */
@NullMarked
package io.panoptes.equivalence.front.operator;

import org.jspecify.annotations.NullMarked;
