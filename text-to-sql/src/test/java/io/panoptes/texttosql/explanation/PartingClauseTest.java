package io.panoptes.texttosql.explanation;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PartingClauseTest {
    private static final Schema SCHEMA = SchemaReader.read("CREATE TABLE t (a INT, b INT); CREATE TABLE u (a INT);");
    private static final Database TWO = new Database(
            SCHEMA,
            Map.of(
                    "t",
                    List.of(Row.of(Value.of(1), Value.of(1)), Row.of(Value.of(2), Value.of(1))),
                    "u",
                    List.of(Row.of(Value.of(1)))));

    @Test
    void namesTheJoinThatLosesARow() {
        assertThat(parting("SELECT t.a FROM t", "SELECT t.a FROM t JOIN u ON t.a = u.a"))
                .isEqualTo(
                        "They first differ at FROM and its joins: 2 rows for the gold query, 1 row for the predicted one.");
    }

    @Test
    void namesTheConditionThatDiffers() {
        assertThat(parting("SELECT a FROM t WHERE a > 1", "SELECT a FROM t WHERE a >= 1"))
                .isEqualTo("They first differ at WHERE: 1 row for the gold query, 2 rows for the predicted one.");
    }

    @Test
    void namesTheGroups() {
        assertThat(parting("SELECT b, COUNT(*) FROM t GROUP BY b", "SELECT a, COUNT(*) FROM t GROUP BY a"))
                .isEqualTo("They first differ at GROUP BY: 1 row for the gold query, 2 rows for the predicted one.");
    }

    @Test
    void namesTheValues() {
        assertThat(parting("SELECT a FROM t", "SELECT b FROM t"))
                .isEqualTo("They first differ at SELECT: the same number of rows with other values.");
    }

    private static String parting(String gold, String predicted) {
        Front front = new Front(SCHEMA, ReadingProfiles.named("sqlite"));
        return PartingClause.of(
                new Problem(SCHEMA, front.translate(gold), front.translate(predicted), Semantics.BAG), TWO);
    }
}
