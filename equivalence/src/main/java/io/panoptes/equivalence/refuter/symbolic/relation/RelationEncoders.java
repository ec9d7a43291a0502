package io.panoptes.equivalence.refuter.symbolic.relation;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.encoding.RelationEncoding;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicScope;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTable;

/** The list of all encoders of relations. */
public final class RelationEncoders implements RelationEncoding {

    private final ScanEncoder scan;
    private final ValuesEncoder values;
    private final FilterEncoder filter;
    private final ProjectEncoder project;
    private final JoinEncoder join;
    private final SetOperationEncoder setOperation;
    private final DistinctEncoder distinct;
    private final AggregateEncoder aggregate;
    private final WindowEncoder window;
    private final SortEncoder sort;

    public RelationEncoders(Encoding encoding) {
        scan = new ScanEncoder(encoding);
        values = new ValuesEncoder(encoding);
        filter = new FilterEncoder(encoding);
        project = new ProjectEncoder(encoding);
        join = new JoinEncoder(encoding);
        setOperation = new SetOperationEncoder(encoding);
        distinct = new DistinctEncoder(encoding);
        aggregate = new AggregateEncoder(encoding);
        window = new WindowEncoder(encoding);
        sort = new SortEncoder(encoding);
    }

    @Override
    public SymbolicTable encode(Relation relation, SymbolicScope scope) {
        return switch (relation) {
            case Relation.Scan node -> scan.encode(node);
            case Relation.Values node -> values.encode(node, scope);
            case Relation.Filter node -> filter.encode(node, scope);
            case Relation.Project node -> project.encode(node, scope);
            case Relation.Join node -> join.encode(node, scope);
            case Relation.SetOperation node -> setOperation.encode(node, scope);
            case Relation.Distinct node -> distinct.encode(node, scope);
            case Relation.Aggregate node -> aggregate.encode(node, scope);
            case Relation.Window node -> window.encode(node, scope);
            case Relation.Sort node -> sort.encode(node, scope);
        };
    }
}
