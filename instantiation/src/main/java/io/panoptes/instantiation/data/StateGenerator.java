package io.panoptes.instantiation.data;

import io.panoptes.corpus.GeneratedColumns;
import io.panoptes.corpus.Operations;
import io.panoptes.corpus.SnippetGenerator;
import io.panoptes.corpus.ValuePool;
import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.opaque.OpaqueWords;
import io.panoptes.instantiation.opaque.OwnQuery;
import io.panoptes.instantiation.start.StartState;
import io.panoptes.instantiation.state.DatabaseState;
import io.panoptes.instantiation.state.OwnIndexes;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.CreateIndex;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.SetupStep.Insert;
import io.panoptes.instantiation.state.StateTables;
import io.panoptes.instantiation.state.TableOptions;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** Makes database states, the same for the same seed. */
public final class StateGenerator {
    private static final Chance REFILLED = Chance.oneIn(10);

    private final Profile profile;
    private final ValuePool values;
    private final SnippetGenerator snippets;
    private final OpaqueWords opaque;
    private final GeneratedColumns generated;
    private final StartState start;

    /**
     * @param opaque what the target was found to know for columns and indexes that no proven query reads
     * @param generated stored snippets that generated columns may be made of
     */
    public StateGenerator(
            Profile profile, Operations operations, ValuePool values, OpaqueWords opaque, GeneratedColumns generated) {
        this(profile, operations, values, opaque, generated, StartState.NONE);
    }

    /** @param start what each state begins with */
    public StateGenerator(
            Profile profile,
            Operations operations,
            ValuePool values,
            OpaqueWords opaque,
            GeneratedColumns generated,
            StartState start) {
        this.profile = profile;
        this.values = values;
        this.snippets = new SnippetGenerator(operations, values);
        this.opaque = opaque;
        this.generated = generated;
        this.start = start;
    }

    public DatabaseState state(long number, long seed) {
        var random = new SplittableRandom(seed);
        var shape = StateShape.draw(random, ofNarrow());
        var steps = new ArrayList<>(StateExtras.before(profile, random));
        steps.addAll(start.steps());
        if (start.only()) {
            steps.addAll(StateExtras.after(profile, random, List.copyOf(steps)));
            return new DatabaseState(number, seed, steps);
        }
        int own = steps.size();
        Map<String, Table> tables = new HashMap<>();
        Map<String, List<Row>> made = new HashMap<>();
        var parents = new ArrayList<Table>();
        var few = new ValuesThatMeet(random, opaque);
        int refilled = Refills.isPossible(profile) && REFILLED.happens(random) ? random.nextInt(shape.tables()) : -1;
        for (int i = 0; i < shape.tables(); i++) {
            CreateTable create = new TableGenerator(random, profile, snippets, opaque, generated, shape.narrow())
                    .table(name("b", i), parents);
            Table table = StateTables.stored(create);
            tables.put(table.name(), table);
            List<Row> rows = new RowGenerator(random, values, few::of, made, tables).rows(table, shape.rows(random, i));
            made.put(table.name(), rows);
            TableOptions.Kept kept = TableOptions.draw(random, profile, create);
            List<CreateIndex> indexes = new IndexGenerator(random, profile, snippets, opaque, shape.narrow())
                    .indexes(StateTables.readable(create));
            boolean fills = i == refilled && (rows.size() > 1 || !readsOneRow());
            addTable(random, steps, kept, new Rows(table, rows, fills), indexes);
            if (kept.usual()) {
                parents.add(table);
            }
        }
        steps.addAll(
                new StateChanges(random, profile, snippets, opaque).of(List.copyOf(steps.subList(own, steps.size()))));
        steps.addAll(RoundTrips.of(profile, random, List.copyOf(steps.subList(own, steps.size()))));
        steps.addAll(VirtualTables.of(profile, opaque, random, List.of(name("r", 0), name("r", 1))));
        steps.addAll(StateExtras.after(profile, random, List.copyOf(steps)));
        return new DatabaseState(number, seed, steps);
    }

    /** One that no table of a user has. */
    private String name(String letter, int number) {
        String name = letter + number;
        return start.hasTable(name) ? name("own_" + letter, number) : name;
    }

    /** @param fill whether many others come and go before them, or between them */
    private record Rows(Table table, List<Row> rows, boolean fill) {}

    /** Indexes come before the rows, after them or when some are in: DBMSs build them in two ways, and may have to take over from one to the other. */
    private void addTable(
            RandomGenerator random,
            List<SetupStep> steps,
            TableOptions.Kept kept,
            Rows rows,
            List<CreateIndex> indexes) {
        boolean before = random.nextBoolean();
        boolean between = !before && Chance.oneIn(3).happens(random);
        steps.add(kept.table());
        steps.addAll(kept.made());
        if (before) {
            steps.addAll(indexes);
        }
        boolean oneByOne = hasOpaqueKey(rows.table())
                || (before || between) && indexes.stream().anyMatch(CreateIndex::unique);
        List<SetupStep> inserts = inserts(random, kept.table(), rows, oneByOne);
        int first = between ? random.nextInt(inserts.size() + 1) : inserts.size();
        steps.addAll(inserts.subList(0, first));
        if (between) {
            steps.addAll(indexes);
        }
        steps.addAll(inserts.subList(first, inserts.size()));
        if (!before && !between) {
            boolean hasUniqueKeys = !profile.features().contains(Feature.WITHOUT_UNIQUE_KEYS);
            indexes.stream()
                    .map(index -> random.nextBoolean() && hasUniqueKeys
                            ? UniqueIndex.where(index, rows.table(), rows.rows())
                            : index)
                    .forEach(steps::add);
        }
        steps.addAll(OwnIndexes.of(profile, random, rows.table()));
        steps.addAll(kept.moved());
    }

    private List<SetupStep> inserts(RandomGenerator random, CreateTable create, Rows given, boolean oneByOne) {
        List<Row> rows = given.rows();
        List<String> columns =
                given.table().columns().stream().map(Column::name).toList();
        var inserts = new ArrayList<SetupStep>();
        int from = 0;
        while (from < rows.size()) {
            int to = Math.min(
                    rows.size(), from + (oneByOne ? 1 : rows.size() > 50 ? 500 : 1 + random.nextInt(rows.size())));
            inserts.add(new Insert(given.table().name(), columns, rows.subList(from, to)));
            from = to;
        }
        if (given.fill()) {
            int place = random.nextBoolean() ? 0 : random.nextInt(inserts.size() + 1);
            inserts.addAll(place, new Refills(profile, values, random).of(create, place == 0));
        }
        return inserts;
    }

    /** Whether some query of the DBMS's own must be certain that its table has no more than one row. */
    private boolean readsOneRow() {
        return opaque.queries().stream().anyMatch(query -> query.form() == OwnQuery.Form.OF_ONE_ROW);
    }

    /** Its key refuses rows that only the DBMS's own comparison takes for equal, so each row is inserted by itself. */
    private static boolean hasOpaqueKey(Table table) {
        return table.columns().stream()
                .filter(column -> column.type() instanceof SqlType.OpaqueType)
                .anyMatch(column ->
                        table.constraints().stream().anyMatch(constraint -> constraint.mentions(column.name())));
    }

    /** How many states are made mostly of columns that opaque predicates read. */
    private Chance ofNarrow() {
        if (opaque.comparesEverything()) {
            return Chance.of(2, 3);
        }
        return Chance.of(opaque.may(OpaqueWords.Liberty.NARROW_STATES) ? 1 : 0, 3);
    }
}
