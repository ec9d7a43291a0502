package io.panoptes.equivalence.front.operator;

import java.util.HashSet;
import java.util.Set;
import org.apache.calcite.runtime.CalciteContextException;
import org.apache.calcite.sql.SqlAggFunction;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlFunctionCategory;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlOrderBy;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.SqlUtil;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.sql.type.OperandTypes;
import org.apache.calcite.sql.type.ReturnTypes;
import org.apache.calcite.sql.util.SqlShuttle;
import org.apache.calcite.util.Optionality;
import org.jspecify.annotations.Nullable;

/**
 * {@code SELECT a, b ... GROUP BY a -> SELECT a, ANY_VALUE(b) ... GROUP BY a}, for the places the validator complains of; and
 * {@code SELECT DISTINCT a ... ORDER BY b -> SELECT DISTINCT a ...}, where there is no limit: which of the rows that fall
 * into one gives its place is open.
 */
public final class UngroupedColumns {
    /** As ANY_VALUE, under a name that no query can give. */
    public static final SqlAggFunction VALUE = new UngroupedValue();

    private final Set<Place> places = new HashSet<>();

    private record Place(int line, int column) {
        SqlParserPos position() {
            return new SqlParserPos(line, column);
        }
    }

    private final Set<Place> orders = new HashSet<>();
    private @Nullable CalciteContextException first;

    /** Notes the place of the complaint; false where it is another complaint, or this was tried already. */
    public boolean add(CalciteContextException error, Complaint complaint, boolean loose) {
        Place place = new Place(error.getPosLine(), error.getPosColumn());
        boolean added = (complaint == Complaint.NOT_GROUPED && places.add(place))
                || (loose && complaint == Complaint.NOT_SELECTED && orders.add(place));
        first = added && first == null ? error : first;
        return added;
    }

    /** The complaint about the query as it came in; {@code otherwise} where there was none. */
    public RuntimeException first(RuntimeException otherwise) {
        return first == null ? otherwise : first;
    }

    public SqlNode wrap(SqlNode query) {
        if (places.isEmpty() && orders.isEmpty()) {
            return query;
        }
        SqlNode wrapped = query.accept(new Wrapper());
        return wrapped == null ? query : wrapped;
    }

    /** A column outside of the grouping that is not determined by it. */
    public static final class NotDetermined extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private static final class UngroupedValue extends SqlAggFunction {
        UngroupedValue() {
            super(
                    "ANY_VALUE?UNGROUPED",
                    null,
                    SqlKind.ANY_VALUE,
                    ReturnTypes.ARG0_NULLABLE_IF_EMPTY,
                    null,
                    OperandTypes.ANY,
                    SqlFunctionCategory.SYSTEM,
                    false,
                    false,
                    Optionality.FORBIDDEN);
        }
    }

    private final class Wrapper extends SqlShuttle {
        @Override
        public SqlNode visit(SqlIdentifier name) {
            SqlParserPos position = name.getParserPosition();
            return places.contains(new Place(position.getLineNum(), position.getColumnNum())) && !name.isStar()
                    ? VALUE.createCall(position, name)
                    : name;
        }

        @Override
        public @Nullable SqlNode visit(SqlCall call) {
            if (call instanceof SqlOrderBy order && order.fetch == null && order.offset == null && dropsOrder(order)) {
                return order.query.accept(this);
            }
            if (call instanceof SqlOrderBy order && dropsOrder(order) && order.query instanceof SqlSelect select) {
                groupByItems(select);
                return super.visit(order);
            }
            SqlNodeList group = call instanceof SqlSelect select ? select.getGroup() : null;
            SqlNode visited = super.visit(call);
            if (visited instanceof SqlSelect select) {
                select.setGroupBy(group);
                select.setSelectList(named(select.getSelectList()));
            }
            return visited;
        }

        /** {@code SELECT DISTINCT a ... ORDER BY b LIMIT n -> SELECT a ... GROUP BY a ORDER BY b LIMIT n}. */
        private static void groupByItems(SqlSelect select) {
            boolean plain = select.getGroup() == null
                    && select.getHaving() == null
                    && select.getSelectList().stream()
                            .allMatch(item -> SqlUtil.stripAs(item) instanceof SqlIdentifier name && !name.isStar());
            if (select.isDistinct() && plain) {
                SqlNodeList keys = new SqlNodeList(select.getSelectList().getParserPosition());
                select.getSelectList().forEach(item -> keys.add(SqlUtil.stripAs(item)));
                select.setGroupBy(keys);
                select.setOperand(0, new SqlNodeList(select.getSelectList().getParserPosition()));
            }
        }

        private boolean dropsOrder(SqlOrderBy order) {
            SqlParserPos position = order.orderList.getParserPosition();
            return orders.stream().anyMatch(place -> position.overlaps(place.position()));
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
