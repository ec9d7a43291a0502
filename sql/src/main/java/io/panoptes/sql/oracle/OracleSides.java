package io.panoptes.sql.oracle;

import io.panoptes.sql.ast.Query;
import io.panoptes.sql.change.ReadSide;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Schema;
import java.util.List;

/** Both sides of an oracle, read. */
public record OracleSides(ReadSide left, ReadSide right, Schema schema) {

    /** Throws what {@link SqlReader} throws where one can't be read. */
    public static OracleSides of(Oracle oracle) {
        Changes changes = oracle.changed();
        return new OracleSides(
                side(changes.left(), oracle.left(), oracle.schema()),
                side(changes.right(), oracle.right(), oracle.schema()),
                oracle.schema());
    }

    private static ReadSide side(List<String> changes, String query, Schema schema) {
        return new ReadSide(
                changes.stream().map(change -> SqlReader.change(change, schema)).toList(),
                SqlReader.side(query, schema));
    }

    /** The left query over the tables before its statements: what is proven equivalent to {@link #provenRight}. */
    public Query provenLeft() {
        return left.derived(schema);
    }

    public Query provenRight() {
        return right.derived(schema);
    }
}
