package io.panoptes.dbms.duckdb;

import io.panoptes.dbms.shelldriver.ShellLanguage;
import io.panoptes.dbms.shelldriver.ShellRows;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.SQLException;
import java.sql.Types;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoField;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * {@code duckdb}. Columns have types, for which each query is described first. Lists, structs and what else Java has no type for
 * are the texts that the shell prints.
 */
public final class DuckDbShell implements ShellLanguage {
    private static final Pattern ERROR = Pattern.compile("(?m)^[A-Za-z][A-Za-z ]* Error: ");

    private static final DateTimeFormatter TIMESTAMP = new DateTimeFormatterBuilder()
            .appendPattern("yyyy-MM-dd HH:mm:ss")
            .appendFraction(ChronoField.NANO_OF_SECOND, 0, 9, true)
            .toFormatter(Locale.ROOT);

    @Override
    public String product() {
        return "DuckDB";
    }

    @Override
    public String versionQuery() {
        return "SELECT version()";
    }

    @Override
    public List<String> options() {
        // Its option -quote puts bars between the cells.
        return List.of("-batch", "-cmd", ".mode quote", "-cmd", ".headers on", ":memory:");
    }

    @Override
    public Optional<String> typesQuery(String query) {
        return Optional.of("DESCRIBE " + query);
    }

    @Override
    public String namesQuery(String query) {
        return typesQuery(query).orElseThrow();
    }

    @Override
    public @Nullable Object value(ShellRows.Cell cell, String type) {
        String text = cell.text();
        if (cell.isNull()) {
            return null;
        }
        return switch (family(type)) {
            case "BOOLEAN" -> Boolean.valueOf(text);
            case "TINYINT", "SMALLINT", "INTEGER", "BIGINT", "UTINYINT", "USMALLINT", "UINTEGER" -> Long.valueOf(text);
            case "HUGEINT", "UBIGINT", "UHUGEINT" -> new BigInteger(text);
            case "DECIMAL" -> new BigDecimal(text);
            case "FLOAT", "DOUBLE" -> floating(text);
            case "DATE" -> parsed(() -> LocalDate.parse(text), text);
            case "TIME" -> parsed(() -> LocalTime.parse(text), text);
            case "TIMESTAMP", "TIMESTAMP_S", "TIMESTAMP_MS", "TIMESTAMP_NS" ->
                parsed(() -> LocalDateTime.parse(text, TIMESTAMP), text);
            default -> text;
        };
    }

    @Override
    public int jdbcType(String type) {
        return switch (family(type)) {
            case "BOOLEAN" -> Types.BOOLEAN;
            case "TINYINT" -> Types.TINYINT;
            case "SMALLINT", "UTINYINT" -> Types.SMALLINT;
            case "INTEGER", "USMALLINT" -> Types.INTEGER;
            case "BIGINT", "UINTEGER" -> Types.BIGINT;
            case "DECIMAL" -> Types.DECIMAL;
            case "FLOAT" -> Types.FLOAT;
            case "DOUBLE" -> Types.DOUBLE;
            case "DATE" -> Types.DATE;
            case "TIME" -> Types.TIME;
            case "TIMESTAMP", "TIMESTAMP_S", "TIMESTAMP_MS", "TIMESTAMP_NS" -> Types.TIMESTAMP;
            case "VARCHAR" -> Types.VARCHAR;
            case "BLOB" -> Types.BLOB;
            default -> Types.OTHER;
        };
    }

    @Override
    public Optional<SQLException> error(String printed) {
        Matcher error = ERROR.matcher(printed);
        return error.find()
                ? Optional.of(new SQLException(printed.substring(error.start()).strip()))
                : Optional.empty();
    }

    /** Without what stands in parentheses; a list of a type is no such type. */
    private static String family(String type) {
        int parenthesis = type.indexOf('(');
        return parenthesis > 0 && type.endsWith(")") ? type.substring(0, parenthesis) : type;
    }

    private static Double floating(String text) {
        return switch (text) {
            case "inf" -> Double.POSITIVE_INFINITY;
            case "-inf" -> Double.NEGATIVE_INFINITY;
            case "nan", "-nan" -> Double.NaN;
            default -> Double.valueOf(text);
        };
    }

    private interface Reading {
        Object get();
    }

    /** What is beyond Java's own form, such as a year before ours, or infinity, stays a text. */
    private static Object parsed(Reading reading, String text) {
        try {
            return reading.get();
        } catch (DateTimeParseException beyond) {
            return text;
        }
    }
}
