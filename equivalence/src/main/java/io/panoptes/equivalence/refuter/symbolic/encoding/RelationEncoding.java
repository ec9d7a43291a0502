package io.panoptes.equivalence.refuter.symbolic.encoding;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicScope;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTable;

/** Encodes the relations of one {@link Encoding}. */
@FunctionalInterface
public interface RelationEncoding {
    SymbolicTable encode(Relation relation, SymbolicScope scope);
}
