package io.panoptes.dbms.learning;

import io.panoptes.dbms.Outcome;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.Dialect.Folding;
import java.util.List;

/** What stands around a name in quotes, and what becomes of one without. */
record NameProbe() implements Probe {
    @Override
    public String title() {
        return "names";
    }

    @Override
    public void probe(ProbeInstance instance, LearntParts parts) {
        for (char quote : List.of('"', '`')) {
            String table = "CREATE TABLE n1 (%cselect%c INTEGER)".formatted(quote, quote);
            if (instance.doesAfresh(table, "SELECT %cselect%c FROM n1".formatted(quote, quote))) {
                parts.dialect(dialect -> new Dialect(dialect.name(), quote));
                break;
            }
        }
        if (!instance.does("CREATE TABLE n2 (Ab INTEGER)")) {
            parts.unfit("no table with an INTEGER column can be made");
            return;
        }
        if (instance.run("SELECT * FROM n2") instanceof Outcome.Rows rows
                && !rows.columns().isEmpty()) {
            parts.dialect(dialect -> dialect.folding(folding(rows.columns().getFirst())));
        }
    }

    private static Folding folding(String stored) {
        return switch (stored) {
            case "AB" -> Folding.UPPER;
            case "ab" -> Folding.LOWER;
            default -> Folding.NONE;
        };
    }
}
