package io.panoptes.triage.reduction.judge;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.type.TypeNames;
import io.panoptes.sql.value.Value;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The type that the engine has for a column declared in words of a DBMS's own, such as {@code REAL} or {@code LONGVARCHAR}: for plain
 * numbers and texts alone. Texts that are padded or collated are others, and where a column holds what its declaration does not say,
 * as SQLite's may, the engine has no type for it.
 */
final class DeclaredType {
    private static final Pattern DECLARATION =
            Pattern.compile("\\s*(?<name>\\w+)\\s*(?:\\(\\s*(?<digits>\\d{1,9}(?:\\s*,\\s*\\d{1,9})?)\\s*\\)\\s*)?");

    private static final SqlType WHOLE = new SqlType.DecimalType(10, 0);

    private DeclaredType() {}

    /** @param declaration as it stands behind the column's name */
    static Optional<SqlType> of(String declaration) {
        Matcher matcher = DECLARATION.matcher(declaration);
        return matcher.matches()
                ? plain(matcher.group("name").toUpperCase(Locale.ROOT), digits(matcher))
                : Optional.empty();
    }

    private static Optional<SqlType> plain(String name, List<Integer> digits) {
        return switch (name) {
            case "TEXT", "VARCHAR", "LONGVARCHAR" -> Optional.of(SqlType.TEXT);
            case "DECIMAL", "NUMERIC" -> decimal(name, digits);
            case "REAL", "DOUBLE" -> Optional.of(SqlType.DOUBLE);
            case "TINYINT", "SMALLINT", "INT", "INTEGER", "BIGINT" -> TypeNames.read(name, List.of());
            default -> Optional.empty();
        };
    }

    /** How many digits it has where none are said, each DBMS says otherwise; whole numbers it takes everywhere. */
    private static Optional<SqlType> decimal(String name, List<Integer> digits) {
        return switch (digits.size()) {
            case 0 -> Optional.of(WHOLE);
            case 2 -> TypeNames.read(name, digits);
            default -> Optional.empty();
        };
    }

    private static List<Integer> digits(Matcher matcher) {
        return Optional.ofNullable(matcher.group("digits")).stream()
                .flatMap(text -> Arrays.stream(text.split(",")))
                .map(text -> Integer.valueOf(text.strip()))
                .toList();
    }

    /** Whether the setup puts nothing else than such values into the column. */
    static boolean holds(SqlType type, String table, String column, List<SetupStep> setup) {
        return setup.stream().allMatch(step -> switch (step) {
            case SetupStep.Insert insert ->
                !insert.table().equals(table)
                        || !insert.columns().contains(column)
                        || insert.rows().stream()
                                .map(row -> row.values().get(insert.columns().indexOf(column)))
                                .allMatch(value -> holds(type, value));
            case SetupStep.AddColumn added ->
                !added.table().equals(table) || !added.column().name().equals(column) || holds(type, added.given());
            // What it computes can't be told here.
            case SetupStep.Update update ->
                !update.table().equals(table) || !update.column().equals(column);
            // It copies what is there.
            case SetupStep.Grow ignored -> true;
            case SetupStep.Delete ignored -> true;
            case SetupStep.CreateTable ignored -> true;
            case SetupStep.CreateVirtualTable ignored -> true;
            case SetupStep.CreateIndex ignored -> true;
            case SetupStep.CreateView ignored -> true;
            case SetupStep.Verbatim ignored -> true;
        });
    }

    private static boolean holds(SqlType type, Value value) {
        return switch (value) {
            case Value.NullValue ignored -> true;
            case Value.IntegerValue ignored -> !type.equals(SqlType.TEXT);
            case Value.DecimalValue(var number) ->
                type instanceof SqlType.DoubleType
                        || type instanceof SqlType.DecimalType(int precision, int scale) && number.scale() <= scale;
            case Value.DoubleValue ignored -> type instanceof SqlType.DoubleType;
            case Value.TextValue ignored -> type.equals(SqlType.TEXT);
            case Value.BooleanValue ignored -> false;
            case Value.DateValue ignored -> false;
            case Value.TimeValue ignored -> false;
            case Value.TimestampValue ignored -> false;
            case Value.OpaqueValue ignored -> false;
        };
    }
}
