package io.panoptes.benchmarks.testdata;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.schema.Table;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The tables that a query reads, in subqueries, too. */
final class ScannedTables {
    private final Set<Table> found = new LinkedHashSet<>();

    private ScannedTables() {}

    static List<Table> of(Relation query) {
        ScannedTables tables = new ScannedTables();
        tables.read(query);
        return List.copyOf(tables.found);
    }

    private void read(Relation relation) {
        switch (relation) {
            case Relation.Scan(Table table) -> found.add(table);
            case Relation.Values(var types, var rows) -> rows.forEach(row -> row.forEach(this::read));
            case Relation.Filter(Relation input, Scalar condition) -> {
                read(input);
                read(condition);
            }
            case Relation.Project(Relation input, List<Scalar> expressions) -> {
                read(input);
                expressions.forEach(this::read);
            }
            case Relation.Join(var kind, var lateral, Relation left, Relation right, Scalar condition) -> {
                read(left);
                read(right);
                read(condition);
            }
            case Relation.SetOperation(var kind, var all, Relation left, Relation right, var types) -> {
                read(left);
                read(right);
            }
            case Relation.Distinct(Relation input) -> read(input);
            case Relation.Aggregate(Relation input, var keys, var sets, var calls) -> {
                read(input);
                keys.forEach(this::read);
                calls.forEach(call -> {
                    call.arguments().forEach(this::read);
                    call.filter().ifPresent(this::read);
                });
            }
            case Relation.Window(Relation input, var calls) -> {
                read(input);
                calls.forEach(call -> call.arguments().forEach(this::read));
            }
            case Relation.Sort(Relation input, var keys, long offset, var limit) -> {
                read(input);
                keys.forEach(key -> read(key.expression()));
            }
        }
    }

    private void read(Scalar scalar) {
        switch (scalar) {
            case Scalar.Column ignored -> {}
            case Scalar.Outer ignored -> {}
            case Scalar.Literal ignored -> {}
            case Scalar.Call call -> call.arguments().forEach(this::read);
            case Scalar.Uninterpreted call -> call.arguments().forEach(this::read);
            case Scalar.Case(var branches, Scalar otherwise, var type) -> {
                branches.forEach(branch -> {
                    read(branch.condition());
                    read(branch.result());
                });
                read(otherwise);
            }
            case Scalar.Cast(Scalar operand, var type) -> read(operand);
            case Scalar.Exists(Relation relation) -> read(relation);
            case Scalar.In(var left, Relation relation) -> {
                left.forEach(this::read);
                read(relation);
            }
            case Scalar.Quantified(Scalar left, var comparison, var all, Relation relation) -> {
                read(left);
                read(relation);
            }
            case Scalar.Subquery(Relation relation) -> read(relation);
        }
    }
}
