package io.panoptes.instantiation.filling;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.ast.Query;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.read.SqlReader;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OutputsTest {
    private static final Outputs OUTPUTS =
            new Outputs(SchemaReader.read(List.of("CREATE TABLE t (a INT, b INT)", "CREATE TABLE u (a INT, c INT)")));

    private static List<String> of(String sql) {
        return OUTPUTS.of(SqlReader.query(sql));
    }

    private static List<Outputs.Named> relations(String sql) {
        return OUTPUTS.of(((Query.Select) SqlReader.query(sql)).from().orElseThrow());
    }

    @Test
    void aliasesComeBeforeNames() {
        assertThat(of("SELECT a, b AS x, a + b, a + b AS y FROM t")).containsExactly("a", "x", Outputs.NAMELESS, "y");
        assertThat(of("VALUES (1, 2)")).containsExactly(Outputs.NAMELESS, Outputs.NAMELESS);
    }

    @Test
    void starsAreTheColumnsOfWhatIsRead() {
        assertThat(of("SELECT * FROM t JOIN u ON t.a = u.a")).containsExactly("a", "b", "a", "c");
        assertThat(of("SELECT x.*, t.b FROM t, u AS x")).containsExactly("a", "c", "b");
        assertThat(of("SELECT * FROM (SELECT b AS z FROM t) x")).containsExactly("z");
        assertThat(of("SELECT * FROM t AS x(m, n)")).containsExactly("m", "n");
        assertThat(of("SELECT * FROM (SELECT a FROM t) AS x(m)")).containsExactly("m");
    }

    @Test
    void setOperationsAreNamedByTheirLeftSide() {
        assertThat(of("SELECT a FROM t UNION SELECT c FROM u")).containsExactly("a");
        assertThat(of("SELECT b FROM t ORDER BY a LIMIT 1")).containsExactly("b");
    }

    @Test
    void commonTablesHideTables() {
        assertThat(of("WITH t AS (SELECT c AS x FROM u), v AS (SELECT * FROM t) SELECT * FROM v"))
                .containsExactly("x");
        assertThat(of("WITH v(p, q) AS (SELECT * FROM t) SELECT * FROM v")).containsExactly("p", "q");
    }

    @Test
    void relationsAreKnownByTheirAliases() {
        assertThat(relations("SELECT 1 FROM t AS x CROSS JOIN u CROSS JOIN (SELECT a FROM t) y"))
                .containsExactly(
                        new Outputs.Named("x", Optional.of("t"), List.of("a", "b")),
                        new Outputs.Named("u", Optional.of("u"), List.of("a", "c")),
                        new Outputs.Named("y", Optional.empty(), List.of("a")));
        assertThat(relations("SELECT 1 FROM t").getFirst().has("B")).isTrue();
        assertThat(relations("SELECT 1 FROM t").getFirst().has("c")).isFalse();
    }
}
