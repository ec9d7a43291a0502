package io.panoptes.equivalence.front.values;

import io.panoptes.equivalence.front.node.Calls;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.calcite.sql.SqlBasicTypeNameSpec;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlDataTypeSpec;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlJoin;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.sql.type.SqlTypeName;

/**
 * {@code FROM range(1, 3) -> FROM (SELECT CAST(range AS BIGINT) AS range FROM (VALUES (1), (2)) AS v(range)) AS range}, where the bounds are
 * constants and the rows few; {@code generate_series(1, 3)} has the last one too.
 */
public record SeriesAsValues() implements SyntaxRewrite {
    private static final int MOST_ROWS = 1000;

    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call.getKind() == SqlKind.AS && isTable(call.operand(0))) {
            List<SqlNode> operands = new ArrayList<>(call.getOperandList());
            operands.set(0, rows(((SqlCall) call.operand(0)).operand(0)));
            return Optional.of(call.getOperator().createCall(call.getParserPosition(), operands));
        }
        if (call instanceof SqlSelect select && select.getFrom() instanceof SqlNode from && isTable(from)) {
            select.setFrom(named(from));
            return Optional.of(select);
        }
        if (call instanceof SqlJoin join && (isTable(join.getLeft()) || isTable(join.getRight()))) {
            join.setLeft(isTable(join.getLeft()) ? named(join.getLeft()) : join.getLeft());
            join.setRight(isTable(join.getRight()) ? named(join.getRight()) : join.getRight());
            return Optional.of(join);
        }
        return Optional.empty();
    }

    private static SqlNode named(SqlNode table) {
        SqlCall series = ((SqlCall) table).operand(0);
        return as(rows(series), name(series));
    }

    private static boolean isTable(SqlNode node) {
        return node.getKind() == SqlKind.COLLECTION_TABLE
                && ((SqlCall) node).operand(0) instanceof SqlCall series
                && (series.getOperator().getName().equals("RANGE$TABLE")
                        || series.getOperator().getName().equals("SERIES$TABLE"));
    }

    private static String name(SqlCall series) {
        return series.getOperator().getName().equals("RANGE$TABLE") ? "range" : "generate_series";
    }

    private static SqlNode rows(SqlCall series) {
        boolean withLast = name(series).equals("generate_series");
        List<Long> bounds = series.getOperandList().stream()
                .map(bound -> number(bound, name(series)))
                .toList();
        if (bounds.isEmpty() || bounds.size() > 3) {
            throw new Unsupported("a series of other than one to three numbers");
        }
        long from = bounds.size() == 1 ? 0 : bounds.getFirst();
        long to = bounds.size() == 1 ? bounds.getFirst() : bounds.get(1);
        long step = bounds.size() == 3 ? bounds.get(2) : 1;
        if (step == 0) {
            throw new Unsupported("a series of step 0");
        }
        SqlParserPos position = series.getParserPosition();
        List<SqlNode> rows = new ArrayList<>();
        for (long i = from; step > 0 ? i < to : i > to; i += step) {
            rows.add(row(i, position));
            if (rows.size() > MOST_ROWS) {
                throw new Unsupported("a series of more than %d numbers".formatted(MOST_ROWS));
            }
            if (Math.abs(i) > Integer.MAX_VALUE) {
                throw new Unsupported("a series of large numbers");
            }
        }
        if (withLast && (step > 0 ? from <= to : from >= to) && (to - from) % step == 0) {
            rows.add(row(to, position));
        }
        boolean none = rows.isEmpty();
        SqlNode values = SqlStdOperatorTable.VALUES.createCall(position, none ? List.of(row(0, position)) : rows);
        SqlNode source = SqlStdOperatorTable.AS.createCall(
                position,
                values,
                new SqlIdentifier("SERIES$VALUES", position),
                new SqlIdentifier("SERIES$VALUE", position));
        SqlNode number = SqlStdOperatorTable.CAST.createCall(
                position,
                new SqlIdentifier("SERIES$VALUE", position),
                new SqlDataTypeSpec(new SqlBasicTypeNameSpec(SqlTypeName.BIGINT, position), position));
        return new SqlSelect(
                position,
                null,
                SqlNodeList.of(as(number, name(series))),
                source,
                none ? SqlLiteral.createBoolean(false, position) : null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null);
    }

    private static SqlNode row(long number, SqlParserPos position) {
        SqlNode literal = Calls.number(Math.abs(number), position);
        return SqlStdOperatorTable.ROW.createCall(
                position, number < 0 ? SqlStdOperatorTable.UNARY_MINUS.createCall(position, literal) : literal);
    }

    private static long number(SqlNode bound, String name) {
        boolean negative = bound.getKind() == SqlKind.MINUS_PREFIX;
        SqlNode literal = negative ? ((SqlCall) bound).operand(0) : bound;
        long number =
                Calls.wholeNumber(literal).orElseThrow(() -> new Unsupported(name + " up to what is no constant"));
        return negative ? -number : number;
    }

    private static SqlNode as(SqlNode node, String name) {
        SqlParserPos position = node.getParserPosition();
        return SqlStdOperatorTable.AS.createCall(position, node, new SqlIdentifier(name, position));
    }
}
