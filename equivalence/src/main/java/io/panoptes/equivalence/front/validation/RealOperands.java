package io.panoptes.equivalence.front.validation;

import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingTrait;
import java.util.List;
import java.util.Optional;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.sql.type.SqlTypeName;
import org.apache.calcite.sql.type.SqlTypeUtil;

/**
 * In how many bits a DBMS computes with a REAL: PostgreSQL has 64 for {@code r + 1} and 32 for two REAL numbers, MySQL always 64, and DuckDB
 * 32 unless the other has 64.
 */
enum RealOperands {
    AS_CALCITE,
    MIXED_IN_DOUBLE,
    ALWAYS_IN_DOUBLE,
    MIXED_IN_REAL;

    static RealOperands of(ReadingProfile profile) {
        return profile.has(ReadingTrait.REAL_IS_DOUBLE)
                ? ALWAYS_IN_DOUBLE
                : profile.has(ReadingTrait.FLOAT_IS_REAL)
                        ? MIXED_IN_REAL
                        : profile.has(ReadingTrait.REAL_COMPARES_AS_DOUBLE) ? MIXED_IN_DOUBLE : AS_CALCITE;
    }

    /** The type that the operands are cast to; empty where they stay as they are. */
    Optional<SqlTypeName> common(List<RelDataType> operands) {
        boolean some = operands.stream().anyMatch(RealOperands::isReal);
        boolean all = operands.stream().allMatch(RealOperands::isReal);
        boolean numbers = operands.stream().allMatch(SqlTypeUtil::isNumeric);
        boolean beside = operands.stream().anyMatch(type -> type.getSqlTypeName() == SqlTypeName.DOUBLE);
        if (!some || !numbers || beside) {
            return Optional.empty();
        }
        return switch (this) {
            case AS_CALCITE -> Optional.empty();
            case ALWAYS_IN_DOUBLE -> Optional.of(SqlTypeName.DOUBLE);
            case MIXED_IN_DOUBLE -> all ? Optional.empty() : Optional.of(SqlTypeName.DOUBLE);
            case MIXED_IN_REAL -> all ? Optional.empty() : Optional.of(SqlTypeName.REAL);
        };
    }

    private static boolean isReal(RelDataType type) {
        return type.getSqlTypeName() == SqlTypeName.REAL || type.getSqlTypeName() == SqlTypeName.FLOAT;
    }
}
