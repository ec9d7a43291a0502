package io.panoptes.instantiation.data;

import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.opaque.OpaqueWords;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateVirtualTable;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Virtual tables of SQLite, whose columns have no affinity and which a module indexes: an {@code rtree} has a whole number as its key and
 * an interval of coordinates, an {@code fts5} table has texts and indexes their words.
 */
final class VirtualTables {
    private static final int MOST_ROWS = 6;

    /** Values inserted as coordinates: an rtree stores 0 for a value that is no number. */
    private static final List<Value> AT = Stream.concat(
                    LongStream.rangeClosed(-2, 4).mapToObj(Value::of), Stream.of(Value.NULL, Value.of("a")))
            .toList();

    private static final List<String> TEXTS = List.of("a", "b", "ab", "0");

    private VirtualTables() {}

    /** One state in ten has a virtual table, a third of these one for each of the names. */
    static List<SetupStep> of(Profile profile, OpaqueWords words, RandomGenerator random, List<String> names) {
        if (!profile.features().contains(Feature.MODULE_TABLES)
                || Chance.oneIn(10).fails(random)) {
            return List.of();
        }
        return names.stream()
                .limit(Chance.oneIn(3).happens(random) ? names.size() : 1)
                .flatMap(name -> of(words, random, name).stream())
                .toList();
    }

    private static List<SetupStep> of(OpaqueWords words, RandomGenerator random, String name) {
        return Chance.oneIn(4).happens(random) ? textIndex(words, random, name) : tree(random, name);
    }

    private static List<SetupStep> tree(RandomGenerator random, String name) {
        SqlType coordinate = new SqlType.OpaqueType("NUMERIC");
        List<ColumnDefinition> columns =
                List.of(column("c0", SqlType.INTEGER), column("l0", coordinate), column("l1", coordinate));
        List<SetupStep> steps = new ArrayList<>();
        steps.add(new CreateVirtualTable(name, "rtree", columns));
        for (int i = 0; i <= random.nextInt(MOST_ROWS); i++) {
            // An interval whose end is below its start is refused, so both are the same value.
            Value at = Draw.oneOf(random, AT);
            steps.add(insert(name, columns, List.of(Value.of((long) i), at, at)));
        }
        return steps;
    }

    private static List<SetupStep> textIndex(OpaqueWords words, RandomGenerator random, String name) {
        SqlType.OpaqueType any = new SqlType.OpaqueType("");
        List<Value> values = words.values(any);
        List<ColumnDefinition> columns = List.of(column("c0", SqlType.TEXT), column("l0", any));
        List<SetupStep> steps = new ArrayList<>();
        steps.add(new CreateVirtualTable(name, "fts5", columns));
        for (int i = 0; i <= random.nextInt(MOST_ROWS); i++) {
            Value text = Value.of(Draw.oneOf(random, TEXTS));
            steps.add(insert(name, columns, List.of(text, Draw.oneOf(random, values))));
        }
        return steps;
    }

    private static ColumnDefinition column(String name, SqlType type) {
        return new ColumnDefinition(name, type, "", true, Optional.empty());
    }

    private static SetupStep insert(String name, List<ColumnDefinition> columns, List<Value> values) {
        return new SetupStep.Insert(
                name, columns.stream().map(ColumnDefinition::name).toList(), List.of(new Row(values)));
    }
}
