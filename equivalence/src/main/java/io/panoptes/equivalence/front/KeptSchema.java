package io.panoptes.equivalence.front;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingTrait;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A schema as the DBMSs of a profile keep it: where dates are texts, a DATE column is one of texts; REAL and
 * FLOAT have 64 bits; where keys take NULL, a key that was not declared NOT NULL is no more than unique; where BOOLEAN is the name of
 * a small number, its columns hold 2 as well; where UNSIGNED has a meaning, its columns hold no number below 0; where texts are compared without regard to case, a binary collation
 * is one that is not modelled; where VARCHAR(n) takes texts of any length, n is none; DECIMAL without a number of digits is whole, or has all
 * that it is given, and of a STRING that is no text nothing is known; FLOAT and REAL have the bits that the DBMS gives them.
 */
public final class KeptSchema {
    private static final SqlType WHOLE_DECIMAL = new SqlType.DecimalType(10, 0);
    private static final SqlType ALL_DIGITS = new SqlType.DecimalType(65, 30);
    private static final SqlType SMALL_NUMBER = new SqlType.IntegerType(8);
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss");

    private KeptSchema() {}

    public static Schema of(Schema schema, ReadingProfile profile) {
        return new Schema(
                schema.tables().stream().map(table -> of(table, profile)).toList());
    }

    /** Without the references that are said of one column alone, where a DBMS may read over them; empty where there are none. */
    static Optional<Schema> withoutInlineReferences(Schema schema, ReadingProfile profile) {
        if (!profile.has(ReadingTrait.INLINE_REFERENCES_OPEN)) {
            return Optional.empty();
        }
        Schema fewer = new Schema(schema.tables().stream()
                .map(table -> new Table(
                        table.name(),
                        table.columns(),
                        table.constraints().stream()
                                .filter(constraint -> !isInline(constraint, table))
                                .toList()))
                .toList());
        return fewer.equals(schema) ? Optional.empty() : Optional.of(fewer);
    }

    private static boolean isInline(Constraint constraint, Table table) {
        return constraint instanceof Constraint.ForeignKey key
                && key.columns().size() == 1
                && table.column(key.columns().getFirst())
                        .filter(column -> column.traits().contains(ColumnTrait.REFERS_INLINE))
                        .isPresent();
    }

    private static Table of(Table table, ReadingProfile profile) {
        List<Column> columns =
                table.columns().stream().map(column -> of(column, profile)).toList();
        Table kept = new Table(table.name(), columns, List.of());
        List<Constraint> constraints = new ArrayList<>();
        boolean folds = profile.has(ReadingTrait.TEXT_FOLDS_CASE);
        table.constraints().stream()
                .map(constraint -> of(constraint, kept))
                .map(constraint -> folds ? FoldedTexts.of(constraint) : constraint)
                .forEach(constraints::add);
        if (profile.has(ReadingTrait.UNSIGNED_COLUMNS)) {
            columns.stream()
                    .filter(column -> column.traits().contains(ColumnTrait.UNSIGNED))
                    .map(KeptSchema::notBelowZero)
                    .filter(check -> !constraints.contains(check))
                    .forEach(constraints::add);
        }
        return new Table(table.name(), columns, constraints);
    }

    private static Constraint notBelowZero(Column column) {
        return new Constraint.Check(
                Sql.binary(Expression.BinaryOperator.GREATER_OR_EQUAL, Sql.column(column.name()), Sql.number(0)));
    }

    private static Column of(Column column, ReadingProfile profile) {
        boolean texts = profile.has(ReadingTrait.DATES_ARE_TEXTS);
        Column ofLength =
                profile.has(ReadingTrait.COLUMNS_KEEP_THEIR_LENGTH) ? column : column.withMostLetters(Optional.empty());
        Column kept =
                profile.has(ReadingTrait.KEYS_TAKE_NULL) && column.traits().contains(ColumnTrait.NULLABLE_KEY)
                        ? ofLength.withNullable(true)
                        : ofLength;
        if (profile.has(ReadingTrait.TEXT_FOLDS_CASE) && column.traits().contains(ColumnTrait.COLLATED_BINARY)) {
            return kept.with(ColumnTrait.COLLATED);
        }
        Optional<SqlType> ofDigits = withoutDigits(column, profile).or(() -> floating(column, profile));
        if (ofDigits.isPresent()) {
            return new Column(kept.name(), ofDigits.get(), kept.nullable(), kept.traits());
        }
        if (texts && column.type() instanceof SqlType.DoubleType) {
            return new Column(kept.name(), SqlType.DOUBLE, kept.nullable(), kept.traits());
        }
        if (column.type() instanceof SqlType.BooleanType && profile.has(ReadingTrait.BOOLEAN_COLUMNS_HOLD_NUMBERS)) {
            return new Column(kept.name(), SMALL_NUMBER, kept.nullable(), kept.traits());
        }
        return texts && isMoment(column.type())
                ? new Column(kept.name(), SqlType.TEXT, kept.nullable(), kept.traits()).with(ColumnTrait.HOLDS_DATES)
                : kept;
    }

    /** What the DBMS takes DECIMAL for where no number of digits is given, and STRING; empty where it is as it was read. */
    private static Optional<SqlType> withoutDigits(Column column, ReadingProfile profile) {
        if (profile.has(ReadingTrait.AFFINITY) && column.traits().contains(ColumnTrait.NAMED_STRING)) {
            return Optional.of(new SqlType.OpaqueType("STRING"));
        }
        if (!column.traits().contains(ColumnTrait.ANY_DIGITS)) {
            return Optional.empty();
        }
        return profile.has(ReadingTrait.BARE_DECIMAL_IS_WHOLE)
                ? Optional.of(WHOLE_DECIMAL)
                : Optional.of(ALL_DIGITS).filter(any -> profile.has(ReadingTrait.BARE_DECIMAL_HAS_ALL_DIGITS));
    }

    /** What FLOAT and REAL are to the DBMS; empty where they are as they were read. */
    private static Optional<SqlType> floating(Column column, ReadingProfile profile) {
        if (profile.has(ReadingTrait.REAL_IS_DOUBLE) && column.traits().contains(ColumnTrait.OF_FIXED_DIGITS)) {
            return Optional.of(new SqlType.OpaqueType("FLOAT of fixed digits"));
        }
        boolean isDouble = profile.has(ReadingTrait.REAL_IS_DOUBLE)
                        && column.traits().contains(ColumnTrait.NAMED_REAL)
                || profile.has(ReadingTrait.FLOAT_IS_DOUBLE) && column.traits().contains(ColumnTrait.NAMED_FLOAT);
        return isDouble ? Optional.of(SqlType.DOUBLE) : Optional.empty();
    }

    private static boolean isMoment(SqlType type) {
        return type instanceof SqlType.DateType
                || type instanceof SqlType.TimeType
                || type instanceof SqlType.TimestampType;
    }

    private static Constraint of(Constraint constraint, Table table) {
        return switch (constraint) {
            case Constraint.PrimaryKey(var key)
            when key.stream().anyMatch(name -> isNullable(table, name)) -> new Constraint.Unique(key);
            case Constraint.PrimaryKey key -> key;
            case Constraint.Range(var column, var low, var high) ->
                new Constraint.Range(
                        column,
                        low.map(value -> value(value, type(table, column))),
                        high.map(value -> value(value, type(table, column))));
            case Constraint.Categorical(var column, var values) ->
                new Constraint.Categorical(
                        column,
                        values.stream()
                                .map(value -> value(value, type(table, column)))
                                .toList());
            case Constraint.Unique unique -> unique;
            case Constraint.ForeignKey key -> key;
            case Constraint.InclusionDependency dependency -> dependency;
            case Constraint.Check check -> check;
            case Constraint.FunctionalDependency dependency -> dependency;
            case Constraint.Ordering ordering -> ordering;
        };
    }

    private static boolean isNullable(Table table, String name) {
        return table.column(name).map(Column::nullable).orElse(false);
    }

    private static SqlType type(Table table, String name) {
        return table.column(name).map(Column::type).orElse(SqlType.NULL);
    }

    /** The rows of a database, in the types in which this schema keeps them. */
    public static Database adapt(Database database, Schema schema) {
        Map<String, List<Row>> rows = new HashMap<>();
        for (Table table : schema.tables()) {
            rows.put(
                    table.name(),
                    database.rowsOf(table.name()).stream()
                            .map(row -> adapt(row, table))
                            .toList());
        }
        return new Database(schema, rows);
    }

    private static Row adapt(Row row, Table table) {
        List<Value> values = new ArrayList<>();
        for (int i = 0; i < row.values().size(); i++) {
            values.add(value(row.values().get(i), table.columns().get(i).type()));
        }
        return new Row(values);
    }

    private static Value value(Value value, SqlType type) {
        if (type instanceof SqlType.IntegerType && value instanceof Value.BooleanValue(boolean truth)) {
            return Value.of(truth ? 1 : 0);
        }
        if (!(type instanceof SqlType.TextType)) {
            return value;
        }
        return switch (value) {
            case Value.DateValue(var day) -> Value.of(day.toString());
            case Value.TimeValue(var time) -> Value.of(time.toString());
            case Value.TimestampValue(var moment) ->
                Value.of(moment.toLocalDate() + " " + moment.toLocalTime().format(TIME));
            case Value.NullValue none -> none;
            case Value.BooleanValue truth -> truth;
            case Value.IntegerValue number -> number;
            case Value.DecimalValue number -> number;
            case Value.DoubleValue number -> number;
            case Value.TextValue text -> text;
            case Value.OpaqueValue opaque -> opaque;
        };
    }
}
