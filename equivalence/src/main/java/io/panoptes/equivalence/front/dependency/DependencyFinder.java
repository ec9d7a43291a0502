package io.panoptes.equivalence.front.dependency;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** Finds the dependencies between the columns of a relation, from its leaves up. */
final class DependencyFinder {
    private final boolean spelled;
    private int next;

    /** @param spelled whether texts are the same only if they are spelled alike, though comparisons take no regard to it */
    DependencyFinder(boolean spelled) {
        this.spelled = spelled;
    }

    RowDependencies find(Relation relation) {
        return switch (relation) {
            case Relation.Scan scan -> scan(scan.table());
            case Relation.Values rows ->
                rows.rows().size() <= 1 ? constant(rows.types().size()) : unknown(rows);
            case Relation.Filter filter -> where(find(filter.input()), filter.condition());
            case Relation.Project project -> project(project);
            case Relation.Join join -> join(join);
            case Relation.SetOperation operation ->
                spelled || operation.kind() == Relation.SetKind.UNION ? unknown(operation) : find(operation.left());
            case Relation.Distinct distinct -> find(distinct.input());
            case Relation.Aggregate aggregate -> aggregate(aggregate);
            case Relation.Window window -> window(window);
            case Relation.Sort sort -> find(sort.input());
        };
    }

    /** {@code PRIMARY KEY (k), UNIQUE (k)} of columns that are not NULL {@code -> k} determines the row. */
    private RowDependencies scan(Table table) {
        List<Integer> columns = fresh(table.columns().size());
        List<Dependency> dependencies = new ArrayList<>();
        Set<Integer> present = new HashSet<>();
        IntStream.range(0, columns.size())
                .filter(i -> !table.columns().get(i).nullable())
                .forEach(i -> present.add(columns.get(i)));
        for (Constraint constraint : table.constraints()) {
            if (constraint instanceof Constraint.PrimaryKey(List<String> names)) {
                present.addAll(values(names, table, columns));
            }
        }
        for (Constraint constraint : table.constraints()) {
            switch (constraint) {
                case Constraint.PrimaryKey(List<String> names) ->
                    key(values(names, table, columns), columns, dependencies);
                case Constraint.Unique(List<String> names)
                when present.containsAll(values(names, table, columns)) ->
                    key(values(names, table, columns), columns, dependencies);
                case Constraint.Unique ignored -> {}
                case Constraint.FunctionalDependency(List<String> from, String to)
                when !(spelled && isText(table.columns().get(table.indexOf(to)).type())) ->
                    dependencies.add(new Dependency(values(from, table, columns), columns.get(table.indexOf(to))));
                case Constraint.FunctionalDependency ignored -> {}
                case Constraint.Reference ignored -> {}
                case Constraint.Check ignored -> {}
                case Constraint.Range ignored -> {}
                case Constraint.Categorical ignored -> {}
                case Constraint.Ordering ignored -> {}
            }
        }
        return new RowDependencies(columns, dependencies, present);
    }

    private static void key(Set<Integer> key, List<Integer> columns, List<Dependency> dependencies) {
        columns.forEach(column -> dependencies.add(new Dependency(key, column)));
    }

    private static Set<Integer> values(List<String> names, Table table, List<Integer> columns) {
        Set<Integer> result = new HashSet<>();
        names.forEach(name -> result.add(columns.get(table.indexOf(name))));
        return result;
    }

    private RowDependencies where(RowDependencies rows, Scalar condition) {
        Conjuncts conjuncts = new Conjuncts(rows.columns(), spelled);
        return rows.with(conjuncts.dependencies(condition), conjuncts.present(condition));
    }

    /** A column keeps its value, and expressions that are written alike share one. */
    private RowDependencies project(Relation.Project project) {
        RowDependencies input = find(project.input());
        Conjuncts conjuncts = new Conjuncts(input.columns(), spelled);
        Map<Scalar, Integer> computed = new HashMap<>();
        List<Integer> columns = new ArrayList<>();
        List<Dependency> dependencies = new ArrayList<>();
        for (Scalar expression : project.expressions()) {
            if (expression instanceof Scalar.Column column) {
                columns.add(input.columns().get(column.index()));
            } else {
                int value = computed.computeIfAbsent(expression, key -> next++);
                columns.add(value);
                conjuncts.sources(expression).ifPresent(from -> dependencies.add(new Dependency(from, value)));
            }
        }
        return input.with(dependencies, Set.of()).withColumns(columns);
    }

    /** The right side of a lateral join is another relation for each left row: nothing is known of its columns. */
    private RowDependencies join(Relation.Join join) {
        RowDependencies left = find(join.left());
        RowDependencies right = join.lateral() ? unknown(join.right()) : find(join.right());
        return switch (join.kind()) {
            case SEMI, ANTI -> left;
            case INNER -> where(left.beside(right), join.condition());
            case LEFT -> {
                RowDependencies both = left.beside(right);
                int real = next++;
                yield left.beside(right.extended(real)).with(partner(both, left, right, real, join), Set.of());
            }
            case RIGHT -> {
                RowDependencies both = left.beside(right);
                int real = next++;
                yield left.extended(real).beside(right).with(partner(both, right, left, real, join), Set.of());
            }
            case FULL -> left.extended(next++).beside(right.extended(next++));
        };
    }

    /**
     * The columns of the kept side in ON tell whether a row has a partner: rows that agree on them have the same partners.
     * Where it is known that there is a partner, the equalities of ON hold for its columns.
     */
    private List<Dependency> partner(
            RowDependencies both, RowDependencies kept, RowDependencies partner, int real, Relation.Join join) {
        if (join.lateral()) {
            return List.of();
        }
        List<Dependency> result = new ArrayList<>();
        Conjuncts on = new Conjuncts(both.columns(), spelled);
        on.sources(join.condition()).ifPresent(sources -> {
            Set<Integer> ofKept = new HashSet<>(sources);
            ofKept.retainAll(kept.columns());
            result.add(new Dependency(ofKept, real));
        });
        on.dependencies(join.condition()).stream()
                .filter(dependency -> partner.columns().contains(dependency.to()))
                .map(dependency -> dependency.given(real))
                .forEach(result::add);
        return result;
    }

    /** The keys determine the group; any row of the group may stand for it. */
    private RowDependencies aggregate(Relation.Aggregate aggregate) {
        if (aggregate.groupingSets().size() != 1) {
            return unknown(aggregate);
        }
        RowDependencies keys = project(new Relation.Project(aggregate.input(), aggregate.keys()));
        List<Integer> columns = new ArrayList<>(keys.columns());
        Set<Integer> key = Set.copyOf(keys.columns());
        List<Dependency> dependencies = new ArrayList<>();
        Set<Integer> present = new HashSet<>();
        for (Relation.AggregateCall call : aggregate.aggregates()) {
            int value = next++;
            columns.add(value);
            if (!spelled || !isText(call.type())) {
                dependencies.add(new Dependency(key, value));
            }
            if (call.function() == Relation.AggregateFunction.COUNT) {
                present.add(value);
            }
        }
        return keys.with(dependencies, present).withColumns(columns);
    }

    private RowDependencies window(Relation.Window window) {
        RowDependencies input = find(window.input());
        List<Integer> columns = new ArrayList<>(input.columns());
        columns.addAll(fresh(window.calls().size()));
        return input.withColumns(columns);
    }

    private RowDependencies constant(int width) {
        List<Integer> columns = fresh(width);
        List<Dependency> dependencies =
                columns.stream().map(column -> new Dependency(Set.of(), column)).toList();
        return new RowDependencies(columns, dependencies, Set.of());
    }

    private RowDependencies unknown(Relation relation) {
        return new RowDependencies(fresh(relation.types().size()), List.of(), Set.of());
    }

    private List<Integer> fresh(int width) {
        return IntStream.range(0, width).mapToObj(i -> next++).toList();
    }

    private static boolean isText(SqlType type) {
        return type instanceof SqlType.TextType;
    }
}
