package io.panoptes.equivalence.testdata;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.front.Front;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MutationScoreTest {
    private static final Schema SCHEMA = SchemaReader.read("CREATE TABLE t (a INT)");

    private static Relation query(String sql) {
        return new Front(SCHEMA, ReadingProfile.STANDARD).translate(sql);
    }

    private static Database database(long... values) {
        return new Database(
                SCHEMA,
                Map.of(
                        "t",
                        Arrays.stream(values)
                                .mapToObj(value -> new Row(List.of(Value.of(value))))
                                .toList()));
    }

    @Test
    void countsMutantsThatOneOfTheDatabasesTellsApart() {
        MutationScore score = new MutationScore(
                SCHEMA,
                query("SELECT a FROM t WHERE a > 3"),
                List.of(
                        query("SELECT a FROM t WHERE a >= 3"),
                        query("SELECT DISTINCT a FROM t WHERE a > 3"),
                        query("SELECT a FROM t WHERE 3 < a")));
        assertThat(score.toldApart(List.of()).stream()).isEmpty();
        assertThat(score.toldApart(List.of(database(3))).stream()).containsExactly(0);
        assertThat(score.toldApart(List.of(database(9), database(3, 5, 5))).stream())
                .containsExactly(0, 1);
    }
}
