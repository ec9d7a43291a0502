package io.panoptes.equivalence.refuter.concrete;

import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Rows;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Verdict.Counterexample;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;

/**
 * Small databases in which the first row of a table comes up very often, for queries that ask for counts which no small
 * database reaches: {@code HAVING COUNT(*) > 1000}. Where rows need a key each has one of its own.
 */
final class RepeatedRows {
    private static final int TRIES = 80;
    private static final int SMALL = 3;
    /** How many combinations of rows a query may look at. */
    private static final long MOST_COMBINATIONS = 4_000_000;

    private final Problem problem;
    private final Domains domains;
    private final RandomGenerator random;

    RepeatedRows(Problem problem, Domains domains, RandomGenerator random) {
        this.problem = problem;
        this.domains = domains;
        this.random = random;
    }

    /** {@code fresh}: for each column the codes of the copies, or none where they have that of the first row. */
    private record Recipe(int table, int copies, long[][] fresh) {

        void apply(Tables small, Tables large) {
            large.copyFrom(small);
            Rows rows = large.rows(table);
            if (rows.count() == 0) {
                return;
            }
            for (int copy = 0; copy < copies; copy++) {
                int row = rows.add();
                for (int column = 0; column < rows.width(); column++) {
                    long[] codes = fresh[column];
                    rows.set(row, column, codes.length == 0 ? rows.get(0, column) : codes[copy]);
                }
            }
        }
    }

    /** A difference, as small as it can be but for the rows that are repeated. */
    Optional<Counterexample> difference(Proposals proposals, Pool pool, Meaning meaning, String stage, Budget budget) {
        List<Integer> counts = counts();
        Trial trial = Trial.of(problem, pool, meaning);
        Tables small = new Tables(problem.schema());
        Tables large = new Tables(problem.schema());
        for (int i = 0; i < TRIES && !counts.isEmpty() && !budget.isOver(); i++) {
            Recipe recipe = recipe(counts.get(i % counts.size()), pool);
            proposals.random(small, SMALL);
            if (differs(recipe, small, large, trial, proposals, pool)) {
                Tables least = proposals.minimise(
                        small, candidate -> differs(recipe, candidate, large, trial, proposals, pool), budget);
                recipe.apply(least, large);
                return Optional.of(new Counterexample(
                        large.toDatabase(pool), trial.leftAnswer(large), trial.rightAnswer(large), stage));
            }
        }
        return Optional.empty();
    }

    /** The numbers of rows to try: those that are asked for, and their neighbours. */
    private List<Integer> counts() {
        Set<Integer> counts = new TreeSet<>();
        for (int asked : domains.largeCounts()) {
            for (int count = asked - 1; count <= asked + 1; count++) {
                if (Math.pow(count, domains.mostScans()) <= MOST_COMBINATIONS) {
                    counts.add(count);
                }
            }
        }
        return List.copyOf(counts);
    }

    private static boolean differs(
            Recipe recipe, Tables small, Tables large, Trial trial, Proposals proposals, Pool pool) {
        recipe.apply(small, large);
        if (!proposals.keepsConstraints(large)) {
            return false;
        }
        int mark = pool.mark();
        boolean different = trial.on(large) == Trial.Outcome.DIFFERENT;
        pool.forget(mark);
        return different;
    }

    /** For some table; one more column than those of its keys may differ from copy to copy. */
    private Recipe recipe(int count, Pool pool) {
        int number = random.nextInt(problem.schema().tables().size());
        Table table = problem.schema().tables().get(number);
        int other =
                Chance.oneIn(3).happens(random) ? random.nextInt(table.columns().size()) : -1;
        Set<Integer> keys = keys(table);
        long[][] fresh = new long[table.columns().size()][];
        for (int column = 0; column < fresh.length; column++) {
            boolean differs = column == other || keys.contains(column);
            fresh[column] = differs ? codes(table.columns().get(column).type(), count, pool) : new long[0];
        }
        return new Recipe(number, count - 1, fresh);
    }

    /** Of each key the columns that point to no other table, or all where there is none. */
    private static Set<Integer> keys(Table table) {
        Set<String> pointing = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        List<List<String>> keys = new ArrayList<>();
        for (Constraint constraint : table.constraints()) {
            switch (constraint) {
                case Constraint.Reference foreignKey -> pointing.addAll(foreignKey.columns());
                case Constraint.PrimaryKey(List<String> columns) -> keys.add(columns);
                case Constraint.Unique(List<String> columns) -> keys.add(columns);
                case Constraint.Check ignored -> {}
                case Constraint.Range ignored -> {}
                case Constraint.Categorical ignored -> {}
                case Constraint.FunctionalDependency ignored -> {}
                case Constraint.Ordering ignored -> {}
            }
        }
        Set<Integer> columns = new TreeSet<>();
        for (List<String> key : keys) {
            List<String> own =
                    key.stream().filter(name -> !pointing.contains(name)).toList();
            for (String name : own.isEmpty() ? key : own) {
                for (int i = 0; i < table.columns().size(); i++) {
                    if (table.columns().get(i).name().equalsIgnoreCase(name)) {
                        columns.add(i);
                    }
                }
            }
        }
        return columns;
    }

    /** N values that differ; none for types that have too few. */
    private static long[] codes(SqlType type, int count, Pool pool) {
        long[] codes = new long[count];
        for (int i = 0; i < count; i++) {
            Optional<Value> value = value(type, i);
            if (value.isEmpty()) {
                return new long[0];
            }
            codes[i] = pool.code(value.get());
        }
        return codes;
    }

    private static Optional<Value> value(SqlType type, int number) {
        return switch (type) {
            case SqlType.IntegerType ignored -> Optional.of(Value.of(10_000 + number));
            case SqlType.DecimalType ignored -> Optional.of(Value.of(BigDecimal.valueOf(100L + number)));
            case SqlType.DoubleType ignored -> Optional.of(Value.of(BigDecimal.valueOf(100L + number)));
            case SqlType.TextType ignored -> Optional.of(Value.of("r" + number));
            case SqlType.DateType ignored ->
                Optional.of(new Value.DateValue(LocalDate.of(2020, 1, 1).plusDays(number)));
            case SqlType.TimestampType ignored ->
                Optional.of(new Value.TimestampValue(
                        LocalDate.of(2020, 1, 1).plusDays(number).atStartOfDay()));
            case SqlType.BooleanType ignored -> Optional.empty();
            case SqlType.TimeType ignored -> Optional.empty();
            case SqlType.IntervalType ignored -> Optional.empty();
            case SqlType.NullType ignored -> Optional.empty();
            case SqlType.OpaqueType ignored -> Optional.empty();
        };
    }
}
