package io.panoptes.equivalence.refuter.symbolic.data;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import java.util.ArrayList;
import java.util.List;

/** Everything that a query is made of: its relations, those inside its expressions included, and all expressions. */
public record AlgebraParts(List<Relation> relations, List<Scalar> scalars) {

    public static AlgebraParts of(List<Relation> queries) {
        AlgebraParts parts = new AlgebraParts(new ArrayList<>(), new ArrayList<>());
        queries.forEach(parts::add);
        return parts;
    }

    public void add(Scalar scalar) {
        scalars.add(scalar);
        switch (scalar) {
            case Scalar.Column ignored -> {}
            case Scalar.Outer ignored -> {}
            case Scalar.Literal ignored -> {}
            case Scalar.Call call -> call.arguments().forEach(this::add);
            case Scalar.Uninterpreted function -> function.arguments().forEach(this::add);
            case Scalar.Case choice -> {
                choice.branches().forEach(branch -> {
                    add(branch.condition());
                    add(branch.result());
                });
                add(choice.otherwise());
            }
            case Scalar.Cast cast -> add(cast.operand());
            case Scalar.Exists exists -> add(exists.relation());
            case Scalar.In in -> {
                in.left().forEach(this::add);
                add(in.relation());
            }
            case Scalar.Quantified quantified -> {
                add(quantified.left());
                add(quantified.relation());
            }
            case Scalar.Subquery subquery -> add(subquery.relation());
        }
    }

    private void add(Relation relation) {
        relations.add(relation);
        switch (relation) {
            case Relation.Scan ignored -> {}
            case Relation.Values values -> values.rows().forEach(row -> row.forEach(this::add));
            case Relation.Filter filter -> {
                add(filter.input());
                add(filter.condition());
            }
            case Relation.Project project -> {
                add(project.input());
                project.expressions().forEach(this::add);
            }
            case Relation.Join join -> {
                add(join.left());
                add(join.right());
                add(join.condition());
            }
            case Relation.SetOperation operation -> {
                add(operation.left());
                add(operation.right());
            }
            case Relation.Distinct distinct -> add(distinct.input());
            case Relation.Aggregate aggregate -> {
                add(aggregate.input());
                aggregate.keys().forEach(this::add);
                aggregate.aggregates().forEach(call -> {
                    call.arguments().forEach(this::add);
                    call.filter().ifPresent(this::add);
                    addKeys(call.order());
                });
            }
            case Relation.Window window -> {
                add(window.input());
                window.calls().forEach(call -> {
                    call.arguments().forEach(this::add);
                    call.partition().forEach(this::add);
                    addKeys(call.order());
                });
            }
            case Relation.Sort sort -> {
                add(sort.input());
                addKeys(sort.keys());
            }
        }
    }

    private void addKeys(List<Relation.SortKey> keys) {
        keys.forEach(key -> add(key.expression()));
    }
}
