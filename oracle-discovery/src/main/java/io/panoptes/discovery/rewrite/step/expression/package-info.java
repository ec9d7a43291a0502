/** Steps that rewrite expressions, each a line of a table. */
@NullMarked
package io.panoptes.discovery.rewrite.step.expression;

import org.jspecify.annotations.NullMarked;
