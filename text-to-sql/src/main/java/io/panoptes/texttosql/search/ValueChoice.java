package io.panoptes.texttosql.search;

import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Value;
import java.util.List;

/** Which values the rows of a search may have. */
@FunctionalInterface
public interface ValueChoice {

    /**
     * The values of a column, the most promising first.
     *
     * @param wanted the constants that the texts have beside the column, what borders on them, and a few plain values
     */
    List<Value> of(Table table, Column column, List<Value> wanted);
}
