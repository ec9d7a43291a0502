package io.panoptes.corpus;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.type.SqlType;
import java.util.Set;

/**
 * A concrete expression over one row, with what was checked about it.
 *
 * @param expression reads its columns by their bare names
 * @param columns the names of the columns that it reads
 */
public record Snippet(Expression expression, SqlType type, Set<String> columns, Set<Trait> traits) {
    public Snippet {
        columns = Set.copyOf(columns);
        traits = Set.copyOf(traits);
    }

    public boolean has(Trait trait) {
        return traits.contains(trait);
    }

    /** Whether the expression may stand wherever the column stood, in a table that no outer join extends with NULLs. */
    public boolean isOwnColumnLike() {
        return has(Trait.DETERMINISTIC) && has(Trait.OWN_ROW_ONLY) && has(Trait.ERROR_FREE) && has(Trait.EXACT_TYPE);
    }
}
