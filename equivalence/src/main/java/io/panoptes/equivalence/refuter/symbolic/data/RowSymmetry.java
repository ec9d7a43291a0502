package io.panoptes.equivalence.refuter.symbolic.data;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicRow;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.equivalence.refuter.symbolic.term.SymbolicValue;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;

/**
 * Leaves out databases that are the same but for the order in which a table's rows stand: rows that are there come first,
 * and by their first column that has an order.
 */
public record RowSymmetry(Encoding encoding) {

    public List<BoolExpr> of(Table table) {
        SolverFormulas formulas = encoding.formulas();
        List<SymbolicRow> rows = encoding.database().rowsOf(table).rows();
        int column = orderedColumn(table);
        List<BoolExpr> required = new ArrayList<>();
        for (int i = 1; i < rows.size(); i++) {
            required.add(formulas.implies(rows.get(i).present(), rows.get(i - 1).present()));
            if (column >= 0) {
                SymbolicValue left = rows.get(i - 1).values().get(column);
                SymbolicValue right = rows.get(i).values().get(column);
                BoolExpr inOrder = formulas.or(
                        right.isNull(),
                        formulas.and(formulas.not(left.isNull()), formulas.lessOrSame(left.value(), right.value())));
                required.add(formulas.implies(rows.get(i).present(), inOrder));
            }
        }
        return required;
    }

    private int orderedColumn(Table table) {
        for (int i = 0; i < table.columns().size(); i++) {
            SqlType type = table.columns().get(i).type();
            if (type.isNumeric()
                    || type instanceof SqlType.DateType
                    || (type instanceof SqlType.TextType
                            && !encoding.domains().texts().looksInside())) {
                return i;
            }
        }
        return -1;
    }
}
