package io.panoptes.texttosql.constraint.check;

import io.panoptes.dbms.adapter.UserDatabase.Trait;
import io.panoptes.dbms.database.ReadOnlyDatabase;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import io.panoptes.texttosql.constraint.Statement;
import io.panoptes.texttosql.constraint.TableConstraint;
import io.panoptes.texttosql.constraint.database.Quoting;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Asks the database itself, in plain SQL, how often a constraint is broken. */
public final class ConstraintCheck {
    private static final DateTimeFormatter MOMENT = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss.SSS");

    private final ReadOnlyDatabase database;
    private final Schema schema;
    private final Quoting quoting;
    private final boolean datesAreTexts;

    public ConstraintCheck(ReadOnlyDatabase database, Schema schema) {
        this.database = database;
        this.schema = schema;
        this.quoting = Quoting.of(database.place());
        this.datesAreTexts = database.place().kind().has(Trait.DATES_ARE_TEXTS);
    }

    /** A query that counts, and its parameters. */
    private record Count(String sql, List<Value> values) {}

    /** How many rows, or groups of rows, break the constraint. */
    public long violations(TableConstraint constraint) throws SQLException {
        long violations = 0;
        for (Count count : counts(constraint)) {
            violations += run(count);
        }
        return violations;
    }

    private List<Count> counts(TableConstraint constraint) {
        String table = constraint.table();
        return switch (constraint.statement()) {
            case Statement.NotNull(String column) -> List.of(nulls(table, column));
            case Statement.Kept(Constraint kept) ->
                switch (kept) {
                    case Constraint.PrimaryKey(List<String> columns) -> {
                        List<Count> counts = new ArrayList<>(List.of(repeated(table, columns)));
                        columns.forEach(column -> counts.add(nulls(table, column)));
                        yield counts;
                    }
                    case Constraint.Unique(List<String> columns) -> List.of(repeated(table, columns));
                    case Constraint.Reference reference -> List.of(unmatched(table, reference));
                    case Constraint.Check(var condition) ->
                        List.of(rows(
                                table, "NOT (%s)".formatted(SqlWriter.write(condition, Dialect.PORTABLE)), List.of()));
                    case Constraint.Range range -> range.bounds().isEmpty() ? List.of() : outside(table, range);
                    case Constraint.Categorical(String column, List<Value> values) ->
                        List.of(rows(
                                table,
                                "%s NOT IN (%s)"
                                        .formatted(
                                                compared(table, column),
                                                values.stream()
                                                        .map(value -> "?")
                                                        .collect(Collectors.joining(", "))),
                                values));
                    case Constraint.FunctionalDependency(List<String> determinants, String dependent) ->
                        List.of(divided(table, determinants, dependent));
                    case Constraint.Ordering(String smaller, String larger) ->
                        List.of(rows(
                                table, "%s > %s".formatted(quoting.name(smaller), quoting.name(larger)), List.of()));
                };
        };
    }

    private Count rows(String table, String condition, List<Value> values) {
        return new Count("SELECT COUNT(*) FROM %s WHERE %s".formatted(quoting.name(table), condition), values);
    }

    private Count nulls(String table, String column) {
        return rows(table, quoting.name(column) + " IS NULL", List.of());
    }

    private Count repeated(String table, List<String> columns) {
        String known = columns.stream()
                .map(column -> quoting.name(column) + " IS NOT NULL")
                .collect(Collectors.joining(" AND "));
        return new Count(
                "SELECT COUNT(*) FROM (SELECT 1 AS one FROM %s WHERE %s GROUP BY %s HAVING COUNT(*) > 1) AS repeated"
                        .formatted(quoting.name(table), known, quoting.names(columns)),
                List.of());
    }

    private Count unmatched(String table, Constraint.Reference reference) {
        String known = reference.columns().stream()
                .map(column -> "a." + quoting.name(column) + " IS NOT NULL")
                .collect(Collectors.joining(" AND "));
        String target = quoting.name(reference.target());
        if (reference.columns().size() == 1) {
            String column = quoting.name(reference.targetColumns().getFirst());
            return new Count(
                    "SELECT COUNT(*) FROM %s AS a WHERE %s AND a.%s NOT IN (SELECT b.%s FROM %s AS b WHERE b.%s IS NOT NULL)"
                            .formatted(
                                    quoting.name(table),
                                    known,
                                    quoting.name(reference.columns().getFirst()),
                                    column,
                                    target,
                                    column),
                    List.of());
        }
        List<String> pairs = new ArrayList<>();
        for (int i = 0; i < reference.columns().size(); i++) {
            pairs.add("b.%s = a.%s"
                    .formatted(
                            quoting.name(reference.targetColumns().get(i)),
                            quoting.name(reference.columns().get(i))));
        }
        return new Count(
                "SELECT COUNT(*) FROM %s AS a WHERE %s AND NOT EXISTS (SELECT 1 FROM %s AS b WHERE %s)"
                        .formatted(quoting.name(table), known, target, String.join(" AND ", pairs)),
                List.of());
    }

    private List<Count> outside(String table, Constraint.Range range) {
        String column = compared(table, range.column());
        List<Count> counts = new ArrayList<>();
        range.low().ifPresent(low -> counts.add(rows(table, column + " < ?", List.of(low))));
        range.high().ifPresent(high -> counts.add(rows(table, column + " > ?", List.of(high))));
        return counts;
    }

    private Count divided(String table, List<String> determinants, String dependent) {
        String column = quoting.name(dependent);
        return new Count(
                "SELECT COUNT(*) FROM (SELECT 1 AS one FROM %s GROUP BY %s HAVING COUNT(DISTINCT %s) + MAX(CASE WHEN %s IS NULL THEN 1 ELSE 0 END) > 1) AS divided"
                        .formatted(quoting.name(table), quoting.names(determinants), column, column),
                List.of());
    }

    /** A column as it is compared with a value: in SQLite dates are texts, written in several ways. */
    private String compared(String table, String column) {
        String name = quoting.name(column);
        if (!datesAreTexts) {
            return name;
        }
        SqlType type = schema.table(table)
                .flatMap(found -> found.column(column))
                .map(found -> found.type())
                .orElse(SqlType.NULL);
        return switch (type) {
            case SqlType.DateType ignored -> "date(%s)".formatted(name);
            case SqlType.TimestampType ignored -> "strftime('%%Y-%%m-%%d %%H:%%M:%%f', %s)".formatted(name);
            case SqlType ignored -> name;
        };
    }

    private long run(Count count) throws SQLException {
        try (PreparedStatement statement = database.connection().prepareStatement(count.sql())) {
            for (int i = 0; i < count.values().size(); i++) {
                bind(statement, i + 1, count.values().get(i));
            }
            try (ResultSet rows = statement.executeQuery()) {
                rows.next();
                return rows.getLong(1);
            }
        }
    }

    private void bind(PreparedStatement statement, int at, Value value) throws SQLException {
        switch (value) {
            case Value.NullValue ignored -> statement.setObject(at, null);
            case Value.BooleanValue(boolean truth) -> statement.setBoolean(at, truth);
            case Value.IntegerValue(BigInteger number) -> statement.setLong(at, number.longValueExact());
            case Value.DecimalValue(BigDecimal number) -> {
                if (datesAreTexts) {
                    // SQLite would take the decimal for a text.
                    statement.setDouble(at, number.doubleValue());
                } else {
                    statement.setBigDecimal(at, number);
                }
            }
            case Value.DoubleValue(double number) -> statement.setDouble(at, number);
            case Value.TextValue(String text) -> statement.setString(at, text);
            case Value.DateValue(var date) -> {
                if (datesAreTexts) {
                    statement.setString(at, date.toString());
                } else {
                    statement.setObject(at, date);
                }
            }
            case Value.TimeValue(var time) -> {
                if (datesAreTexts) {
                    statement.setString(at, time.toString());
                } else {
                    statement.setObject(at, time);
                }
            }
            case Value.TimestampValue(var moment) -> {
                if (datesAreTexts) {
                    statement.setString(at, MOMENT.format(moment));
                } else {
                    statement.setObject(at, moment);
                }
            }
            case Value.OpaqueValue(String text) -> statement.setString(at, text);
        }
    }
}
