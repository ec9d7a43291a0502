package io.panoptes.dbms.process;

import io.panoptes.dbms.worker.Wire;
import io.panoptes.sql.value.Value;
import java.io.DataInputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;

/** Reads the values that the worker's {@code ValueWriter} wrote. */
final class ValueReader {

    private ValueReader() {}

    static Value read(DataInputStream in) throws IOException {
        int tag = in.readUnsignedByte();
        return switch (tag) {
            case Wire.NULL -> Value.NULL;
            case Wire.FALSE -> Value.FALSE;
            case Wire.TRUE -> Value.TRUE;
            case Wire.INTEGER -> Value.of(in.readLong());
            case Wire.BIG_INTEGER -> new Value.IntegerValue(bigInteger(in));
            case Wire.DECIMAL -> {
                int scale = in.readInt();
                yield new Value.DecimalValue(new BigDecimal(bigInteger(in), scale));
            }
            case Wire.DOUBLE -> new Value.DoubleValue(in.readDouble());
            case Wire.TEXT -> Value.of(Wire.readText(in));
            case Wire.DATE -> new Value.DateValue(LocalDate.ofEpochDay(in.readLong()));
            case Wire.TIME -> new Value.TimeValue(LocalTime.ofNanoOfDay(in.readLong()));
            case Wire.TIMESTAMP ->
                new Value.TimestampValue(LocalDateTime.ofEpochSecond(in.readLong(), in.readInt(), ZoneOffset.UTC));
            case Wire.OPAQUE -> new Value.OpaqueValue(Wire.readText(in));
            default -> throw new IOException("the worker process sent a value of kind %d".formatted(tag));
        };
    }

    private static BigInteger bigInteger(DataInputStream in) throws IOException {
        int length = in.readInt();
        byte[] bytes = new byte[length];
        in.readFully(bytes);
        return new BigInteger(bytes);
    }
}
