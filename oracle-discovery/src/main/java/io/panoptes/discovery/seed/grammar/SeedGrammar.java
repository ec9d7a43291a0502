package io.panoptes.discovery.seed.grammar;

import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Choice;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/** The parts that seeds are put together from: sources of rows, conditions and values over them. All as text. */
public final class SeedGrammar {
    private final RandomGenerator random;
    private final Schema schema;
    private final SeedConditions conditions;
    private int aliases;

    public SeedGrammar(RandomGenerator random, Schema schema) {
        this.random = random;
        this.schema = schema;
        this.conditions = new SeedConditions(random, this);
    }

    /** A value that a row of some source has. */
    public record Cell(String sql, SqlType type, boolean nullable) {}

    /** What stands behind FROM, and what can be said of a row of it. */
    public record Source(String sql, List<Cell> cells) {
        public Source {
            cells = List.copyOf(cells);
        }

        /** Its values of this kind, or all of them where there is none. */
        public List<Cell> of(Class<? extends SqlType> kind) {
            List<Cell> found =
                    cells.stream().filter(cell -> kind.isInstance(cell.type())).toList();
            return found.isEmpty() ? cells : found;
        }
    }

    public RandomGenerator random() {
        return random;
    }

    public boolean oneIn(int times) {
        return Chance.oneIn(times).happens(random);
    }

    public <T> T pick(List<? extends T> choices) {
        return Draw.oneOf(random, choices);
    }

    /** Some table under an alias of its own. */
    public Source table() {
        return read(pick(schema.tables()));
    }

    /** A table with a key of one column, if there is one; the key is its first value. */
    public Optional<Source> keyedTable() {
        List<Table> keyed = schema.tables().stream()
                .filter(table -> table.column("id").isPresent())
                .toList();
        return keyed.isEmpty() ? Optional.empty() : Optional.of(read(pick(keyed)));
    }

    private Source read(Table table) {
        String alias = "x" + ++aliases;
        return new Source(table.name() + " AS " + alias, cells(table, alias));
    }

    private static List<Cell> cells(Table table, String alias) {
        List<Cell> cells = new ArrayList<>();
        for (Column column : table.columns()) {
            cells.add(new Cell(alias + "." + column.name(), column.type(), column.nullable()));
        }
        return cells;
    }

    /** N tables, joined in ways that keep every row of a match. */
    public Source innerJoin(int tables) {
        Source left = table();
        for (int i = 1; i < tables; i++) {
            Source right = oneIn(5) ? derived(table()) : table();
            left = oneIn(7)
                    ? join(left, "CROSS JOIN", right, "")
                    : join(left, "INNER JOIN", right, " ON " + link(left, right));
        }
        return left;
    }

    /** A join of this kind. */
    public Source join(String kind, Source left, Source right) {
        return join(left, kind, right, " ON " + link(left, right));
    }

    private static Source join(Source left, String kind, Source right, String on) {
        List<Cell> cells = new ArrayList<>(left.cells());
        cells.addAll(right.cells());
        return new Source("%s %s %s%s".formatted(left.sql(), kind, right.sql(), on), cells);
    }

    /** The two references of a foreign key, if one of the sources refers to the other. */
    private Optional<String> reference(Source from, Source to) {
        if (!isOneTable(from) || !isOneTable(to)) {
            return Optional.empty();
        }
        for (Table table : schema.tables()) {
            for (Constraint constraint : table.constraints()) {
                if (constraint instanceof Constraint.ForeignKey(var columns, var target, var targets)
                        && from.sql().startsWith(table.name() + " AS ")
                        && to.sql().startsWith(target + " AS ")) {
                    return Optional.of(
                            "%s.%s = %s.%s".formatted(alias(from), columns.getFirst(), alias(to), targets.getFirst()));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isOneTable(Source source) {
        return source.sql().matches("\\w+ AS \\w+");
    }

    private static String alias(Source source) {
        return source.sql().substring(source.sql().indexOf(" AS ") + 4);
    }

    /** A condition that ties rows of the two together. */
    public String link(Source left, Source right) {
        Optional<String> reference = reference(left, right).or(() -> reference(right, left));
        String equal = reference.isPresent() && !oneIn(3) ? reference.get() : conditions.comparison(left, right);
        return Choice.<String>of(1, () -> equal + " AND " + conditions.simple(right))
                .or(1, () -> equal + " AND " + conditions.simple(left))
                .or(1, () -> conditions.simple(left) + " AND " + conditions.simple(right))
                .or(5, () -> equal)
                .draw(random);
    }

    /** The source as a query of its own. */
    public Source derived(Source inner) {
        String alias = "y" + ++aliases;
        List<Cell> chosen = some(inner.cells(), 3);
        List<Cell> cells = new ArrayList<>();
        List<String> items = new ArrayList<>();
        for (Cell cell : chosen) {
            String name = "a" + cells.size();
            items.add(cell.sql() + " AS " + name);
            cells.add(new Cell(alias + "." + name, cell.type(), cell.nullable()));
        }
        String where = oneIn(2) ? " WHERE " + conditions.simple(inner) : "";
        return new Source(
                "(SELECT %s FROM %s%s) AS %s".formatted(String.join(", ", items), inner.sql(), where, alias), cells);
    }

    /** At most N of them, at least one, each once. */
    public List<Cell> some(List<Cell> cells, int most) {
        List<Cell> left = new ArrayList<>(cells);
        List<Cell> chosen = new ArrayList<>();
        int wanted = 1 + random.nextInt(Math.min(most, left.size()));
        while (chosen.size() < wanted) {
            chosen.add(left.remove(random.nextInt(left.size())));
        }
        return chosen;
    }

    public SeedConditions conditions() {
        return conditions;
    }

    /** A value over a row of the source: mostly a column. */
    public Cell value(Source source) {
        Cell cell = pick(source.cells());
        if (!oneIn(5)) {
            return cell;
        }
        String sql = cell.sql();
        return switch (cell.type()) {
            case SqlType.IntegerType type ->
                new Cell(
                        oneIn(2)
                                ? "COALESCE(%s, %d)".formatted(sql, Draw.between(random, 0, 2))
                                : "CASE WHEN %s THEN %s ELSE %d END"
                                        .formatted(conditions.simple(source), sql, Draw.between(random, 0, 2)),
                        type,
                        true);
            case SqlType.BooleanType type -> new Cell(conditions.simple(source), type, true);
            default -> cell;
        };
    }

    /** {@code SELECT} items with names {@code k0, k1, ...}. */
    public static String items(List<Cell> cells) {
        List<String> items = new ArrayList<>();
        for (Cell cell : cells) {
            items.add(cell.sql() + " AS k" + items.size());
        }
        return String.join(", ", items);
    }

    /** One to three values over a row of the source. */
    public List<Cell> output(Source source) {
        List<Cell> cells = new ArrayList<>();
        int wanted = Draw.between(random, 1, 3);
        for (int i = 0; i < wanted; i++) {
            Cell value = value(source);
            if (cells.stream().noneMatch(cell -> cell.sql().equals(value.sql()))) {
                cells.add(value);
            }
        }
        return cells;
    }

    /** A plain query over the source, of N columns of these types. */
    public Optional<String> projection(Source source, List<SqlType> types) {
        List<Cell> cells = new ArrayList<>();
        for (SqlType type : types) {
            List<Cell> fitting = source.cells().stream()
                    .filter(cell -> cell.type().equals(type))
                    .toList();
            if (fitting.isEmpty()) {
                return Optional.empty();
            }
            cells.add(pick(fitting));
        }
        return Optional.of("SELECT %s FROM %s%s".formatted(items(cells), source.sql(), where(source)));
    }

    /** A WHERE clause, or nothing. */
    public String where(Source source) {
        return Choice.<String>of(2, () -> "")
                .or(2, () -> " WHERE " + conditions.simple(source))
                .or(1, () -> " WHERE " + conditions.compound(source))
                .draw(random);
    }

    /** An aggregate over the rows of the source. */
    public Cell aggregate(Source source) {
        Cell cell = pick(source.cells());
        boolean number = cell.type() instanceof SqlType.IntegerType;
        boolean ordered = !(cell.type() instanceof SqlType.BooleanType);
        return Choice.<Cell>of(1, () -> new Cell("COUNT(%s)".formatted(cell.sql()), SqlType.BIGINT, false))
                .or(1, () -> new Cell("COUNT(DISTINCT %s)".formatted(cell.sql()), SqlType.BIGINT, false))
                .or(
                        2,
                        () -> ordered
                                ? new Cell("%s(%s)".formatted(oneIn(2) ? "MAX" : "MIN", cell.sql()), cell.type(), true)
                                : new Cell("COUNT(*)", SqlType.BIGINT, false))
                .or(
                        1,
                        () -> number
                                ? new Cell("SUM(%s)".formatted(cell.sql()), SqlType.BIGINT, true)
                                : new Cell("COUNT(*)", SqlType.BIGINT, false))
                .or(
                        1,
                        () -> new Cell(
                                "COUNT(*) FILTER (WHERE %s)".formatted(conditions.simple(source)),
                                SqlType.BIGINT,
                                false))
                .or(1, () -> new Cell("COUNT(*)", SqlType.BIGINT, false))
                .draw(random);
    }

    public static String keys(List<Cell> cells) {
        return cells.stream().map(Cell::sql).collect(Collectors.joining(", "));
    }
}
