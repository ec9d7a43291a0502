package io.panoptes.equivalence.refuter.symbolic;

import io.panoptes.equivalence.algebra.Relation;

/** The list of all encoders of relations. */
final class RelationEncoders {

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

    RelationEncoders(Encoding encoding) {
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

    SymbolicTable encode(Relation relation, Scope scope) {
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
