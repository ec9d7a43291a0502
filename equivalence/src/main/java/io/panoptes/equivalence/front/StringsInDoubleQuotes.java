package io.panoptes.equivalence.front;

import io.panoptes.equivalence.front.operator.Complaint;
import io.panoptes.equivalence.front.spelling.Respelled;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.apache.calcite.runtime.CalciteContextException;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.util.SqlBasicVisitor;
import org.apache.calcite.sql.util.SqlShuttle;
import org.jspecify.annotations.Nullable;

/**
 * {@code "text" -> 'text'}, for the places where the validator finds no column of this name. Refused where something is called so: SQLite
 * finds aliases in WHERE, too.
 */
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
        Set<String> aliases = aliases(query);
        SqlNode changed = query.accept(new SqlShuttle() {
            @Override
            public SqlNode visit(SqlIdentifier name) {
                var position = name.getParserPosition();
                if (!name.isSimple() || !places.contains(new Place(position.getLineNum(), position.getColumnNum()))) {
                    return name;
                }
                if (aliases.contains(name.getSimple().toUpperCase(Locale.ROOT))) {
                    throw new Unsupported("alias in double quotes where SQL has no aliases");
                }
                return SqlLiteral.createCharString(name.getSimple(), position);
            }
        });
        return changed == null ? query : changed;
    }

    private static Set<String> aliases(SqlNode query) {
        Set<String> aliases = new HashSet<>();
        query.accept(new SqlBasicVisitor<@Nullable Void>() {
            @Override
            public @Nullable Void visit(SqlCall call) {
                if (call.getKind() == SqlKind.AS && call.operand(1) instanceof SqlIdentifier alias) {
                    aliases.add(alias.getSimple().toUpperCase(Locale.ROOT));
                }
                return super.visit(call);
            }
        });
        return aliases;
    }
}
