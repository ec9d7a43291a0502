package io.panoptes.equivalence.front;

import java.util.HashSet;
import java.util.Set;
import org.apache.calcite.runtime.CalciteContextException;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.sql.util.SqlShuttle;

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
        SqlNode wrapped = query.accept(new SqlShuttle() {
            @Override
            public SqlNode visit(SqlIdentifier name) {
                SqlParserPos position = name.getParserPosition();
                return places.contains(new Place(position.getLineNum(), position.getColumnNum())) && !name.isStar()
                        ? SqlStdOperatorTable.ANY_VALUE.createCall(position, name)
                        : name;
            }
        });
        return wrapped == null ? query : wrapped;
    }
}
