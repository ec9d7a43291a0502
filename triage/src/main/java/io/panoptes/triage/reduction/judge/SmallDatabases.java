package io.panoptes.triage.reduction.judge;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.SetupStep.Insert;
import io.panoptes.sql.ast.Expression.Literal;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.RecordTree;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * The tables of a case with other rows: every second time some of the case's own, here and there with another value, which
 * meet its conditions more often than chance does; otherwise none to four a table, of values that the case itself has, their
 * neighbours, and NULL. Rows that a key or the type of a column forbids are refused by the DBMS one by one.
 */
final class SmallDatabases {
    private static final int MOST_ROWS = 4;
    /** One table in N is empty. */
    private static final int EMPTY_EVERY = 6;
    /** Rows of the case itself, at most, for each table. */
    private static final int MOST_OWN_ROWS = 12;
    /** One in N of them is left out. */
    private static final int LEFT_OUT_EVERY = 4;
    /** One in N of their values is replaced. */
    private static final int ALTERED_EVERY = 8;

    private final EditableCase like;
    private final List<Value> pool;

    private SmallDatabases(EditableCase like, List<Value> pool) {
        this.like = like;
        this.pool = pool;
    }

    static SmallDatabases like(EditableCase edited) {
        Set<Value> values = new LinkedHashSet<>(List.of(Value.TRUE, Value.FALSE, Value.of("a"), Value.of("b")));
        LongStream.rangeClosed(-1, MOST_ROWS).mapToObj(Value::of).forEach(values::add);
        Stream.of(edited.left().statements(), edited.right().statements())
                .flatMap(said -> RecordTree.places(said).stream())
                .forEach(place -> {
                    if (place.node() instanceof Literal(var value)) {
                        values.add(value);
                        neighbours(value).forEach(values::add);
                    }
                });
        edited.setup().forEach(step -> {
            if (step instanceof Insert insert) {
                insert.rows().forEach(row -> values.addAll(row.values()));
            }
        });
        return new SmallDatabases(edited, List.copyOf(values));
    }

    /** The tables without rows. */
    EditableCase empty() {
        return like.withSetup(
                like.setup().stream().filter(step -> !(step instanceof Insert)).toList());
    }

    /** The rows of the next database, table by table. */
    List<SetupStep> next(RandomGenerator random) {
        boolean own = random.nextBoolean();
        List<SetupStep> inserts = new ArrayList<>();
        for (SetupStep step : like.setup()) {
            if (step instanceof CreateTable table) {
                List<String> columns = stored(table).map(ColumnDefinition::name).toList();
                List<Row> rows = own ? altered(table, random) : random(table, random);
                inserts.addAll(inserted(table, columns, rows));
            }
        }
        return inserts;
    }

    /** What takes all rows away again. A table comes before those that refer to it, so they are emptied from the last on. */
    List<SetupStep> removal() {
        return like.setup().reversed().stream()
                .filter(CreateTable.class::isInstance)
                .<SetupStep>map(step -> new SetupStep.Delete(((CreateTable) step).name(), Optional.empty()))
                .toList();
    }

    private static Stream<ColumnDefinition> stored(CreateTable table) {
        return table.columns().stream().filter(column -> column.generated().isEmpty());
    }

    private List<Row> random(CreateTable table, RandomGenerator random) {
        int count = Chance.oneIn(EMPTY_EVERY).happens(random) ? 0 : 1 + random.nextInt(MOST_ROWS);
        return Stream.generate(() -> new Row(
                        stored(table).map(column -> value(column, random)).toList()))
                .limit(count)
                .toList();
    }

    private List<Row> altered(CreateTable table, RandomGenerator random) {
        return like.setup().stream()
                .flatMap(step -> step instanceof Insert insert && insert.table().equals(table.name())
                        ? insert.rows().stream().map(row -> altered(table, insert.columns(), row, random))
                        : Stream.empty())
                .limit(MOST_OWN_ROWS)
                .filter(row -> Chance.oneIn(LEFT_OUT_EVERY).fails(random))
                .toList();
    }

    /** A column that the case's own INSERT leaves out is NULL there. */
    private Row altered(CreateTable table, List<String> columns, Row row, RandomGenerator random) {
        return new Row(stored(table)
                .map(column -> {
                    int place = columns.indexOf(column.name());
                    boolean alters = Chance.oneIn(ALTERED_EVERY).happens(random);
                    return alters
                            ? value(column, random)
                            : place < 0 ? Value.NULL : row.values().get(place);
                })
                .toList());
    }

    private List<Insert> inserted(CreateTable table, List<String> columns, List<Row> rows) {
        boolean refusesNone = table.constraints().isEmpty()
                && stored(table).noneMatch(column -> column.type() instanceof SqlType.OpaqueType)
                && like.setup().stream()
                        .noneMatch(step -> step instanceof SetupStep.CreateIndex index && index.unique());
        if (rows.isEmpty() || refusesNone) {
            return rows.isEmpty() ? List.of() : List.of(new Insert(table.name(), columns, rows));
        }
        return rows.stream()
                .map(row -> new Insert(table.name(), columns, List.of(row)))
                .toList();
    }

    private Value value(ColumnDefinition column, RandomGenerator random) {
        List<Value> fitting =
                pool.stream().filter(value -> fits(value, column.type())).toList();
        return fitting.isEmpty() || column.nullable() && Chance.oneIn(5).happens(random)
                ? Value.NULL
                : Draw.oneOf(random, fitting);
    }

    private static Stream<Value> neighbours(Value value) {
        return value instanceof Value.IntegerValue(var number)
                ? Stream.of(
                        new Value.IntegerValue(number.add(BigInteger.ONE)),
                        new Value.IntegerValue(number.subtract(BigInteger.ONE)))
                : value instanceof Value.DecimalValue(var number)
                        ? Stream.of(Value.of(number.add(BigDecimal.ONE)))
                        : value instanceof Value.DateValue(LocalDate date)
                                ? Stream.of(new Value.DateValue(date.plusDays(1)))
                                : Stream.of();
    }

    private static boolean fits(Value value, SqlType type) {
        return switch (type) {
            case SqlType.BooleanType ignored -> value instanceof Value.BooleanValue;
            case SqlType.IntegerType ignored -> value instanceof Value.IntegerValue;
            case SqlType.DecimalType ignored ->
                value instanceof Value.DecimalValue || value instanceof Value.IntegerValue;
            case SqlType.DoubleType ignored ->
                value instanceof Value.DoubleValue || value instanceof Value.IntegerValue;
            case SqlType.TextType ignored -> value instanceof Value.TextValue;
            case SqlType.DateType ignored -> value instanceof Value.DateValue;
            case SqlType.TimeType ignored -> value instanceof Value.TimeValue;
            case SqlType.TimestampType ignored -> value instanceof Value.TimestampValue;
            case SqlType.IntervalType ignored -> false;
            case SqlType.NullType ignored -> false;
            // What such a column takes, the DBMS says: SQLite's take numbers and texts.
            case SqlType.OpaqueType ignored ->
                value instanceof Value.OpaqueValue
                        || value instanceof Value.IntegerValue
                        || value instanceof Value.DecimalValue
                        || value instanceof Value.TextValue;
        };
    }
}
