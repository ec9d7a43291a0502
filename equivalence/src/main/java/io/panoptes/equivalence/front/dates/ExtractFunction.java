package io.panoptes.equivalence.front.dates;

import io.panoptes.equivalence.front.node.Calls;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.front.operator.FrontOperators;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.apache.calcite.sql.SqlBasicTypeNameSpec;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlCharStringLiteral;
import org.apache.calcite.sql.SqlDataTypeSpec;
import org.apache.calcite.sql.SqlFunction;
import org.apache.calcite.sql.SqlIntervalQualifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.sql.type.SqlTypeName;

/**
 * {@code EXTRACT(YEAR FROM d) -> YEAR(d)}, {@code DATE_PART('year', d) -> YEAR(d)}, and so on. The parts that have
 * fractions in some DBMS are no whole numbers in the standard: {@code > 59} is not {@code >= 60}. PostgreSQL has them as decimals, and
 * as numbers in floating point where DATE_PART is asked; others have whole numbers.
 *
 * @param libraries of the functions of the profile that are known by value
 * @param partsAreDouble whether DATE_PART gives a number in floating point
 */
public record ExtractFunction(List<String> libraries, boolean partsAreDouble) implements SyntaxRewrite {
    private static final Set<String> WITH_FRACTIONS =
            Set.of("SECOND", "SECONDS", "SEC", "S", "MILLISECOND", "MILLISECONDS", "EPOCH", "JULIAN");

    /** Of DuckDB. */
    private static final Set<String> FLOATING = Set.of("EPOCH", "JULIAN");

    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        boolean extract = call.getKind() == SqlKind.EXTRACT && call.operandCount() == 2;
        if (!extract && !Calls.isNamed(call, "DATE_PART", 2)) {
            return Optional.empty();
        }
        return unit(call.operand(0)).map(unit -> part(call, unit.toUpperCase(Locale.ROOT), !extract && partsAreDouble));
    }

    private SqlNode part(SqlCall call, String unit, boolean asDouble) {
        boolean hasFraction = WITH_FRACTIONS.contains(unit);
        SqlFunction function = asDouble && hasFraction
                ? FrontOperators.unknown("DATE_PART_" + unit, SqlTypeName.DOUBLE)
                : FrontOperators.ofLibraries(libraries, unit, 1)
                        .orElseGet(
                                () -> FrontOperators.unknown(unit, hasFraction ? fraction(unit) : SqlTypeName.INTEGER));
        SqlNode part = function.createCall(call.getParserPosition(), call.<SqlNode>operand(1));
        return asDouble && !hasFraction ? inDouble(part) : part;
    }

    private SqlTypeName fraction(String unit) {
        if (libraries.isEmpty()) {
            return SqlTypeName.DOUBLE;
        }
        if (partsAreDouble) {
            return SqlTypeName.DECIMAL;
        }
        return FLOATING.contains(unit) ? SqlTypeName.DOUBLE : SqlTypeName.BIGINT;
    }

    private static SqlNode inDouble(SqlNode part) {
        SqlParserPos position = part.getParserPosition();
        return SqlStdOperatorTable.CAST.createCall(
                position, part, new SqlDataTypeSpec(new SqlBasicTypeNameSpec(SqlTypeName.DOUBLE, position), position));
    }

    private static Optional<String> unit(SqlNode node) {
        return switch (node) {
            case SqlIntervalQualifier unit ->
                Optional.of(unit.timeFrameName == null ? unit.toString() : unit.timeFrameName);
            case SqlCharStringLiteral text -> Optional.ofNullable(text.getValueAs(String.class));
            default -> Optional.empty();
        };
    }
}
