package io.panoptes.equivalence.front.values;

import io.panoptes.equivalence.evaluator.function.StoredDigits;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * Whether a database can be stored where a column refuses or rounds numbers and moments that its type has no room for, and texts that are longer than it
 * says or, in a CHAR, end with a blank. SQLite stores any.
 */
public final class WidthsOfColumns {
    private static final int BITS_OF_MEDIUM = 24;
    private static final LocalDateTime FIRST_SECOND = LocalDateTime.of(1970, 1, 2, 0, 0);
    private static final LocalDateTime LAST_SECOND = LocalDateTime.of(2038, 1, 18, 0, 0);

    private WidthsOfColumns() {}

    public static boolean hold(Database database) {
        return all(
                database.schema(),
                database,
                (column, value) ->
                        holdsNumber(column, value) && holdsText(column, value) && holdsSecond(column, value));
    }

    /** Whether it is so of the texts, by what this schema says of their length and of what becomes a number. */
    public static boolean holdTexts(Schema schema, Database database) {
        return all(schema, database, (column, value) -> holdsText(column, value) && holdsDate(column, value));
    }

    /** Whether no whole number has more than 64 bits, which SQLite, too, keeps in floating point or, in a key, refuses. */
    public static boolean holdWholeNumbers(Database database) {
        return all(
                database.schema(),
                database,
                (column, value) -> !(column.type() instanceof SqlType.IntegerType)
                        || !(value instanceof Value.IntegerValue(var number))
                        || number.bitLength() < Long.SIZE
                        || column.traits().contains(ColumnTrait.UNSIGNED));
    }

    /** Whether each TIMESTAMP is one of MySQL's in every time zone, and none has a part of a second, for which a column asks by name. */
    public static boolean holdMoments(Database database) {
        return all(database.schema(), database, WidthsOfColumns::holdsMoment);
    }

    private static boolean all(Schema schema, Database database, BiPredicate<Column, Value> holds) {
        return schema.tables().stream()
                .allMatch(table -> database.rowsOf(table.name()).stream().allMatch(row -> all(table, row, holds)));
    }

    private static boolean all(Table table, Row row, BiPredicate<Column, Value> holds) {
        List<Column> columns = table.columns();
        for (int i = 0; i < columns.size(); i++) {
            if (!holds.test(columns.get(i), row.values().get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean holdsNumber(Column column, Value value) {
        if (column.type() instanceof SqlType.IntegerType(int word) && value instanceof Value.IntegerValue(var number)) {
            int bits = column.traits().contains(ColumnTrait.MEDIUM) ? BITS_OF_MEDIUM : word;
            return column.traits().contains(ColumnTrait.UNSIGNED)
                    ? number.signum() >= 0 && number.bitLength() <= bits
                    : number.bitLength() < bits;
        }
        if (column.type() instanceof SqlType.DecimalType(int precision, int scale)) {
            return !(value instanceof Value.IntegerValue(BigInteger whole))
                    ? !(value instanceof Value.DecimalValue(BigDecimal number)) || holds(number, precision, scale)
                    : holds(new BigDecimal(whole), precision, scale);
        }
        return true;
    }

    /** A text that looks like a number is one in a column for dates, where dates are texts. */
    private static boolean holdsDate(Column column, Value value) {
        return !column.traits().contains(ColumnTrait.HOLDS_DATES)
                || !(value instanceof Value.TextValue(var text))
                || !StoredDigits.isNumber(text);
    }

    private static boolean holdsMoment(Column column, Value value) {
        return !(value instanceof Value.TimestampValue(LocalDateTime moment))
                || moment.getNano() == 0
                        && (!column.traits().contains(ColumnTrait.NAMED_TIMESTAMP)
                                || (moment.isAfter(FIRST_SECOND) && moment.isBefore(LAST_SECOND)));
    }

    /** Of a part of a second that is rounded nothing is left open. */
    private static boolean holdsSecond(Column column, Value value) {
        return !column.traits().contains(ColumnTrait.OF_FEW_DIGITS_OF_A_SECOND)
                || switch (value) {
                    case Value.TimestampValue(LocalDateTime moment) -> moment.getNano() == 0;
                    case Value.TimeValue(LocalTime time) -> time.getNano() == 0;
                    default -> true;
                };
    }

    private static boolean holdsText(Column column, Value value) {
        if (!(value instanceof Value.TextValue(var text))) {
            return true;
        }
        boolean isCut = column.traits().contains(ColumnTrait.PADDED) && text.endsWith(" ");
        return !isCut
                && column.mostLetters()
                        .filter(most -> text.codePointCount(0, text.length()) > most)
                        .isEmpty();
    }

    private static boolean holds(BigDecimal number, int precision, int scale) {
        BigDecimal digits = number.stripTrailingZeros();
        return digits.signum() == 0
                || (digits.scale() <= scale && digits.precision() - digits.scale() <= precision - scale);
    }
}
