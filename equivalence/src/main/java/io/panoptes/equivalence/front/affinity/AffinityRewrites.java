package io.panoptes.equivalence.front.affinity;

import io.panoptes.equivalence.front.node.Calls;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.front.operator.FrontOperators;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlDataTypeSpec;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlOperator;
import org.apache.calcite.sql.fun.SqlBetweenOperator;
import org.apache.calcite.sql.fun.SqlCase;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.sql.type.SqlTypeName;

/** What SQLite has in its own way where a text stands beside a number, and what it makes of numbers that others cut or round. */
public final class AffinityRewrites {
    public static final List<SyntaxRewrite> LIST = List.of(
            new TruthComparison(),
            new RemainderFunction(),
            new PlainComparisons(),
            new NullIfByValue(),
            new BooleanCast(),
            new CastByAffinity(),
            new RoundedDigits(),
            new Total(),
            new ExtremeOfArguments());

    /** Those that must see comparisons as they are written. */
    public static final List<SyntaxRewrite> BEFORE = Stream.concat(
                    Stream.of(new ContainedText(), new PatternWithoutLetters()), DateRewrites.LIST.stream())
            .toList();

    private AffinityRewrites() {}

    /**
     * {@code a BETWEEN b AND c -> a >= b AND a <= c} and {@code a IN (b, c) -> a = b OR a = c}, where each comparison has types of its
     * own, and what stands in a list asks none.
     */
    record PlainComparisons() implements SyntaxRewrite {
        @Override
        public Optional<SqlNode> rewrite(SqlCall call) {
            return switch (call.getKind()) {
                case BETWEEN -> Optional.of(between(call));
                case IN, NOT_IN -> in(call);
                default -> Optional.empty();
            };
        }

        private static SqlNode between(SqlCall call) {
            SqlParserPos position = call.getParserPosition();
            SqlNode value = call.operand(0);
            SqlNode both = SqlStdOperatorTable.AND.createCall(
                    position,
                    SqlStdOperatorTable.GREATER_THAN_OR_EQUAL.createCall(position, value, call.operand(1)),
                    SqlStdOperatorTable.LESS_THAN_OR_EQUAL.createCall(
                            position, value.clone(value.getParserPosition()), call.operand(2)));
            return ((SqlBetweenOperator) call.getOperator()).isNegated()
                    ? SqlStdOperatorTable.NOT.createCall(position, both)
                    : both;
        }

        private static Optional<SqlNode> in(SqlCall call) {
            if (!(call.operand(1) instanceof SqlNodeList items)
                    || items.isEmpty()
                    || call.operand(0).getKind() == SqlKind.ROW) {
                return Optional.empty();
            }
            SqlParserPos position = call.getParserPosition();
            boolean not = call.getKind() == SqlKind.NOT_IN;
            SqlOperator comparison = not ? SqlStdOperatorTable.NOT_EQUALS : SqlStdOperatorTable.EQUALS;
            SqlOperator connective = not ? SqlStdOperatorTable.AND : SqlStdOperatorTable.OR;
            SqlNode value = call.operand(0);
            SqlNode result = null;
            for (SqlNode item : items) {
                SqlNode next =
                        comparison.createCall(position, value.clone(value.getParserPosition()), PlainValue.of(item));
                result = result == null ? next : connective.createCall(position, result, next);
            }
            return Optional.ofNullable(result);
        }
    }

    /**
     * {@code NULLIF(a, b) -> CASE WHEN PLAIN_VALUE(a) = PLAIN_VALUE(b) THEN NULL ELSE a END}: SQLite compares the arguments as they are,
     * so a number never equals a text there, whatever columns they come from.
     */
    record NullIfByValue() implements SyntaxRewrite {
        @Override
        public Optional<SqlNode> rewrite(SqlCall call) {
            if (!Calls.isNamed(call, "NULLIF", 2)) {
                return Optional.empty();
            }
            SqlParserPos position = call.getParserPosition();
            SqlNode value = call.operand(0);
            SqlNode same = SqlStdOperatorTable.EQUALS.createCall(
                    position, PlainValue.of(value.clone(value.getParserPosition())), PlainValue.of(call.operand(1)));
            return Optional.of(new SqlCase(
                    position, null, SqlNodeList.of(same), SqlNodeList.of(SqlLiteral.createNull(position)), value));
        }
    }

    /** Refuses {@code CAST(a AS BOOLEAN)}, which keeps 2 and 2.5 in SQLite. */
    record BooleanCast() implements SyntaxRewrite {
        @Override
        public Optional<SqlNode> rewrite(SqlCall call) {
            if (call.getKind() == SqlKind.CAST
                    && call.operand(1) instanceof SqlDataTypeSpec type
                    && type.getTypeName().getSimple().equalsIgnoreCase(SqlTypeName.BOOLEAN.getName())) {
                throw new Unsupported("CAST to BOOLEAN, which keeps every number");
            }
            return Optional.empty();
        }
    }

    /** {@code ROUND(a, -1) -> ROUND(a, 0)} in SQLite, which rounds no digit before the point; other digits must be written out. */
    record RoundedDigits() implements SyntaxRewrite {
        @Override
        public Optional<SqlNode> rewrite(SqlCall call) {
            if (!Calls.isNamed(call, "ROUND", 2)) {
                return Optional.empty();
            }
            SqlNode digits = call.operand(1);
            if (digits instanceof SqlCall sign
                    && sign.getKind() == SqlKind.MINUS_PREFIX
                    && Calls.wholeNumber(sign.operand(0)).isPresent()) {
                return Optional.of(withNoDigits(call));
            }
            OptionalLong written = Calls.wholeNumber(digits);
            if (written.isEmpty()) {
                throw new Unsupported("ROUND to digits that are not written out");
            }
            return written.getAsLong() < 0 ? Optional.of(withNoDigits(call)) : Optional.empty();
        }

        private static SqlNode withNoDigits(SqlCall call) {
            return call.getOperator()
                    .createCall(call.getParserPosition(), call.operand(0), Calls.number(0, call.getParserPosition()));
        }
    }

    /** An operand that asks no type of the other side of a comparison, where SQLite has it so though it is a column or a cast. */
    static final class PlainValue {
        private static final Set<SqlKind> ASKING = EnumSet.of(SqlKind.IDENTIFIER, SqlKind.CAST, SqlKind.SCALAR_QUERY);

        private PlainValue() {}

        static SqlNode of(SqlNode operand) {
            return ASKING.contains(operand.getKind())
                    ? FrontOperators.PLAIN_VALUE.createCall(operand.getParserPosition(), operand)
                    : operand;
        }
    }
}
