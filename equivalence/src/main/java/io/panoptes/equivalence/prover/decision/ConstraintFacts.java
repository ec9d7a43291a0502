package io.panoptes.equivalence.prover.decision;

import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.KeyFacts;
import io.panoptes.equivalence.prover.translation.Translation;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What the constraints of the schema say of rows at hand. NOT NULL is in the terms already. */
final class ConstraintFacts {
    private final Schema schema;
    private final Map<String, List<Scalar>> checks;
    private final FreshVariables names;
    private final Translation translation;

    ConstraintFacts(Schema schema, Map<String, List<Scalar>> checks, FreshVariables names, Translation translation) {
        this.schema = schema;
        this.checks = checks;
        this.names = names;
        this.translation = translation;
    }

    List<Formula> ofRow(Var row, Table table) {
        List<Formula> facts = new ArrayList<>();
        List<Term> columns = Terms.columns(
                row, table.columns().stream().map(column -> column.type()).toList());
        for (Scalar check : checks.getOrDefault(table.name(), List.of())) {
            facts.add(translation.isNotFalse(check, columns));
        }
        for (Constraint constraint : table.constraints()) {
            switch (constraint) {
                case Constraint.Range(String name, var low, var high) -> {
                    Term column = columns.get(table.indexOf(name));
                    low.ifPresent(bound -> facts.add(Formulas.not(Formulas.less(column, constant(bound, column)))));
                    high.ifPresent(bound -> facts.add(Formulas.not(Formulas.less(constant(bound, column), column))));
                }
                case Constraint.Categorical(String name, List<Value> values) -> {
                    Term column = columns.get(table.indexOf(name));
                    List<Formula> ways = new ArrayList<>();
                    ways.add(Formulas.isNull(column));
                    values.forEach(value -> ways.add(Formulas.same(column, constant(value, column))));
                    facts.add(Formulas.or(ways));
                }
                case Constraint.Ordering(String smaller, String larger) ->
                    facts.add(Formulas.not(
                            Formulas.less(columns.get(table.indexOf(larger)), columns.get(table.indexOf(smaller)))));
                case Constraint.PrimaryKey ignored -> {}
                case Constraint.Unique ignored -> {}
                case Constraint.Reference ignored -> {}
                case Constraint.Check ignored -> {}
                case Constraint.FunctionalDependency ignored -> {}
            }
        }
        return facts;
    }

    private static Term constant(Value value, Term like) {
        return new Term.Constant(value, like.type());
    }

    /** A row that a reference points to: it is there where {@code present} holds, and then {@code agree} holds, too. */
    record Link(Var parent, Formula present, Formula agree) {}

    /** For each reference the row that it points to where none of its columns is NULL. */
    List<Link> parents(Var row, Table table) {
        List<Link> parents = new ArrayList<>();
        for (Constraint constraint : table.constraints()) {
            if (constraint instanceof Constraint.Reference reference) {
                List<String> columns = reference.columns();
                List<String> keys = reference.targetColumns();
                Table parentTable = schema.table(reference.target()).orElse(null);
                if (parentTable == null || columns.size() != keys.size()) {
                    continue;
                }
                Var parent = names.fresh(new Source.Stored(parentTable));
                List<Formula> present = new ArrayList<>();
                List<Formula> agree = new ArrayList<>();
                for (int i = 0; i < columns.size(); i++) {
                    Term from = KeyFacts.column(row, table, table.indexOf(columns.get(i)));
                    Term to = KeyFacts.column(parent, parentTable, parentTable.indexOf(keys.get(i)));
                    present.add(Formulas.notNull(from));
                    agree.add(Formulas.same(from, to));
                }
                parents.add(new Link(parent, Formulas.and(present), Formulas.and(agree)));
            }
        }
        return parents;
    }

    /** Two rows with one key are one row; functional dependencies. */
    List<Formula> ofPair(Var left, Var right, Table table) {
        List<Formula> facts = new ArrayList<>();
        List<SqlType> types =
                table.columns().stream().map(column -> column.type()).toList();
        List<Term> a = Terms.columns(left, types);
        List<Term> b = Terms.columns(right, types);
        for (List<Integer> key : KeyFacts.of(table)) {
            List<Formula> differ = new ArrayList<>();
            List<Formula> agree = new ArrayList<>();
            for (int index : key) {
                differ.add(Formulas.isNull(a.get(index)));
                differ.add(Formulas.not(Formulas.same(a.get(index), b.get(index))));
            }
            for (int i = 0; i < a.size(); i++) {
                agree.add(Formulas.same(a.get(i), b.get(i)));
            }
            facts.add(Formulas.or(Formulas.or(differ), Formulas.and(agree)));
        }
        for (Constraint constraint : table.constraints()) {
            if (constraint instanceof Constraint.FunctionalDependency(List<String> from, String to)) {
                List<Formula> ways = new ArrayList<>();
                for (int index : KeyFacts.positions(table, from)) {
                    ways.add(Formulas.not(Formulas.same(a.get(index), b.get(index))));
                }
                ways.add(Formulas.same(a.get(table.indexOf(to)), b.get(table.indexOf(to))));
                facts.add(Formulas.or(ways));
            }
        }
        return facts;
    }
}
