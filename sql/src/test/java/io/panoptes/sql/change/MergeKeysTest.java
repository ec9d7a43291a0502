package io.panoptes.sql.change;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.ast.Change;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MergeKeysTest {
    private static final Schema SCHEMA = SchemaReader.read(List.of(
            "CREATE TABLE t (k INTEGER, a INTEGER, b INTEGER, UNIQUE (k), UNIQUE (a, b))",
            "CREATE TABLE u (k INTEGER, a INTEGER, b INTEGER, PRIMARY KEY (k))"));

    private static Optional<String> problem(
            String table, List<String> columns, String source, String key, String... set) {
        var merge = new Change.Merge(table, columns, SqlReader.query(source, SCHEMA), key, List.of(set));
        return MergeKeys.problem(merge, SCHEMA);
    }

    private static Optional<String> ofSource(String source) {
        return problem("t", List.of("k", "a"), source, "k", "a");
    }

    @Test
    void aTableByItsKeyIsFine() {
        assertThat(ofSource("SELECT u.k, u.a FROM u WHERE u.b > 0")).isEmpty();
        assertThat(ofSource("SELECT DISTINCT x.k, x.a + 1 FROM u AS x")).isEmpty();
        assertThat(problem("t", List.of("a", "K"), "SELECT u.a, u.k FROM u", "k", "A"))
                .isEmpty();
    }

    @Test
    void theColumnMustBeAKeyByItself() {
        assertThat(problem("t", List.of("k", "a"), "SELECT u.k, u.a FROM u", "a", "k"))
                .hasValueSatisfying(problem -> assertThat(problem).contains("a alone is no key of t"));
        assertThat(problem("v", List.of("k", "a"), "SELECT u.k, u.a FROM u", "k", "a"))
                .isPresent();
    }

    @Test
    void aSourceThatMayGiveAKeyTwiceIsRefused() {
        for (String source : List.of(
                "SELECT u.a, u.k FROM u",
                "SELECT u.k + 1, u.a FROM u",
                "SELECT u.k, u.a FROM u UNION ALL SELECT u.k, u.b FROM u",
                "SELECT u.k, v.a FROM u CROSS JOIN u AS v",
                "SELECT d.k, d.a FROM (SELECT u.a AS k, u.a FROM u) AS d",
                "VALUES (1, 2), (1, 3)")) {
            assertThat(ofSource(source))
                    .as(source)
                    .hasValueSatisfying(problem -> assertThat(problem).contains("may give a key twice"));
        }
    }

    @Test
    void aSourceIsOfAnotherTableAndOfAnotherName() {
        assertThat(ofSource("SELECT t.k, t.a FROM t"))
                .hasValueSatisfying(problem -> assertThat(problem).contains("reads t itself"));
        assertThat(ofSource("SELECT u.k, u.a FROM u WHERE u.a IN (SELECT o.a FROM t AS o)"))
                .isPresent();
        assertThat(ofSource("SELECT t.k, t.a FROM u AS t")).isPresent();
    }

    /** For NULL some DBMSs put a value of their own into a key. */
    @Test
    void aKeyThatTakesNoNullIsGivenNone() {
        Schema schema = SchemaReader.read(List.of(
                "CREATE TABLE t (k INTEGER NOT NULL, UNIQUE (k))",
                "CREATE TABLE u (k INTEGER, UNIQUE (k))",
                "CREATE TABLE v (k INTEGER, PRIMARY KEY (k))"));
        for (String source : List.of("u", "v")) {
            var merge = new Change.Merge(
                    "t", List.of("k"), SqlReader.query("SELECT %1$s.k FROM %1$s".formatted(source)), "k", List.of());
            assertThat(MergeKeys.problem(merge, schema).isPresent()).as(source).isEqualTo(source.equals("u"));
        }
    }

    @Test
    void theKeyIsGivenAndNotOverwritten() {
        assertThat(problem("t", List.of("a"), "SELECT u.a FROM u", "k")).isPresent();
        assertThat(problem("t", List.of("k", "a"), "SELECT u.k, u.a FROM u", "k", "k"))
                .isPresent();
        assertThat(problem("t", List.of("k", "a"), "SELECT u.k, u.a FROM u", "k", "b"))
                .isPresent();
    }
}
