/** Steps that split a query into a set operation, and that rewrite set operations. */
@NullMarked
package io.panoptes.discovery.rewrite.step.setoperation;

import org.jspecify.annotations.NullMarked;
