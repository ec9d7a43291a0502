package io.panoptes.texttosql.constraint;

import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Constraint.FunctionalDependency;
import io.panoptes.sql.schema.Table;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Leaves out functional dependencies that follow from the others and from keys without NULLs: {@code a -> b, b -> c, a -> c}
 * becomes {@code a -> b, b -> c}.
 *
 * <p>What is left says the same, so that neither a proof nor a counterexample is lost; mined dependencies often number
 * hundreds a table, and each costs the solver a formula for every pair of rows.
 */
final class DependencyCover {
    private record Arrow(BitSet from, BitSet to) {}

    private DependencyCover() {}

    static List<TableConstraint> of(Table table, List<TableConstraint> constraints) {
        List<Arrow> keys = new ArrayList<>();
        Set<String> notNull = notNull(table, constraints);
        table.constraints().forEach(constraint -> addKey(constraint, table, notNull, keys));
        List<TableConstraint> dependencies = new ArrayList<>();
        for (TableConstraint constraint : constraints) {
            if (constraint.statement() instanceof Statement.Kept(FunctionalDependency ignored)) {
                dependencies.add(constraint);
            } else if (constraint.statement() instanceof Statement.Kept(Constraint other)) {
                addKey(other, table, notNull, keys);
            }
        }
        List<Arrow> arrows = new ArrayList<>();
        dependencies.forEach(constraint -> arrows.add(arrow(constraint, table)));
        Set<TableConstraint> implied = new HashSet<>();
        // The longest first: a dependency with fewer determinants says more.
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < arrows.size(); i++) {
            order.add(i);
        }
        order.sort((one, other) ->
                arrows.get(other).from().cardinality() - arrows.get(one).from().cardinality());
        boolean[] left = new boolean[arrows.size()];
        java.util.Arrays.fill(left, true);
        for (int index : order) {
            left[index] = false;
            Arrow arrow = arrows.get(index);
            if (reaches(arrow, arrows, left, keys)) {
                implied.add(dependencies.get(index));
            } else {
                left[index] = true;
            }
        }
        return constraints.stream()
                .filter(constraint -> !implied.contains(constraint))
                .toList();
    }

    private static boolean reaches(Arrow wanted, List<Arrow> arrows, boolean[] left, List<Arrow> keys) {
        BitSet reached = (BitSet) wanted.from().clone();
        boolean grew = true;
        while (grew) {
            int before = reached.cardinality();
            keys.forEach(key -> follow(key, reached));
            for (int i = 0; i < left.length; i++) {
                if (left[i]) {
                    follow(arrows.get(i), reached);
                }
            }
            if (contains(reached, wanted.to())) {
                return true;
            }
            grew = reached.cardinality() > before;
        }
        return false;
    }

    private static void follow(Arrow arrow, BitSet reached) {
        if (contains(reached, arrow.from())) {
            reached.or(arrow.to());
        }
    }

    private static boolean contains(BitSet all, BitSet some) {
        BitSet missing = (BitSet) some.clone();
        missing.andNot(all);
        return missing.isEmpty();
    }

    private static Arrow arrow(TableConstraint constraint, Table table) {
        if (constraint.statement() instanceof Statement.Kept(FunctionalDependency(List<String> from, String to))) {
            return new Arrow(set(from, table), set(List.of(to), table));
        }
        throw new IllegalArgumentException(constraint.toString());
    }

    private static void addKey(Constraint constraint, Table table, Set<String> notNull, List<Arrow> keys) {
        BitSet all = new BitSet();
        all.set(0, table.columns().size());
        if (constraint instanceof Constraint.PrimaryKey(List<String> columns) && notNull.containsAll(columns)) {
            keys.add(new Arrow(set(columns, table), all));
        } else if (constraint instanceof Constraint.Unique(List<String> columns) && notNull.containsAll(columns)) {
            keys.add(new Arrow(set(columns, table), all));
        }
    }

    private static Set<String> notNull(Table table, List<TableConstraint> constraints) {
        Set<String> names = new HashSet<>();
        table.columns().stream()
                .filter(column -> !column.nullable() && !column.traits().contains(ColumnTrait.NULLABLE_KEY))
                .map(Column::name)
                .forEach(names::add);
        for (TableConstraint constraint : constraints) {
            if (constraint.statement() instanceof Statement.NotNull(String column)) {
                names.add(column);
            }
        }
        return names;
    }

    private static BitSet set(List<String> columns, Table table) {
        BitSet set = new BitSet();
        columns.forEach(column -> set.set(table.indexOf(column)));
        return set;
    }
}
