package io.panoptes.equivalence.refuter.coverage;

import io.panoptes.equivalence.evaluator.CompiledQuery;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Rows;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.front.Front;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Schema;
import java.util.List;

/** A constraint at a query over the one table {@code r(a, b)}. */
record Coverage(CoverageConstraint constraint, String sql) {
    static final long NULL = Pool.NULL;
    private static final Schema SCHEMA = SchemaReader.read(List.of("CREATE TABLE r (a INT, b INT)"));

    /** @param cells a and b of each row */
    boolean isReachedBy(long... cells) {
        CompiledQuery query = CompiledQuery.observed(
                new Front(SCHEMA, ReadingProfile.STANDARD).translate(sql), SCHEMA, new Pool(), Meaning.STRICT);
        Tables tables = new Tables(SCHEMA);
        Rows rows = tables.rows(0);
        for (int i = 0; i < cells.length; i += 2) {
            int row = rows.add();
            rows.set(row, 0, cells[i]);
            rows.set(row, 1, cells[i + 1]);
        }
        query.run(tables);
        return query.observations().stream()
                .filter(observed -> constraint.appliesTo(observed.place()))
                .anyMatch(observed -> constraint.isReached(observed.tally()));
    }
}
