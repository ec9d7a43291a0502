package io.panoptes.nativedriver;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.sql.SQLFeatureNotSupportedException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Values of one column in one chunk of a result. */
final class DuckDbVector {
    private static final int SHORT_STRING = 12;
    private static final BigInteger TWO_64 = BigInteger.ONE.shiftLeft(64);

    private final DuckDbFunctions functions;
    private final DuckDbType type;
    private final MemorySegment vector;
    private final MemorySegment data;
    private final MemorySegment validity;

    DuckDbVector(DuckDbFunctions functions, DuckDbType type, MemorySegment vector) {
        this.functions = functions;
        this.type = type;
        this.vector = vector;
        try {
            this.data = ((MemorySegment) functions.data.invokeExact(vector)).reinterpret(Long.MAX_VALUE);
            this.validity = ((MemorySegment) functions.validity.invokeExact(vector)).reinterpret(Long.MAX_VALUE);
        } catch (Throwable e) {
            throw NativeLibrary.impossible(e);
        }
    }

    @Nullable
    Object get(long row) throws SQLFeatureNotSupportedException {
        if (validity.address() != 0 && (validity.getAtIndex(ValueLayout.JAVA_LONG, row >>> 6) & 1L << row) == 0) {
            return null;
        }
        return switch (type.id()) {
            case BOOLEAN -> data.get(ValueLayout.JAVA_BYTE, row) != 0;
            case TINYINT, SMALLINT, INTEGER, BIGINT, UTINYINT, USMALLINT, UINTEGER -> integer(type.id(), row);
            case UBIGINT -> unsigned(integer(DuckDbType.Id.BIGINT, row));
            case HUGEINT -> huge(row, false);
            case UHUGEINT -> huge(row, true);
            case FLOAT -> data.getAtIndex(ValueLayout.JAVA_FLOAT, row);
            case DOUBLE -> data.getAtIndex(ValueLayout.JAVA_DOUBLE, row);
            case DECIMAL ->
                new BigDecimal(
                        type.stored() == DuckDbType.Id.HUGEINT
                                ? huge(row, false)
                                : BigInteger.valueOf(integer(type.stored(), row)),
                        type.scale());
            case VARCHAR -> new String(bytes(row), StandardCharsets.UTF_8);
            case BLOB, BIT -> bytes(row);
            case DATE -> date(data.getAtIndex(ValueLayout.JAVA_INT, row));
            case TIME -> LocalTime.ofNanoOfDay(Math.min(eight(row) * 1_000, 86_399_999_999_999L));
            case TIMESTAMP -> timestamp(eight(row), 1_000_000);
            case TIMESTAMP_S -> timestamp(eight(row), 1);
            case TIMESTAMP_MS -> timestamp(eight(row), 1_000);
            case TIMESTAMP_NS -> timestamp(eight(row), 1_000_000_000);
            case TIMESTAMP_WITH_TIME_ZONE ->
                timestamp(eight(row), 1_000_000) instanceof LocalDateTime local
                        ? OffsetDateTime.of(local, ZoneOffset.UTC)
                        : "infinity";
            case INTERVAL -> interval(row);
            case UUID -> {
                long high = data.get(ValueLayout.JAVA_LONG, row * 16 + 8) ^ Long.MIN_VALUE;
                yield new UUID(high, data.get(ValueLayout.JAVA_LONG, row * 16));
            }
            case ENUM -> type.names().get((int) integer(type.stored(), row));
            case LIST -> list(row);
            case ARRAY -> array(row);
            case MAP -> map(row);
            case STRUCT -> struct(row);
            case NULL -> null;
            case INVALID, UNION, TIME_WITH_TIME_ZONE, ANY, BIGNUM, OTHER ->
                throw new SQLFeatureNotSupportedException("values of type " + type.text() + " are not read");
        };
    }

    private long integer(DuckDbType.Id stored, long row) {
        return switch (stored) {
            case TINYINT -> data.get(ValueLayout.JAVA_BYTE, row);
            case UTINYINT -> data.get(ValueLayout.JAVA_BYTE, row) & 0xffL;
            case SMALLINT -> data.getAtIndex(ValueLayout.JAVA_SHORT, row);
            case USMALLINT -> data.getAtIndex(ValueLayout.JAVA_SHORT, row) & 0xffffL;
            case INTEGER -> data.getAtIndex(ValueLayout.JAVA_INT, row);
            case UINTEGER -> data.getAtIndex(ValueLayout.JAVA_INT, row) & 0xffffffffL;
            case BIGINT, UBIGINT -> eight(row);
            default -> throw new IllegalStateException(stored + " is no integer");
        };
    }

    private long eight(long row) {
        return data.getAtIndex(ValueLayout.JAVA_LONG, row);
    }

    private static BigInteger unsigned(long bits) {
        BigInteger value = BigInteger.valueOf(bits);
        return bits < 0 ? value.add(TWO_64) : value;
    }

    private BigInteger huge(long row, boolean isUnsigned) {
        long high = data.get(ValueLayout.JAVA_LONG, row * 16 + 8);
        BigInteger upper = isUnsigned ? unsigned(high) : BigInteger.valueOf(high);
        return upper.shiftLeft(64).add(unsigned(data.get(ValueLayout.JAVA_LONG, row * 16)));
    }

    /** Short ones stand in the vector itself, behind their length; of others there is a prefix and a pointer. */
    private byte[] bytes(long row) {
        long at = row * 16;
        int length = data.get(ValueLayout.JAVA_INT, at);
        MemorySegment start = length <= SHORT_STRING
                ? data.asSlice(at + 4, length)
                : MemorySegment.ofAddress(data.get(ValueLayout.JAVA_LONG, at + 8))
                        .reinterpret(length);
        return start.toArray(ValueLayout.JAVA_BYTE);
    }

    private static LocalDate date(int days) {
        return days == Integer.MAX_VALUE
                ? LocalDate.MAX
                : days == -Integer.MAX_VALUE ? LocalDate.MIN : LocalDate.ofEpochDay(days);
    }

    private static Object timestamp(long ticks, long aSecond) {
        if (ticks == Long.MAX_VALUE || ticks == -Long.MAX_VALUE) {
            return ticks > 0 ? LocalDateTime.MAX : LocalDateTime.MIN;
        }
        Instant instant = Instant.ofEpochSecond(
                Math.floorDiv(ticks, aSecond), Math.floorMod(ticks, aSecond) * (1_000_000_000 / aSecond));
        return LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
    }

    private String interval(long row) {
        return "%d months %d days %d us"
                .formatted(
                        data.get(ValueLayout.JAVA_INT, row * 16),
                        data.get(ValueLayout.JAVA_INT, row * 16 + 4),
                        data.get(ValueLayout.JAVA_LONG, row * 16 + 8));
    }

    private List<@Nullable Object> list(long row) throws SQLFeatureNotSupportedException {
        return items(listOf(type.children().getFirst()), eight(row * 2), eight(row * 2 + 1));
    }

    private List<@Nullable Object> array(long row) throws SQLFeatureNotSupportedException {
        try {
            DuckDbVector inside = new DuckDbVector(
                    functions, type.children().getFirst(), (MemorySegment) functions.arrayChild.invokeExact(vector));
            return items(inside, row * type.precision(), type.precision());
        } catch (SQLFeatureNotSupportedException e) {
            throw e;
        } catch (Throwable e) {
            throw NativeLibrary.impossible(e);
        }
    }

    /** A map is a list of structs of key and value. */
    private Map<@Nullable Object, @Nullable Object> map(long row) throws SQLFeatureNotSupportedException {
        DuckDbType entry = new DuckDbType(
                DuckDbType.Id.STRUCT, 0, 0, DuckDbType.Id.STRUCT, List.of("key", "value"), type.children());
        DuckDbVector entries = listOf(entry);
        DuckDbVector keys = entries.member(0);
        DuckDbVector values = entries.member(1);
        Map<@Nullable Object, @Nullable Object> map = new LinkedHashMap<>();
        for (long i = eight(row * 2); i < eight(row * 2) + eight(row * 2 + 1); i++) {
            map.put(keys.get(i), values.get(i));
        }
        return map;
    }

    private Map<String, @Nullable Object> struct(long row) throws SQLFeatureNotSupportedException {
        Map<String, @Nullable Object> struct = new LinkedHashMap<>();
        for (int i = 0; i < type.names().size(); i++) {
            struct.put(type.names().get(i), member(i).get(row));
        }
        return struct;
    }

    private DuckDbVector listOf(DuckDbType item) {
        try {
            return new DuckDbVector(functions, item, (MemorySegment) functions.listChild.invokeExact(vector));
        } catch (Throwable e) {
            throw NativeLibrary.impossible(e);
        }
    }

    private DuckDbVector member(int number) {
        try {
            return new DuckDbVector(functions, type.children().get(number), (MemorySegment)
                    functions.structChild.invokeExact(vector, (long) number));
        } catch (Throwable e) {
            throw NativeLibrary.impossible(e);
        }
    }

    private static List<@Nullable Object> items(DuckDbVector inside, long from, long count)
            throws SQLFeatureNotSupportedException {
        List<@Nullable Object> items = new ArrayList<>();
        for (long i = from; i < from + count; i++) {
            items.add(inside.get(i));
        }
        return items;
    }
}
