package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Answer;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Compares the evaluator with a DBMS: one random query on one random database for each seed. */
final class DbmsComparison implements AutoCloseable {
    private static final Schema SCHEMA = new Schema(List.of(table("r"), table("s")));

    private final Connection connection;
    private final Set<RandomQueries.Feature> features;
    private final Map<String, Integer> skipped = new HashMap<>();
    private int compared;

    DbmsComparison(String url, Set<RandomQueries.Feature> features) throws SQLException {
        this.connection = DriverManager.getConnection(url);
        this.features = features;
        try (Statement statement = connection.createStatement()) {
            statement.execute("CREATE TABLE r (a INTEGER, b INTEGER, c VARCHAR(10))");
            statement.execute("CREATE TABLE s (a INTEGER, b INTEGER, c VARCHAR(10))");
        }
    }

    private static Table table(String name) {
        return new Table(
                name,
                List.of(
                        new Column("a", SqlType.INTEGER, true),
                        new Column("b", SqlType.INTEGER, true),
                        new Column("c", SqlType.TEXT, true)),
                List.of());
    }

    int compared() {
        return compared;
    }

    /** How often there was nothing to compare, by reason. */
    Map<String, Integer> skipped() {
        return skipped;
    }

    /** What is different, in words that can be replayed; empty where nothing is. */
    Optional<String> difference(long seed) throws SQLException {
        RandomGenerator random = new SplittableRandom(seed);
        Database database = database(random);
        String sql = new RandomQueries(random, features).query();
        Evaluator.Outcome outcome;
        try {
            Relation relation = new Front(SCHEMA, ReadingProfile.STANDARD).translate(sql);
            outcome = new Evaluator(Meaning.STRICT).evaluate(relation, database);
        } catch (Unsupported | SqlError e) {
            skipped.merge("front: " + e.getMessage(), 1, Integer::sum);
            return Optional.empty();
        }
        return switch (outcome) {
            case Evaluator.Outcome.None(String reason) -> {
                skipped.merge(reason, 1, Integer::sum);
                yield Optional.empty();
            }
            case Evaluator.Outcome.Rows(Answer answer) -> compare(seed, sql, database, texts(answer));
        };
    }

    private Optional<String> compare(long seed, String sql, Database database, List<String> ours) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            fill(statement, database);
            List<String> theirs;
            try (ResultSet rows = statement.executeQuery(sql)) {
                theirs = texts(rows);
            } catch (SQLException e) {
                skipped.merge(
                        "DBMS: "
                                + String.valueOf(e.getMessage())
                                        .lines()
                                        .findFirst()
                                        .orElse(""),
                        1,
                        Integer::sum);
                return Optional.empty();
            }
            compared++;
            return ours.equals(theirs)
                    ? Optional.empty()
                    : Optional.of("seed %d: %s%n  on %s%n  ours   %s%n  theirs %s"
                            .formatted(seed, sql, inserts(database), ours, theirs));
        }
    }

    private static Database database(RandomGenerator random) {
        return new Database(SCHEMA, Map.of("r", rows(random), "s", rows(random)));
    }

    private static List<Row> rows(RandomGenerator random) {
        return IntStream.range(0, random.nextInt(5))
                .mapToObj(i -> Row.of(number(random), number(random), text(random)))
                .toList();
    }

    private static Value number(RandomGenerator random) {
        return random.nextInt(5) == 0 ? Value.NULL : Value.of(random.nextInt(4));
    }

    private static Value text(RandomGenerator random) {
        return random.nextInt(5) == 0
                ? Value.NULL
                : Value.of(List.of("a", "b", "ab").get(random.nextInt(3)));
    }

    private static void fill(Statement statement, Database database) throws SQLException {
        for (Table table : SCHEMA.tables()) {
            statement.execute("DELETE FROM " + table.name());
            for (Row row : database.rowsOf(table.name())) {
                statement.execute("INSERT INTO %s VALUES (%s)".formatted(table.name(), literals(row)));
            }
        }
    }

    private static String inserts(Database database) {
        return SCHEMA.tables().stream()
                .map(table -> table.name()
                        + database.rowsOf(table.name()).stream()
                                .map(row -> "(" + literals(row) + ")")
                                .toList())
                .collect(Collectors.joining(" "));
    }

    private static String literals(Row row) {
        return row.values().stream()
                .map(value -> value.isNull()
                        ? "NULL"
                        : value instanceof Value.TextValue ? "'" + text(value) + "'" : text(value))
                .collect(Collectors.joining(", "));
    }

    private static List<String> texts(Answer answer) {
        return answer.rows().stream()
                .map(row -> row.values().stream().map(DbmsComparison::text).collect(Collectors.joining(" ")))
                .sorted()
                .toList();
    }

    private static String text(Value value) {
        return switch (value) {
            case Value.NullValue ignored -> "NULL";
            case Value.IntegerValue(var number) -> number.toString();
            case Value.DecimalValue(var number) -> number(number);
            case Value.DoubleValue(double number) -> number(BigDecimal.valueOf(number));
            case Value.TextValue(String text) -> text;
            default -> throw new IllegalArgumentException("the queries give no " + value);
        };
    }

    private static List<String> texts(ResultSet rows) throws SQLException {
        List<String> texts = new ArrayList<>();
        while (rows.next()) {
            List<String> cells = new ArrayList<>();
            for (int column = 1; column <= rows.getMetaData().getColumnCount(); column++) {
                Object cell = rows.getObject(column);
                cells.add(
                        cell == null
                                ? "NULL"
                                : cell instanceof Number ? number(new BigDecimal(cell.toString())) : cell.toString());
            }
            texts.add(String.join(" ", cells));
        }
        return texts.stream().sorted().toList();
    }

    /** Averages are compared to four digits: the DBMSs compute them in floating point. */
    private static String number(BigDecimal number) {
        BigDecimal rounded = number.setScale(4, RoundingMode.HALF_UP).stripTrailingZeros();
        return rounded.signum() == 0 ? "0" : rounded.toPlainString();
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
