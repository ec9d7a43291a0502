package io.panoptes.equivalence.front.operator;

import io.panoptes.equivalence.evaluator.function.KnownFunction;
import io.panoptes.sql.type.WideNumber;
import java.util.Optional;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.sql.SqlOperatorBinding;
import org.apache.calcite.sql.type.SqlReturnTypeInference;
import org.apache.calcite.sql.type.SqlTypeName;

/** The types of what functions give. It may be NULL. */
final class GivenTypes {
    private GivenTypes() {}

    /** Empty where a function gives the type of its first argument. */
    static Optional<SqlReturnTypeInference> of(KnownFunction.Result result) {
        return switch (result) {
            case TEXT -> Optional.of(of(SqlTypeName.VARCHAR));
            case WHOLE -> Optional.of(of(SqlTypeName.BIGINT));
            case DOUBLE -> Optional.of(of(SqlTypeName.DOUBLE));
            case BOOLEAN -> Optional.of(of(SqlTypeName.BOOLEAN));
            case DATE -> Optional.of(of(SqlTypeName.DATE));
            case TIMESTAMP -> Optional.of(of(SqlTypeName.TIMESTAMP));
            case BITS -> Optional.of(binding -> new ValueType(ValueType.BITS, true));
            case UTINYINT, USMALLINT, UINTEGER, UBIGINT, HUGEINT, UHUGEINT, BIGNUM ->
                Optional.of(wide(WideNumber.valueOf(result.name())));
            case FIRST -> Optional.empty();
        };
    }

    /** A decimal is one of any number of digits. */
    static SqlReturnTypeInference of(SqlTypeName name) {
        return binding -> nullable(
                name == SqlTypeName.DECIMAL
                        ? PlainKind.endless(binding.getTypeFactory())
                        : binding.getTypeFactory().createSqlType(name),
                binding);
    }

    private static SqlReturnTypeInference wide(WideNumber number) {
        return binding ->
                nullable(binding.getTypeFactory().createSqlType(SqlTypeName.DECIMAL, number.digits(), 0), binding);
    }

    static RelDataType nullable(RelDataType type, SqlOperatorBinding binding) {
        return binding.getTypeFactory().createTypeWithNullability(type, true);
    }
}
