package io.panoptes.instantiation.casebuilder;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.Trait;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.sqlite.SqliteAdapter;
import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.instantiation.testcase.FilledCase;
import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.instantiation.testcase.TestCaseBuilder.Drawn;
import io.panoptes.sql.oracle.OracleReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class OpaqueMaskTest {
    private static final String FILTER = """
            {"id": "filter", "title": "t", "schema": ["CREATE TABLE t1 (c0 INTEGER, p BOOLEAN)"], \
            "placeholders": [{"kind": "expression", "name": "p", "table": "t1"}], \
            "left": "SELECT t1.c0 FROM t1 WHERE t1.p", \
            "right": "SELECT t1.c0 FROM t1 WHERE CASE WHEN t1.p THEN 1 ELSE 0 END = 1", \
            "semantics": "bag", "origin": {"kind": "identity", "reference": "r"}, "proof": {"status": "pending"}}
            """;

    @Test
    void guardsSeeNothingOfAnOpaquePredicateAndTheTargetSeesAllOfIt() {
        var oracle = ParsedOracle.of(OracleReader.read("filter.jsonl", FILTER.getBytes(StandardCharsets.UTF_8))
                .oracles()
                .getFirst());
        var builder = new SeededCaseBuilder(5, new SqliteAdapter().profile(new Version("3.50.0.0")), List.of(oracle));
        int opaque = 0;
        int joined = 0;
        for (long index = 0; index < 600; index++) {
            if (!(builder.draw(index) instanceof Drawn.Made(var testCase, var filled))) {
                continue;
            }
            TestCase masked = OpaqueMask.of(testCase);
            boolean isOpaque = masked != testCase;
            boolean byName = testCase.bindings().getFirst().placeholders().values().stream()
                    .anyMatch(snippet -> snippet.has(Trait.OPAQUE));
            opaque += isOpaque && byName ? 1 : 0;
            joined += isOpaque && !byName ? 1 : 0;
            assertThat(OpaqueMask.of(masked)).as("nothing is left to mask").isSameAs(masked);
            FilledCase seen = FilledCase.of(masked, oracle);
            assertThat(seen.equals(filled)).isEqualTo(!isOpaque);
        }
        assertThat(opaque).isGreaterThan(100);
        assertThat(joined).isGreaterThan(10);
    }
}
