package io.panoptes.equivalence.front;

import java.util.HashSet;
import java.util.Set;
import org.apache.calcite.runtime.CalciteContextException;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.sql.util.SqlShuttle;
import org.jspecify.annotations.Nullable;

/** {@code SELECT a, b ... GROUP BY a -> SELECT a, ANY_VALUE(b) ... GROUP BY a}, for the places the validator complains of. */
final class UngroupedColumns {
    private static final String COMPLAINT = "is not being grouped";

    private final Set<Place> places = new HashSet<>();

    private record Place(int line, int column) {}

    /** Notes the place of the complaint; false where it is another complaint, or the column was wrapped already. */
    boolean add(CalciteContextException complaint) {
        Throwable cause = complaint.getCause();
        String message = cause == null ? null : cause.getMessage();
        return message != null
                && message.contains(COMPLAINT)
                && places.add(new Place(complaint.getPosLine(), complaint.getPosColumn()));
    }

    SqlNode wrap(SqlNode query) {
        if (places.isEmpty()) {
            return query;
        }
        SqlNode wrapped = query.accept(new Wrapper());
        return wrapped == null ? query : wrapped;
    }

    private final class Wrapper extends SqlShuttle {
        @Override
        public SqlNode visit(SqlIdentifier name) {
            SqlParserPos position = name.getParserPosition();
            return places.contains(new Place(position.getLineNum(), position.getColumnNum())) && !name.isStar()
                    ? SqlStdOperatorTable.ANY_VALUE.createCall(position, name)
                    : name;
        }

        @Override
        public @Nullable SqlNode visit(SqlCall call) {
            SqlNodeList group = call instanceof SqlSelect select ? select.getGroup() : null;
            SqlNode visited = super.visit(call);
            if (visited instanceof SqlSelect select) {
                select.setGroupBy(group);
                select.setSelectList(named(select.getSelectList()));
            }
            return visited;
        }

        /** A wrapped column that stands alone in the select list keeps its name. */
        private SqlNodeList named(SqlNodeList items) {
            SqlNodeList result = new SqlNodeList(items.getParserPosition());
            for (SqlNode item : items) {
                boolean wrapped =
                        item.getKind() == SqlKind.ANY_VALUE && ((SqlCall) item).operand(0) instanceof SqlIdentifier;
                result.add(wrapped ? named((SqlCall) item) : item);
            }
            return result;
        }

        private SqlNode named(SqlCall wrapped) {
            SqlIdentifier column = wrapped.operand(0);
            SqlParserPos position = column.getParserPosition();
            return SqlStdOperatorTable.AS.createCall(
                    position, wrapped, new SqlIdentifier(column.names.getLast(), position));
        }
    }
}
