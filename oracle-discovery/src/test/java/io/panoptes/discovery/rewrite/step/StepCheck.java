package io.panoptes.discovery.rewrite.step;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** What a step makes of a query over three tables, with the same draws each time. */
public record StepCheck(Step step) {
    private static final Schema SCHEMA = SchemaReader.read(List.of(
            "CREATE TABLE u (id INTEGER, x INTEGER, s VARCHAR(10), PRIMARY KEY (id))",
            """
            CREATE TABLE t (id INTEGER, a INTEGER, b INTEGER NOT NULL, p BOOLEAN, u_id INTEGER NOT NULL,
                PRIMARY KEY (id), FOREIGN KEY (u_id) REFERENCES u (id))""",
            "CREATE TABLE w (a INTEGER, b INTEGER)"));

    public static StepCheck check(Step step) {
        return new StepCheck(step);
    }

    /** A query that the step fits. */
    public Turning turns(String query) {
        Query before = SqlReader.query(query, SCHEMA);
        return new Turning(before, taken(before));
    }

    /** A query that the step does not fit. */
    public void leaves(String query) {
        assertThat(taken(SqlReader.query(query, SCHEMA)).map(StepCheck::text)).isEmpty();
    }

    private Optional<Query> taken(Query query) {
        return step.take(query, new StepPlacement(SCHEMA, new SplittableRandom(1)));
    }

    private static String text(Query query) {
        return SqlWriter.write(query, Dialect.PORTABLE);
    }

    public final class Turning {
        private final Query before;
        private final Optional<Query> after;

        private Turning(Query before, Optional<Query> after) {
            this.before = before;
            this.after = after;
        }

        /** Line breaks do not count. Unless the step may change the meaning, it must not. */
        public void into(String expected) {
            assertThat(after.map(StepCheck::text)).hasValue(expected.replaceAll("\\s+", " "));
            if (!step.mayChangeMeaning()) {
                assertThat(Differences.between(SCHEMA, before, after.orElseThrow()))
                        .isEmpty();
            }
        }
    }
}
