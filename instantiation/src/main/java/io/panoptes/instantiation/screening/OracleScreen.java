package io.panoptes.instantiation.screening;

import io.panoptes.corpus.ValuePool;
import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Hazard;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.trial.AnswerMatch;
import io.panoptes.instantiation.casebuilder.ExpressibleOracle;
import io.panoptes.instantiation.data.SchemaRows;
import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.instantiation.testcase.Side;
import io.panoptes.instantiation.testcase.SideWriter;
import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.write.SqlWriter;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Runs both queries of each oracle as they stand, on small data with NULLs and duplicates, each placeholder a column. On a DBMS that was
 * learnt, two answers there say that it reads one of them differently from the proof does: such an oracle is left out and named, and so is one
 * that it does not read. Used by one thread.
 */
public final class OracleScreen {
    private static final Duration LIMIT = Duration.ofSeconds(10);
    /** Once a query did not end in time; to end the process takes time as well. */
    private static final Duration SHORTER_LIMIT = Duration.ofSeconds(3);

    private static final Duration LIMIT_OF_SETUP = Duration.ofSeconds(20);
    private static final int[] ROWS = {4, 9};
    private static final int AT_ONCE = 20;
    private static final int FEWEST = 15;
    private static final int TURNS_FOR_ONE = 20;
    /** Oracles of one schema that are tried before another has its turn; twice as many where they took a part of it only. */
    private static final int SLICE = 10;

    private static final int SLOW_PART = 8;
    /** One query that does not end must not take all of the time. */
    private static final int LIMIT_PART = 4;

    private final Profile profile;
    private final Instance instance;
    private final SchemaRows rows;
    private final SideWriter sides;
    private final List<Oracle> kept = new ArrayList<>();
    private final List<String> differing = new ArrayList<>();
    private int unread;
    private int untried;
    private Duration limit = LIMIT;

    /** @param instance fresh; it is left fresh */
    public OracleScreen(Profile profile, Instance instance) {
        this.profile = profile;
        this.instance = instance;
        this.sides = new SideWriter(profile);
        this.rows = new SchemaRows(new ValuePool(
                !profile.hazards().contains(Hazard.PADDING), !profile.hazards().contains(Hazard.COLLATION)));
    }

    /**
     * What came of it.
     *
     * @param differing oracles whose two queries differ on small data, with their queries
     * @param unread those that the DBMS has no words for, refuses, or does not answer in time
     * @param untried those that the time was not enough for: they are left out, too
     */
    public record Screened(List<Oracle> kept, List<String> differing, int unread, int untried) {}

    /**
     * Tries oracles until the time is over; where tables are slow to make, or the machine is busy, for as long again, and in any case until
     * there is one, for the first turns. A turn takes a few oracles of a schema, so that those that there was time for are not all of one.
     *
     * @param progress is told after each turn how many oracles were tried so far
     */
    public Screened screen(List<Oracle> oracles, Duration time, IntConsumer progress) {
        // Those that can't be asked at all would take the turns of others.
        List<Oracle> askable = oracles.stream()
                .filter(oracle ->
                        oracle.changes().isEmpty() || profile.transactions().tried())
                .toList();
        unread += oracles.size() - askable.size();
        Deque<List<Oracle>> waiting = new ArrayDeque<>(ScreenOrder.of(askable, profile.features()));
        Duration part = time.dividedBy(LIMIT_PART);
        limit = shorter(LIMIT, part.compareTo(SHORTER_LIMIT) < 0 ? SHORTER_LIMIT : part);
        long start = System.nanoTime();
        int tried = 0;
        int size = SLICE;
        for (int turn = 0; !waiting.isEmpty(); turn++) {
            long begun = System.nanoTime();
            if (!goesOn(begun - start, time.toNanos(), turn)) {
                break;
            }
            List<Oracle> group = waiting.removeFirst();
            List<Oracle> slice = group.subList(0, Math.min(group.size(), size));
            readAndScreen(slice);
            tried += slice.size();
            progress.accept(tried);
            if (slice.size() < group.size()) {
                waiting.addLast(group.subList(slice.size(), group.size()));
            }
            if (slice.size() == size && SLOW_PART * (System.nanoTime() - begun) < time.toNanos()) {
                size *= 2;
            }
        }
        untried += waiting.stream().mapToInt(List::size).sum();
        instance.reset();
        return new Screened(kept, differing, unread, untried);
    }

    private boolean goesOn(long passed, long time, int turn) {
        return passed < time || kept.size() < FEWEST && passed < 2 * time || kept.isEmpty() && turn < TURNS_FOR_ONE;
    }

    /** To read an oracle takes time as well. */
    private void readAndScreen(List<Oracle> slice) {
        List<ParsedOracle> sayable = slice.stream()
                .map(ParsedOracle::lazily)
                .filter(this::isExpressible)
                .toList();
        unread += slice.size() - sayable.size();
        screen(sayable);
    }

    private boolean isExpressible(ParsedOracle oracle) {
        return ExpressibleOracle.is(oracle, profile)
                && oracle.schema().tables().stream()
                        .flatMap(table -> table.columns().stream())
                        .noneMatch(column -> profile.spellings(column.type()).isEmpty());
    }

    /** Oracles over one schema, each of which must have been answered once, and alike always. */
    private void screen(List<ParsedOracle> group) {
        List<ParsedOracle> left = new ArrayList<>(group);
        Map<ParsedOracle, Boolean> answered = new LinkedHashMap<>();
        for (int i = 0; i < ROWS.length; i++) {
            // What has failed once is out, and may have taken all of the limit.
            left.removeIf(oracle -> !answered.getOrDefault(oracle, true));
            if (left.isEmpty()) {
                break;
            }
            fill(left.getFirst(), ROWS[i], i);
            for (int from = 0; from < left.size(); ) {
                List<ParsedOracle> some = left.subList(from, Math.min(left.size(), from + AT_ONCE));
                Statements statements = new Statements();
                List<Pair> pairs = some.stream().map(statements::add).toList();
                List<Outcome> outcomes = instance.run(statements.all, limit);
                int end = firstEnd(outcomes);
                // What was to run behind it says nothing, and is sent again.
                int count = 0;
                for (; count < pairs.size() && (end < 0 || pairs.get(count).first() <= end); count++) {
                    Pair pair = pairs.get(count);
                    note(some.get(count), pair.left().of(outcomes), pair.right().of(outcomes), answered);
                }
                from += count;
                if (end >= 0) {
                    limit = shorter(limit, SHORTER_LIMIT);
                    fill(left.getFirst(), ROWS[i], i);
                }
            }
        }
        for (ParsedOracle oracle : group) {
            if (answered.getOrDefault(oracle, false)) {
                kept.add(oracle.oracle());
            } else if (!answered.containsKey(oracle)) {
                unread++;
            }
        }
    }

    /** The places of a query and of what changes data before it, if anything does, in statements that run together. */
    private record Place(int first, int query) {
        /** What came of the query; where something before it failed, of that. */
        Outcome of(List<Outcome> outcomes) {
            return outcomes.subList(first, query).stream()
                    .filter(outcome -> !(outcome instanceof Outcome.Done || outcome instanceof Outcome.Rows))
                    .findFirst()
                    .orElse(outcomes.get(query));
        }
    }

    private record Pair(Place left, Place right) {
        int first() {
            return left.first();
        }
    }

    /** What is sent together: the two queries of each oracle, each behind its changes, which are taken back. */
    private final class Statements {
        private final List<String> all = new ArrayList<>();

        Pair add(ParsedOracle oracle) {
            return new Pair(add(oracle.leftChanges(), oracle.left()), add(oracle.rightChanges(), oracle.right()));
        }

        private Place add(List<Change> changes, Query query) {
            Side side = sides.write(changes, query, Optional.empty());
            int first = all.size();
            all.addAll(side.before());
            all.addAll(side.changing());
            int place = all.size();
            all.add(side.sql());
            all.addAll(side.after());
            return new Place(first, place);
        }
    }

    private static Duration shorter(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? one : other;
    }

    private void fill(ParsedOracle oracle, int count, int seed) {
        instance.reset();
        List<Table> tables = oracle.tablesParentsFirst();
        List<String> statements = new ArrayList<>(tables.stream()
                .map(table -> SqlWriter.write(declared(table), profile.dialect()))
                .toList());
        rows.of(tables, new SplittableRandom(seed), count)
                .forEach((table, made) -> statements.addAll(inserts(table, made)));
        instance.run(statements, LIMIT_OF_SETUP);
    }

    /** The rows keep all constraints; those that the DBMS knows are declared. */
    private Table declared(Table table) {
        Set<Feature> features = profile.features();
        boolean keys = !features.contains(Feature.WITHOUT_KEYS);
        return new Table(
                table.name(),
                table.columns(),
                table.constraints().stream()
                        .filter(constraint -> switch (constraint) {
                            case Constraint.PrimaryKey ignored -> keys;
                            case Constraint.Unique ignored -> keys && !features.contains(Feature.WITHOUT_UNIQUE_KEYS);
                            case Constraint.Reference ignored -> features.contains(Feature.FOREIGN_KEYS);
                            case Constraint.Check ignored -> features.contains(Feature.CHECK_CONSTRAINTS);
                            case Constraint.Range ignored -> false;
                            case Constraint.Categorical ignored -> false;
                            case Constraint.FunctionalDependency ignored -> false;
                            case Constraint.Ordering ignored -> false;
                        })
                        .toList());
    }

    /** One statement where it takes several rows: on some a statement takes a second. */
    private List<String> inserts(Table table, List<Row> made) {
        String into = "INSERT INTO %s (%s) VALUES "
                .formatted(
                        SqlWriter.name(table.name(), profile.dialect()),
                        table.columns().stream()
                                .map(column -> SqlWriter.name(column.name(), profile.dialect()))
                                .collect(Collectors.joining(", ")));
        List<String> values = made.stream()
                .map(row -> row.values().stream()
                        .map(value -> SqlWriter.write(value, profile.dialect()))
                        .collect(Collectors.joining(", ", "(", ")")))
                .toList();
        boolean together = !profile.features().contains(Feature.ROWS_ONE_BY_ONE) && !values.isEmpty();
        return (together ? Stream.of(String.join(", ", values)) : values.stream())
                .map(into::concat)
                .toList();
    }

    /** Once it differs, or ends the process, it is out. */
    private void note(ParsedOracle oracle, Outcome left, Outcome right, Map<ParsedOracle, Boolean> answered) {
        if (answered.containsKey(oracle) && !answered.get(oracle)) {
            return;
        }
        if (endsTheProcess(left) || endsTheProcess(right)) {
            answered.put(oracle, false);
            differing.add("oracle %s: a query did not end in time, or ended the process"
                    .formatted(oracle.oracle().id()));
        } else if (ranOut(left) || ranOut(right)) {
            answered.put(oracle, false);
            unread++;
            limit = shorter(limit, SHORTER_LIMIT);
        } else if (left instanceof Outcome.Rows(var names, var types, var leftRows, var nanos)
                && right instanceof Outcome.Rows(var otherNames, var otherTypes, var rightRows, var otherNanos)) {
            Semantics semantics = oracle.oracle().semantics() == Semantics.SET ? Semantics.SET : Semantics.BAG;
            boolean same = AnswerMatch.equal(leftRows, rightRows, semantics);
            answered.put(oracle, same);
            if (!same) {
                differing.add("oracle %s: %d rows of %s, and %d other rows of %s"
                        .formatted(
                                oracle.oracle().id(),
                                leftRows.size(),
                                oracle.oracle().left(),
                                rightRows.size(),
                                oracle.oracle().right()));
            }
        }
    }

    /** The place of the statement that ended the process; -1 where none did. */
    private static int firstEnd(List<Outcome> outcomes) {
        for (int i = 0; i < outcomes.size(); i++) {
            if (endsTheProcess(outcomes.get(i))) {
                return i;
            }
        }
        return -1;
    }

    /** Somewhere a query over nine rows does not end within seconds. */
    private static boolean ranOut(Outcome outcome) {
        return outcome instanceof Outcome.Failed failed && failed.errorClass() == Outcome.ErrorClass.RESOURCE;
    }

    private static boolean endsTheProcess(Outcome outcome) {
        return outcome instanceof Outcome.Crashed
                || outcome instanceof Outcome.Hung
                || outcome instanceof Outcome.Skipped;
    }
}
