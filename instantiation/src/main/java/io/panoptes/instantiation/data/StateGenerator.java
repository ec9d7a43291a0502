package io.panoptes.instantiation.data;

import io.panoptes.corpus.GeneratedColumns;
import io.panoptes.corpus.Operations;
import io.panoptes.corpus.SnippetGenerator;
import io.panoptes.corpus.ValuePool;
import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.opaque.OpaqueWords;
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
            addTable(random, steps, kept, table, rows, indexes);
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

    /** Indexes come before the rows or after them: DBMSs build them in two ways. */
    private void addTable(
            RandomGenerator random,
            List<SetupStep> steps,
            TableOptions.Kept kept,
            Table table,
            List<Row> rows,
            List<CreateIndex> indexes) {
        boolean before = random.nextBoolean();
        steps.add(kept.table());
        steps.addAll(kept.made());
        if (before) {
            steps.addAll(indexes);
        }
        List<String> columns = table.columns().stream().map(Column::name).toList();
        boolean oneByOne = hasOpaqueKey(table) || before && indexes.stream().anyMatch(CreateIndex::unique);
        int from = 0;
        while (from < rows.size()) {
            int to = Math.min(
                    rows.size(), from + (oneByOne ? 1 : rows.size() > 50 ? 500 : 1 + random.nextInt(rows.size())));
            steps.add(new Insert(table.name(), columns, rows.subList(from, to)));
            from = to;
        }
        if (!before) {
            boolean hasUniqueKeys = !profile.features().contains(Feature.WITHOUT_UNIQUE_KEYS);
            indexes.stream()
                    .map(index -> random.nextBoolean() && hasUniqueKeys ? UniqueIndex.where(index, table, rows) : index)
                    .forEach(steps::add);
        }
        steps.addAll(OwnIndexes.of(profile, random, table));
        steps.addAll(kept.moved());
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
