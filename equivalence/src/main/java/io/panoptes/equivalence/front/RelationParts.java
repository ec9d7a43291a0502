package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** All scalars and tables of a relation, those of its subqueries too. */
public record RelationParts(List<Scalar> scalars, List<Relation> relations) {
    public static RelationParts of(Relation relation) {
        RelationParts parts = new RelationParts(new ArrayList<>(), new ArrayList<>());
        parts.add(relation);
        return parts;
    }

    /** All scalars of both queries. */
    public static Stream<Scalar> scalarsOf(Problem problem) {
        return Stream.of(problem.left(), problem.right()).flatMap(query -> of(query).scalars().stream());
    }

    public static RelationParts of(List<Scalar> scalars) {
        RelationParts parts = new RelationParts(new ArrayList<>(), new ArrayList<>());
        scalars.forEach(parts::add);
        return parts;
    }

    private void add(Relation relation) {
        relations.add(relation);
        switch (relation) {
            case Relation.Scan ignored -> {}
            case Relation.Values(var ignored, var rows) -> rows.forEach(row -> row.forEach(this::add));
            case Relation.Filter(var input, var condition) -> {
                add(input);
                add(condition);
            }
            case Relation.Project(var input, var expressions) -> {
                add(input);
                expressions.forEach(this::add);
            }
            case Relation.Join join -> {
                add(join.left());
                add(join.right());
                add(join.condition());
            }
            case Relation.SetOperation set -> {
                add(set.left());
                add(set.right());
            }
            case Relation.Distinct(var input) -> add(input);
            case Relation.Aggregate(var input, var keys, var ignored, var calls) -> {
                add(input);
                keys.forEach(this::add);
                calls.forEach(call -> call.arguments().forEach(this::add));
                calls.forEach(call -> call.filter().ifPresent(this::add));
                calls.forEach(call -> call.order().forEach(key -> add(key.expression())));
            }
            case Relation.Window(var input, var calls) -> {
                add(input);
                calls.forEach(call -> call.arguments().forEach(this::add));
                calls.forEach(call -> call.partition().forEach(this::add));
                calls.forEach(call -> call.order().forEach(key -> add(key.expression())));
            }
            case Relation.Sort sort -> {
                add(sort.input());
                sort.keys().forEach(key -> add(key.expression()));
            }
        }
    }

    private void add(Scalar scalar) {
        scalars.add(scalar);
        switch (scalar) {
            case Scalar.Column ignored -> {}
            case Scalar.Outer ignored -> {}
            case Scalar.Literal ignored -> {}
            case Scalar.Call(var ignored, var arguments, var type) -> arguments.forEach(this::add);
            case Scalar.Uninterpreted(var ignored, var arguments, var type) -> arguments.forEach(this::add);
            case Scalar.Case(var branches, var otherwise, var ignored) -> {
                branches.forEach(branch -> {
                    add(branch.condition());
                    add(branch.result());
                });
                add(otherwise);
            }
            case Scalar.Cast(var operand, var ignored) -> add(operand);
            case Scalar.Exists(var relation) -> add(relation);
            case Scalar.In(var left, var relation) -> {
                left.forEach(this::add);
                add(relation);
            }
            case Scalar.Quantified(var left, var ignored, var all, var relation) -> {
                add(left);
                add(relation);
            }
            case Scalar.Subquery(var relation) -> add(relation);
        }
    }

    public Stream<Relation.Scan> scans() {
        return relations.stream().filter(Relation.Scan.class::isInstance).map(Relation.Scan.class::cast);
    }
}
