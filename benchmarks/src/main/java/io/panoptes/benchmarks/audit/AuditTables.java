package io.panoptes.benchmarks.audit;

import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.chance.Weighted;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Tables with few columns of few names, which meet in joins, and small databases over them. */
final class AuditTables {
    private static final Weighted<ColumnKind> MORE_KINDS = Weighted.of(3, ColumnKind.WHOLE)
            .or(2, ColumnKind.TEXT)
            .or(2, ColumnKind.DAY)
            .or(2, ColumnKind.EXACT)
            .or(1, ColumnKind.FLOATING)
            .or(1, ColumnKind.MOMENT)
            .or(2, ColumnKind.TRUTH);
    private static final Chance NOT_NULL = Chance.oneIn(5);
    private static final Chance NULL = Chance.oneIn(5);
    private static final Weighted<Integer> ROWS =
            Weighted.of(1, 0).or(1, 1).or(2, 2).or(3, 3).or(3, 4).or(1, 6);

    private final List<NamedRows> tables;
    private final List<String> ddl;
    private final Schema schema;

    private AuditTables(List<NamedRows> tables, List<String> ddl) {
        this.tables = tables;
        this.ddl = ddl;
        this.schema = SchemaReader.read(ddl);
    }

    /** For texts of this reading. */
    static AuditTables draw(AuditGrammar grammar, RandomGenerator random) {
        return grammar.isMixed() ? ofAllKinds(grammar, random) : ofFewColumns(grammar, random);
    }

    /** One table with columns of each kind. */
    private static AuditTables ofAllKinds(AuditGrammar grammar, RandomGenerator random) {
        List<VisibleColumn> columns = List.of(
                new VisibleColumn("a", ColumnKind.WHOLE),
                new VisibleColumn("b", ColumnKind.WHOLE),
                new VisibleColumn("c", ColumnKind.EXACT),
                new VisibleColumn("f", ColumnKind.FLOATING),
                new VisibleColumn("s", ColumnKind.TEXT),
                new VisibleColumn("t", ColumnKind.TEXT),
                new VisibleColumn("d", ColumnKind.DAY),
                new VisibleColumn("m", ColumnKind.MOMENT),
                new VisibleColumn("z", ColumnKind.TRUTH));
        return new AuditTables(List.of(new NamedRows("r", columns)), List.of(creating("r", columns, grammar, random)));
    }

    private static AuditTables ofFewColumns(AuditGrammar grammar, RandomGenerator random) {
        List<NamedRows> tables = new ArrayList<>();
        List<String> ddl = new ArrayList<>();
        Map<String, ColumnKind> kinds = new LinkedHashMap<>();
        kinds.put("a", ColumnKind.WHOLE);
        kinds.put("b", ColumnKind.WHOLE);
        kinds.put("s", ColumnKind.TEXT);
        kinds.put("c", MORE_KINDS.draw(random));
        kinds.put("d", MORE_KINDS.draw(random));
        kinds.put("n", MORE_KINDS.draw(random));
        List<List<String>> columns = List.of(List.of("a", "b", "s"), List.of("a", "c", "d"), List.of("n", "a", "s"));
        for (int i = 0; i < columns.size(); i++) {
            String name = List.of("r", "q", "p").get(i);
            List<VisibleColumn> visible = columns.get(i).stream()
                    .map(column -> new VisibleColumn(column, kinds.getOrDefault(column, ColumnKind.WHOLE)))
                    .toList();
            tables.add(new NamedRows(name, visible));
            ddl.add(creating(name, visible, grammar, random));
        }
        return new AuditTables(List.copyOf(tables), List.copyOf(ddl));
    }

    private static String creating(
            String name, List<VisibleColumn> columns, AuditGrammar grammar, RandomGenerator random) {
        return columns.stream()
                .map(column -> "%s %s%s"
                        .formatted(
                                column.text(),
                                grammar.draw("type." + column.kind().word(), random),
                                NOT_NULL.happens(random) ? " NOT NULL" : ""))
                .collect(Collectors.joining(", ", "CREATE TABLE " + name + " (", ")"));
    }

    List<NamedRows> tables() {
        return tables;
    }

    List<String> ddl() {
        return ddl;
    }

    Schema schema() {
        return schema;
    }

    /** @param plain whether texts are in small letters and have no blanks */
    Database database(RandomGenerator random, boolean plain) {
        Map<String, List<Row>> rows = new HashMap<>();
        for (NamedRows named : tables) {
            Table table = schema.table(named.name()).orElseThrow();
            rows.put(
                    table.name(),
                    IntStream.range(0, ROWS.draw(random))
                            .mapToObj(i -> row(named, table, random, plain))
                            .toList());
        }
        return new Database(schema, rows);
    }

    private static Row row(NamedRows named, Table table, RandomGenerator random, boolean plain) {
        List<Value> values = new ArrayList<>();
        for (int i = 0; i < table.columns().size(); i++) {
            Column column = table.columns().get(i);
            boolean empty = column.nullable() && NULL.happens(random);
            Value value = empty ? Value.NULL : value(named.columns().get(i).kind(), random, plain);
            values.add(column.traits().contains(ColumnTrait.PADDED) ? withoutBlanks(value) : value);
        }
        return new Row(values);
    }

    /** A CHAR(n) of PostgreSQL and MySQL holds no two texts that differ by the blanks at their end alone. */
    private static Value withoutBlanks(Value value) {
        return value instanceof Value.TextValue(String text) ? Value.of(text.stripTrailing()) : value;
    }

    private static Value value(ColumnKind kind, RandomGenerator random, boolean plain) {
        return switch (kind) {
            case WHOLE -> Value.of(Draw.oneOf(random, List.of(0, 1, 1, 2, 2, 3, -1, 10)));
            case EXACT ->
                Value.of(new BigDecimal(Draw.oneOf(random, List.of("0.50", "1.25", "2.00", "-1.50", "10.00", "1.00"))));
            case FLOATING -> new Value.DoubleValue(Draw.oneOf(random, List.of(0.5, 0.25, 2.0, -3.5, 1.0)));
            case TEXT ->
                Value.of(Draw.oneOf(
                        random,
                        plain
                                ? List.of("a", "b", "ab", "abc", "1", "10", "")
                                : List.of("a", "b", "ab", "B", "1", "10", "", "a ", "it's", "a%")));
            case DAY ->
                new Value.DateValue(LocalDate.parse(
                        Draw.oneOf(random, List.of("2020-01-31", "2020-02-29", "2019-12-31", "2021-03-01"))));
            case MOMENT ->
                new Value.TimestampValue(LocalDateTime.parse(Draw.oneOf(
                        random, List.of("2020-01-31T00:00:00", "2020-02-29T12:30:00", "2019-12-31T23:59:59"))));
            case TRUTH -> random.nextBoolean() ? Value.TRUE : Value.FALSE;
        };
    }
}
