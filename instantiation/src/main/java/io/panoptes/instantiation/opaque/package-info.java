/** Predicates and columns that no proof looks into: mixed types, collations, an index's own expressions. */
@NullMarked
package io.panoptes.instantiation.opaque;

import org.jspecify.annotations.NullMarked;
