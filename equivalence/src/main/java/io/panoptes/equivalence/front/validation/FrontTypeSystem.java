package io.panoptes.equivalence.front.validation;

import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rel.type.RelDataTypeFactory;
import org.apache.calcite.rel.type.RelDataTypeSystemImpl;
import org.apache.calcite.sql.type.SqlTypeName;
import org.apache.calcite.sql.type.SqlTypeUtil;

/**
 * Sums of whole numbers are whole, averages of exact numbers are exact fractions, or in floating point; averages of REAL numbers have 64 bits,
 * and sums of them, too, or 32.
 */
final class FrontTypeSystem extends RelDataTypeSystemImpl {
    private static final int DIGITS = 65;
    private static final int FRACTION = 30;

    private final boolean averagesFloat;
    private final boolean realSums;

    FrontTypeSystem(boolean averagesFloat, boolean realSums) {
        this.averagesFloat = averagesFloat;
        this.realSums = realSums;
    }

    @Override
    public int getMaxPrecision(SqlTypeName typeName) {
        return typeName == SqlTypeName.DECIMAL ? DIGITS : super.getMaxPrecision(typeName);
    }

    @Override
    public int getMaxScale(SqlTypeName typeName) {
        return typeName == SqlTypeName.DECIMAL ? FRACTION : super.getMaxScale(typeName);
    }

    @Override
    public RelDataType deriveSumType(RelDataTypeFactory factory, RelDataType argument) {
        SqlTypeName name = argument.getSqlTypeName();
        RelDataType sum = switch (name) {
            case TINYINT, SMALLINT, INTEGER, BIGINT -> factory.createSqlType(SqlTypeName.BIGINT);
            case DECIMAL -> factory.createSqlType(SqlTypeName.DECIMAL, DIGITS, argument.getScale());
            case FLOAT, REAL -> factory.createSqlType(realSums ? SqlTypeName.REAL : SqlTypeName.DOUBLE);
            case DOUBLE -> factory.createSqlType(SqlTypeName.DOUBLE);
            default -> argument;
        };
        return factory.createTypeWithNullability(sum, argument.isNullable());
    }

    @Override
    public RelDataType deriveAvgAggType(RelDataTypeFactory factory, RelDataType argument) {
        boolean floats = SqlTypeUtil.isApproximateNumeric(argument);
        if (!floats && !SqlTypeUtil.isExactNumeric(argument)) {
            return argument;
        }
        RelDataType average = floats || averagesFloat
                ? factory.createSqlType(SqlTypeName.DOUBLE)
                : factory.createSqlType(SqlTypeName.DECIMAL, DIGITS, FRACTION);
        return factory.createTypeWithNullability(average, argument.isNullable());
    }

    @Override
    public boolean shouldConvertRaggedUnionTypesToVarying() {
        return true;
    }
}
