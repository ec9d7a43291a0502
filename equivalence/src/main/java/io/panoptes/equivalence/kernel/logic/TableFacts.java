package io.panoptes.equivalence.kernel.logic;

import io.panoptes.equivalence.kernel.syntax.Fresh;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/** What the constraints of the schema say of one row, of two rows, and of the rows that a row points to. */
final class TableFacts {
    private final Schema schema;
    private final BiFunction<Table, Var, List<Formula>> checks;
    private final Fresh fresh;

    /** @param checks what the CHECK conditions of a table say of a row */
    TableFacts(Schema schema, BiFunction<Table, Var, List<Formula>> checks, Fresh fresh) {
        this.schema = schema;
        this.checks = checks;
        this.fresh = fresh;
    }

    static Term column(Var row, Table table, int index) {
        return new Term.Column(row, index, table.columns().get(index).type());
    }

    private static Term column(Var row, Table table, String name) {
        return column(row, table, table.indexOf(name));
    }

    List<Formula> ofRow(Var row, Table table) {
        List<Formula> facts = new ArrayList<>(checks.apply(table, row));
        for (Constraint constraint : table.constraints()) {
            switch (constraint) {
                case Constraint.Range(String name, var low, var high) -> {
                    Term column = column(row, table, name);
                    low.ifPresent(bound -> facts.add(
                            new Formula.Not(new Formula.Less(column, new Term.Constant(bound, column.type())))));
                    high.ifPresent(bound -> facts.add(
                            new Formula.Not(new Formula.Less(new Term.Constant(bound, column.type()), column))));
                }
                case Constraint.Categorical(String name, List<Value> values) -> {
                    Term column = column(row, table, name);
                    List<Formula> ways = new ArrayList<>(List.of(new Formula.IsNull(column)));
                    values.forEach(
                            value -> ways.add(new Formula.Same(column, new Term.Constant(value, column.type()))));
                    facts.add(new Formula.Or(ways));
                }
                case Constraint.Ordering(String smaller, String larger) ->
                    facts.add(
                            new Formula.Not(new Formula.Less(column(row, table, larger), column(row, table, smaller))));
                case Constraint.PrimaryKey ignored -> {}
                case Constraint.Unique ignored -> {}
                case Constraint.Reference ignored -> {}
                case Constraint.Check ignored -> {}
                case Constraint.FunctionalDependency ignored -> {}
            }
        }
        return facts;
    }

    /** A row that a reference points to: it is there where {@code present} holds, and then {@code agrees}, too. */
    record Parent(Var row, Formula present, Formula agrees) {}

    List<Parent> parents(Var row, Table table) {
        List<Parent> parents = new ArrayList<>();
        for (Constraint constraint : table.constraints()) {
            if (constraint instanceof Constraint.Reference reference) {
                List<String> columns = reference.columns();
                List<String> keys = reference.targetColumns();
                Table parentTable = schema.table(reference.target()).orElse(null);
                if (parentTable != null && columns.size() == keys.size()) {
                    Var parent = fresh.var(new Source.Stored(parentTable));
                    List<Formula> present = new ArrayList<>();
                    List<Formula> agrees = new ArrayList<>();
                    for (int i = 0; i < columns.size(); i++) {
                        Term from = column(row, table, columns.get(i));
                        present.add(new Formula.Not(new Formula.IsNull(from)));
                        agrees.add(new Formula.Same(from, column(parent, parentTable, keys.get(i))));
                    }
                    parents.add(new Parent(parent, new Formula.And(present), new Formula.And(agrees)));
                }
            }
        }
        return parents;
    }

    /** Where each of these holds for two rows, they are one row: keys whose columns are the same and not NULL. */
    static List<Formula> isOneRow(Var left, Var right, Table table) {
        List<Formula> ways = new ArrayList<>();
        for (Constraint constraint : table.constraints()) {
            switch (constraint) {
                case Constraint.PrimaryKey(List<String> columns) -> ways.add(agree(left, right, table, columns, true));
                case Constraint.Unique(List<String> columns) -> ways.add(agree(left, right, table, columns, true));
                case Constraint.Reference ignored -> {}
                case Constraint.Check ignored -> {}
                case Constraint.Range ignored -> {}
                case Constraint.Categorical ignored -> {}
                case Constraint.FunctionalDependency ignored -> {}
                case Constraint.Ordering ignored -> {}
            }
        }
        return ways;
    }

    /** Functional dependencies, in which NULL is a value like others. */
    static List<Formula> ofPair(Var left, Var right, Table table) {
        List<Formula> facts = new ArrayList<>();
        for (Constraint constraint : table.constraints()) {
            if (constraint instanceof Constraint.FunctionalDependency(List<String> from, String to)) {
                facts.add(new Formula.Or(List.of(
                        new Formula.Not(agree(left, right, table, from, false)),
                        agree(left, right, table, List.of(to), false))));
            }
        }
        return facts;
    }

    private static Formula agree(Var left, Var right, Table table, List<String> columns, boolean present) {
        List<Formula> parts = new ArrayList<>();
        for (String name : columns) {
            Term column = column(left, table, name);
            parts.add(new Formula.Same(column, column(right, table, name)));
            if (present) {
                parts.add(new Formula.Not(new Formula.IsNull(column)));
            }
        }
        return new Formula.And(parts);
    }
}
