package io.panoptes.equivalence.front;

import io.panoptes.equivalence.front.operator.Complaint;
import io.panoptes.equivalence.front.operator.FrontOperators;
import java.util.HashSet;
import java.util.Set;
import org.apache.calcite.runtime.CalciteContextException;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.sql.util.SqlShuttle;
import org.jspecify.annotations.Nullable;

/**
 * {@code date + n}, {@code n + date}, {@code date - n} and {@code date - date} in days, for the places where the validator
 * complains of their types.
 */
final class DayArithmetic {
    private final Set<Place> dateFirst = new HashSet<>();
    private final Set<Place> dateSecond = new HashSet<>();
    private final Set<Place> twoDates = new HashSet<>();

    private record Place(int line, int column, int endLine, int endColumn) {}

    /** Notes the place of the complaint; false where it is another complaint, or this was tried already. */
    boolean add(CalciteContextException error, Complaint complaint) {
        Place place =
                new Place(error.getPosLine(), error.getPosColumn(), error.getEndPosLine(), error.getEndPosColumn());
        return switch (complaint) {
            case DATE_AND_DAYS -> dateFirst.add(place);
            case DAYS_AND_DATE -> dateSecond.add(place);
            case TWO_DATES -> twoDates.add(place);
            case NOT_GROUPED, NOT_SELECTED, UNKNOWN_NAME, OTHER -> false;
        };
    }

    SqlNode apply(SqlNode query) {
        if (dateFirst.isEmpty() && dateSecond.isEmpty() && twoDates.isEmpty()) {
            return query;
        }
        SqlNode result = query.accept(new SqlShuttle() {
            @Override
            public @Nullable SqlNode visit(SqlCall call) {
                boolean arithmetic = call.getKind() == SqlKind.PLUS || call.getKind() == SqlKind.MINUS;
                SqlNode visited = super.visit(call);
                return arithmetic && visited instanceof SqlCall inner ? inDays(inner) : visited;
            }
        });
        return result == null ? query : result;
    }

    private SqlNode inDays(SqlCall call) {
        SqlParserPos position = call.getParserPosition();
        Place place = new Place(
                position.getLineNum(), position.getColumnNum(), position.getEndLineNum(), position.getEndColumnNum());
        if (twoDates.contains(place)) {
            return FrontOperators.DATE_DIFF_DAYS.createCall(position, call.operand(0), call.operand(1));
        }
        if (dateSecond.contains(place)) {
            return FrontOperators.DATE_ADD_DAYS.createCall(position, call.operand(1), call.operand(0));
        }
        if (!dateFirst.contains(place)) {
            return call;
        }
        SqlNode days = call.operand(1);
        SqlNode signed = call.getKind() == SqlKind.PLUS
                ? days
                : SqlStdOperatorTable.UNARY_MINUS.createCall(days.getParserPosition(), days);
        return FrontOperators.DATE_ADD_DAYS.createCall(position, call.operand(0), signed);
    }
}
