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
            case LocalDate known -> known;
            case Date known -> known;
            case LocalTime known -> known;
            case Time known -> known;
            case LocalDateTime known -> known;
            case Timestamp known -> known;
            case Clob clob -> clob.getSubString(1, (int) Math.min(clob.length(), Integer.MAX_VALUE));
            default -> new Opaque(CanonicalText.of(value));
        };
    }
}
