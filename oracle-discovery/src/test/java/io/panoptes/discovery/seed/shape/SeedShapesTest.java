package io.panoptes.discovery.seed.shape;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.discovery.seed.grammar.SeedGrammar;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SeedShapesTest {
    private static final Schema SCHEMA = SchemaReader.read(List.of(
            "CREATE TABLE t1 (id INTEGER PRIMARY KEY, c0 INTEGER, p BOOLEAN)",
            "CREATE TABLE t2 (t1_id INTEGER, c0 INTEGER, c1 DATE, s VARCHAR, FOREIGN KEY (t1_id) REFERENCES t1 (id))"));

    static Stream<SeedShape> shapes() {
        return SeedShapes.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void makesWhatItDescribes(SeedShape shape) {
        int made = 0;
        for (int seed = 0; seed < 60; seed++) {
            SeedGrammar grammar = new SeedGrammar(new SplittableRandom(seed), SCHEMA);
            var text = shape.query(grammar);
            if (text.isPresent()) {
                made++;
                Query query = SqlReader.query(text.get(), SCHEMA);
                assertThat(shape.describes(query)).as(text.get()).isTrue();
            }
        }
        assertThat(made).isGreaterThan(20);
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void describesNoPlainQuery(SeedShape shape) {
        assertThat(shape.describes(SqlReader.query("SELECT t1.c0 AS k0 FROM t1", SCHEMA)))
                .isFalse();
    }

    @Test
    void haveNamesOfTheirOwn() {
        assertThat(SeedShapes.ALL.stream().map(SeedShape::name)).doesNotHaveDuplicates();
    }
}
