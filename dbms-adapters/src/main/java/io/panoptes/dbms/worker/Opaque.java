package io.panoptes.dbms.worker;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.Clob;
import java.sql.Date;
import java.sql.SQLException;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/** The text of a value that has no type of ours. */
record Opaque(String text) {

    private static final long YEAR_1 = -62_135_769_600_000L;
    private static final long YEAR_9999 = 253_402_300_799_999L;

    /**
     * The value itself if {@link ValueWriter} knows its class, otherwise its text. Must be called while the result is open:
     * large objects are read here.
     */
    @SuppressWarnings("JavaUtilDate")
    static @Nullable Object unlessKnown(@Nullable Object value) throws SQLException {
        return switch (value) {
            case null -> null;
            case Boolean known -> known;
            case Byte known -> known;
            case Short known -> known;
            case Integer known -> known;
            case Long known -> known;
            case BigInteger known -> known;
            case BigDecimal known -> known;
            case Float known -> known;
            case Double known -> known;
            case String known -> known;
            case LocalDate date -> isOrdinary(date) ? date : new Opaque(date.toString());
            case Date date -> unlessKnown(date.toLocalDate());
            case LocalTime known -> known;
            case Time known -> known;
            case LocalDateTime known -> isOrdinary(known.toLocalDate()) ? known : new Opaque(known.toString());
            // A Timestamp before Christ has lost its era once it is asked for its fields.
            case Timestamp known ->
                known.getTime() < YEAR_1 || known.getTime() > YEAR_9999
                        ? new Opaque(known.toInstant().toString())
                        : known;
            case Clob clob -> clob.getSubString(1, (int) Math.min(clob.length(), Integer.MAX_VALUE));
            default -> new Opaque(CanonicalText.of(value));
        };
    }

    /** Infinity and what lies outside the years that SQL knows have no value of ours. */
    private static boolean isOrdinary(LocalDate date) {
        return date.getYear() >= 1 && date.getYear() <= 9999;
    }
}
