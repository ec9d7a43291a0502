/** Rewrites of syntax of which the evaluator alone knows what they mean, for queries that are not compared; whether columns have room for values. Must not know relations. */
@NullMarked
package io.panoptes.equivalence.front.values;

import org.jspecify.annotations.NullMarked;
