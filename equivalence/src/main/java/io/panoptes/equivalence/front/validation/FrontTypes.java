package io.panoptes.equivalence.front.validation;

import io.panoptes.equivalence.front.operator.ValueType;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingTrait;
import io.panoptes.sql.type.SqlType;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.sql.type.SqlTypeFactoryImpl;
import org.apache.calcite.sql.type.SqlTypeMappingRule;
import org.apache.calcite.sql.type.SqlTypeName;
import org.apache.calcite.sql.type.SqlTypeUtil;
import org.checkerframework.checker.nullness.qual.Nullable;

/**
 * Calcite's types and ours.
 *
 * <p>There is one type of strings: lengths are dropped, for Calcite would pad the shorter of two string constants.
 */
public final class FrontTypes extends SqlTypeFactoryImpl {
    /** No DECIMAL of DuckDB has more digits. */
    private static final int MOST_DIGITS = 38;

    private final boolean valuesAlone;
    private final boolean realsAreDouble;
    private final boolean roundsCommonDecimals;

    public FrontTypes(ReadingProfile profile) {
        super(new FrontTypeSystem(averagesFloat(profile), profile.has(ReadingTrait.SUMS_OF_REAL_ARE_REAL)));
        this.valuesAlone = profile.has(ReadingTrait.VALUES_ALONE);
        this.realsAreDouble = profile.has(ReadingTrait.AFFINITY) || profile.has(ReadingTrait.REAL_IS_DOUBLE);
        this.roundsCommonDecimals = profile.has(ReadingTrait.COMMON_DECIMALS_ROUND);
    }

    private static boolean averagesFloat(ReadingProfile profile) {
        return profile.has(ReadingTrait.FRACTIONS_FLOAT)
                || profile.has(ReadingTrait.QUOTIENTS_FLOAT) && !profile.has(ReadingTrait.VALUES_ALONE);
    }

    @Override
    public RelDataType createTypeWithNullability(RelDataType type, boolean nullable) {
        return type instanceof ValueType known
                ? new ValueType(known.name(), nullable)
                : super.createTypeWithNullability(type, nullable);
    }

    @Override
    public @Nullable RelDataType leastRestrictive(List<RelDataType> types, SqlTypeMappingRule rule) {
        Optional<ValueType> known = types.stream()
                .filter(ValueType.class::isInstance)
                .map(ValueType.class::cast)
                .findFirst();
        if (!realsAreDouble) {
            refuseRealBesideOthers(types);
        }
        if (known.isEmpty()) {
            return withAllDigits(super.leastRestrictive(types, rule), types);
        }
        boolean same = types.stream()
                .allMatch(type -> type.getSqlTypeName() == SqlTypeName.NULL
                        || (type instanceof ValueType other
                                && other.name().equals(known.get().name())));
        if (!same) {
            throw new Unsupported("%s beside another type".formatted(known.get().name()));
        }
        return new ValueType(known.get().name(), types.stream().anyMatch(RelDataType::isNullable));
    }

    /** {@code COALESCE(r, 0.1)} and its like, UNION too, are a REAL to DuckDB and PostgreSQL, and of 64 bits to Calcite. */
    private static void refuseRealBesideOthers(List<RelDataType> types) {
        boolean real = types.stream().anyMatch(FrontTypes::isReal);
        boolean exact = types.stream().anyMatch(SqlTypeUtil::isExactNumeric);
        if (real && exact && types.stream().noneMatch(type -> type.getSqlTypeName() == SqlTypeName.DOUBLE)) {
            throw new Unsupported("REAL beside an exact number, whose common type has 32 bits in some DBMSs");
        }
    }

    private static boolean isReal(RelDataType type) {
        return type.getSqlTypeName() == SqlTypeName.REAL || type.getSqlTypeName() == SqlTypeName.FLOAT;
    }

    /** Where there is no room for the digits of all types, Calcite leaves out those behind the point, and a cast would change numbers. */
    private @Nullable RelDataType withAllDigits(@Nullable RelDataType common, List<RelDataType> types) {
        List<RelDataType> decimals = types.stream()
                .filter(type -> type.getSqlTypeName() == SqlTypeName.DECIMAL)
                .toList();
        int digits = decimals.stream().mapToInt(RelDataType::getScale).max().orElse(0);
        if (roundsCommonDecimals && hasNoRoom(decimals, digits)) {
            throw new Unsupported("decimals whose common type has no room for the digits of all, which are rounded");
        }
        return common != null && common.getSqlTypeName() == SqlTypeName.DECIMAL && common.getScale() < digits
                ? createTypeWithNullability(
                        createSqlType(
                                SqlTypeName.DECIMAL, getTypeSystem().getMaxPrecision(SqlTypeName.DECIMAL), digits),
                        common.isNullable())
                : common;
    }

    /** A sum of decimals has all digits that there are, so that nothing is left for more of them behind the point. */
    private static boolean hasNoRoom(List<RelDataType> decimals, int digits) {
        return decimals.stream()
                .filter(type -> type.getScale() < digits)
                .anyMatch(type -> Math.min(type.getPrecision(), MOST_DIGITS) - type.getScale() + digits > MOST_DIGITS);
    }

    @Override
    public RelDataType createSqlType(SqlTypeName name, int precision) {
        return switch (name) {
            case CHAR, VARCHAR -> super.createSqlType(SqlTypeName.VARCHAR, RelDataType.PRECISION_NOT_SPECIFIED);
            default -> super.createSqlType(name, precision);
        };
    }

    @Override
    public RelDataType createSqlType(SqlTypeName name) {
        return super.createSqlType(name == SqlTypeName.CHAR ? SqlTypeName.VARCHAR : name);
    }

    @Override
    public Charset getDefaultCharset() {
        return StandardCharsets.UTF_8;
    }

    public RelDataType of(SqlType type, boolean nullable) {
        return createTypeWithNullability(plain(type), nullable);
    }

    private RelDataType plain(SqlType type) {
        return switch (type) {
            case SqlType.BooleanType ignored -> createSqlType(SqlTypeName.BOOLEAN);
            case SqlType.IntegerType(int bits) -> createSqlType(wholeNumbers(bits));
            case SqlType.DecimalType(int precision, int scale) -> createSqlType(SqlTypeName.DECIMAL, precision, scale);
            case SqlType.DoubleType(int bits) -> createSqlType(bits > 32 ? SqlTypeName.DOUBLE : SqlTypeName.REAL);
            case SqlType.TextType ignored -> createSqlType(SqlTypeName.VARCHAR);
            case SqlType.DateType ignored -> createSqlType(SqlTypeName.DATE);
            case SqlType.TimeType ignored -> createSqlType(SqlTypeName.TIME);
            case SqlType.TimestampType ignored -> createSqlType(SqlTypeName.TIMESTAMP);
            case SqlType.IntervalType ignored -> throw new Unsupported("column of type INTERVAL");
            case SqlType.NullType ignored -> createSqlType(SqlTypeName.NULL);
            case SqlType.OpaqueType(String name) -> {
                if (!valuesAlone || !ValueType.NAMES.contains(name)) {
                    throw new Unsupported("column of type " + name);
                }
                yield new ValueType(name, true);
            }
        };
    }

    private static SqlTypeName wholeNumbers(int bits) {
        return bits > 32
                ? SqlTypeName.BIGINT
                : bits > 16 ? SqlTypeName.INTEGER : bits > 8 ? SqlTypeName.SMALLINT : SqlTypeName.TINYINT;
    }

    public static SqlType toOurs(RelDataType type) {
        if (type instanceof ValueType known) {
            return new SqlType.OpaqueType(known.name());
        }
        return switch (type.getSqlTypeName()) {
            case BOOLEAN -> SqlType.BOOLEAN;
            case TINYINT -> new SqlType.IntegerType(8);
            case SMALLINT -> new SqlType.IntegerType(16);
            case INTEGER -> SqlType.INTEGER;
            case BIGINT -> SqlType.BIGINT;
            case DECIMAL -> new SqlType.DecimalType(type.getPrecision(), type.getScale());
            case FLOAT, REAL -> SqlType.REAL;
            case DOUBLE -> SqlType.DOUBLE;
            case CHAR, VARCHAR -> SqlType.TEXT;
            case DATE -> SqlType.DATE;
            case TIME -> SqlType.TIME;
            case TIMESTAMP -> SqlType.TIMESTAMP;
            case NULL -> SqlType.NULL;
            case INTERVAL_YEAR,
                    INTERVAL_YEAR_MONTH,
                    INTERVAL_MONTH,
                    INTERVAL_DAY,
                    INTERVAL_DAY_HOUR,
                    INTERVAL_DAY_MINUTE,
                    INTERVAL_DAY_SECOND,
                    INTERVAL_HOUR,
                    INTERVAL_HOUR_MINUTE,
                    INTERVAL_HOUR_SECOND,
                    INTERVAL_MINUTE,
                    INTERVAL_MINUTE_SECOND,
                    INTERVAL_SECOND -> new SqlType.IntervalType();
            default -> throw new Unsupported("type " + type.getSqlTypeName());
        };
    }
}
