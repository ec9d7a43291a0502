/** Steps that rewrite EXISTS, IN, quantifiers and scalar subqueries. */
@NullMarked
package io.panoptes.discovery.rewrite.step.subquery;

import org.jspecify.annotations.NullMarked;
