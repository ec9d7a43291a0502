/**
 * What databases may look like: the constraints of the schema, the constants of the queries, plain values first.
 */
@NullMarked
package io.panoptes.equivalence.refuter.symbolic.data;

import org.jspecify.annotations.NullMarked;
