/**
 * Calcite's validator under a profile: types, the tables of a schema, and what a value becomes where another type is wanted. Knows no
 * algebra.
 */
@NullMarked
package io.panoptes.equivalence.front.validation;

import org.jspecify.annotations.NullMarked;
