package io.panoptes.equivalence.front;

import io.panoptes.equivalence.front.operator.Complaint;
import io.panoptes.equivalence.front.spelling.Respelled;
import java.util.HashSet;
import java.util.Set;
import org.apache.calcite.runtime.CalciteContextException;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.util.SqlShuttle;

/** {@code "text" -> 'text'}, for the places where the validator finds no column of this name. */
final class StringsInDoubleQuotes {
    private final Respelled text;
    private final Set<Place> places = new HashSet<>();

    private record Place(int line, int column) {}

    StringsInDoubleQuotes(Respelled text) {
        this.text = text;
    }

    /** Notes the place of the complaint; false where it is another complaint, or nothing stands in double quotes there. */
    boolean add(CalciteContextException error, Complaint complaint) {
        return complaint == Complaint.UNKNOWN_NAME
                && text.isInDoubleQuotes(error.getPosLine(), error.getPosColumn())
                && places.add(new Place(error.getPosLine(), error.getPosColumn()));
    }

    SqlNode apply(SqlNode query) {
        if (places.isEmpty()) {
            return query;
        }
        SqlNode changed = query.accept(new SqlShuttle() {
            @Override
            public SqlNode visit(SqlIdentifier name) {
                var position = name.getParserPosition();
                return name.isSimple() && places.contains(new Place(position.getLineNum(), position.getColumnNum()))
                        ? SqlLiteral.createCharString(name.getSimple(), position)
                        : name;
            }
        });
        return changed == null ? query : changed;
    }
}
