package io.panoptes.equivalence.prover.rule;

import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What keys say: which variables have one value at most once others are fixed. */
public final class KeyFacts {
    private KeyFacts() {}

    /** The keys of a table, as positions of columns. A key holds only among rows without a NULL in it. */
    public static List<List<Integer>> of(Table table) {
        List<List<Integer>> keys = new ArrayList<>();
        for (Constraint constraint : table.constraints()) {
            switch (constraint) {
                case Constraint.PrimaryKey(List<String> columns) -> keys.add(positions(table, columns));
                case Constraint.Unique(List<String> columns) -> keys.add(positions(table, columns));
                case Constraint.Reference ignored -> {}
                case Constraint.Check ignored -> {}
                case Constraint.Range ignored -> {}
                case Constraint.Categorical ignored -> {}
                case Constraint.FunctionalDependency ignored -> {}
                case Constraint.Ordering ignored -> {}
            }
        }
        return keys;
    }

    public static List<Integer> positions(Table table, List<String> columns) {
        return columns.stream().map(table::indexOf).toList();
    }

    public static Term column(Var row, Table table, int index) {
        return new Term.Column(row, index, table.columns().get(index).type());
    }

    /** Those of the variables that have one value at most wherever the facts hold and the known ones are fixed. */
    public static Set<Var> determined(List<Var> vars, Equalities facts, Set<Var> known) {
        Set<Var> fixed = new HashSet<>(known);
        Set<Var> found = new HashSet<>();
        boolean more = true;
        while (more) {
            more = false;
            for (Var var : vars) {
                if (!fixed.contains(var) && isDetermined(var, facts, fixed)) {
                    fixed.add(var);
                    found.add(var);
                    more = true;
                }
            }
        }
        return found;
    }

    private static boolean isDetermined(Var var, Equalities facts, Set<Var> fixed) {
        return switch (var.source()) {
            case Source.AnyValue(var type) -> isFixed(new Term.Variable(var, type), facts, fixed);
            case Source.Stored(Table table) ->
                of(table).stream()
                        .anyMatch(key -> key.stream().allMatch(index -> {
                            Term column = column(var, table, index);
                            return facts.isPresent(column) && isFixed(column, facts, fixed);
                        }));
            case Source.Unknown ignored -> false;
        };
    }

    private static boolean isFixed(Term term, Equalities facts, Set<Var> fixed) {
        return facts.others(term).stream().anyMatch(other -> fixed.containsAll(FreeVariables.of(other)));
    }
}
