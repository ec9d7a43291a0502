package io.panoptes.dbms.worker;

import java.io.DataOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/** Writes what a driver gave for one value, exactly. */
@SuppressWarnings("JavaUtilDate") // old drivers give nothing else; the worker's time zone is UTC
final class ValueWriter {

    private final DataOutputStream out;

    ValueWriter(DataOutputStream out) {
        this.out = out;
    }

    void write(@Nullable Object value) throws IOException {
        switch (value) {
            case null -> out.writeByte(Wire.NULL);
            case Boolean flag -> out.writeByte(flag ? Wire.TRUE : Wire.FALSE);
            case Byte number -> integer(number);
            case Short number -> integer(number);
            case Integer number -> integer(number);
            case Long number -> integer(number);
            case BigInteger number -> {
                out.writeByte(Wire.BIG_INTEGER);
                bigInteger(number);
            }
            case BigDecimal number -> {
                out.writeByte(Wire.DECIMAL);
                out.writeInt(number.scale());
                bigInteger(number.unscaledValue());
            }
            case Float number -> floating(number);
            case Double number -> floating(number);
            case String text -> text(Wire.TEXT, text);
            case LocalDate date -> date(date);
            case LocalTime time -> time(time);
            // A driver that still uses java.sql.Time keeps milliseconds at most, and some hide them from toLocalTime.
            case Time time -> time(LocalTime.ofNanoOfDay(Math.floorMod(time.getTime(), 86_400_000L) * 1_000_000L));
            case LocalDateTime timestamp -> timestamp(timestamp);
            case Timestamp timestamp -> timestamp(timestamp.toLocalDateTime());
            case Opaque(String text) -> text(Wire.OPAQUE, text);
            default -> throw new IllegalStateException("not made ready for the pipe: " + value.getClass());
        }
    }

    private void integer(long number) throws IOException {
        out.writeByte(Wire.INTEGER);
        out.writeLong(number);
    }

    private void bigInteger(BigInteger number) throws IOException {
        byte[] bytes = number.toByteArray();
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private void floating(double number) throws IOException {
        out.writeByte(Wire.DOUBLE);
        out.writeDouble(number);
    }

    private void text(int tag, String text) throws IOException {
        out.writeByte(tag);
        Wire.writeText(out, text);
    }

    private void date(LocalDate date) throws IOException {
        out.writeByte(Wire.DATE);
        out.writeLong(date.toEpochDay());
    }

    private void time(LocalTime time) throws IOException {
        out.writeByte(Wire.TIME);
        out.writeLong(time.toNanoOfDay());
    }

    private void timestamp(LocalDateTime timestamp) throws IOException {
        out.writeByte(Wire.TIMESTAMP);
        out.writeLong(timestamp.toEpochSecond(ZoneOffset.UTC));
        out.writeInt(timestamp.toLocalTime().getNano());
    }
}
