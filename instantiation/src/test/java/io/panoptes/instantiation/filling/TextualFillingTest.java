package io.panoptes.instantiation.filling;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.Operation;
import io.panoptes.corpus.Operations;
import io.panoptes.corpus.Snippet;
import io.panoptes.corpus.SnippetAnalysis;
import io.panoptes.corpus.Trait;
import io.panoptes.instantiation.filling.Binding.Manner;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TextualFillingTest {
    private static final Schema SCHEMA = new Schema(List.of(
            new Table(
                    "t",
                    List.of(new Column("a", SqlType.INTEGER, true), new Column("p", SqlType.INTEGER, true)),
                    List.of()),
            new Table("u", List.of(new Column("c", SqlType.INTEGER, true)), List.of())));
    private static final Operations OPERATIONS = new Operations(List.<Operation>of(), Set.of(), Dialect.PORTABLE);

    private final TextualFilling filling = new TextualFilling();

    @Test
    void replacesColumnsAndKeepsTheirNames() {
        assertThat(filled("SELECT a, p FROM t WHERE p > 1", "x + 1"))
                .isEqualTo("SELECT t.k AS a, t.x + 1 AS p FROM b0 AS t WHERE (t.x + 1) > 1");
    }

    @Test
    void writesOutStars() {
        assertThat(filled("SELECT * FROM t CROSS JOIN u", "x"))
                .isEqualTo("SELECT t.k AS a, t.x AS p, u.c FROM b0 AS t CROSS JOIN u");
    }

    @Test
    void findsColumnsOfTheOuterQuery() {
        assertThat(filled("SELECT r.a FROM t AS r WHERE EXISTS (SELECT 1 FROM u WHERE c = p)", "x"))
                .isEqualTo("SELECT r.k AS a FROM b0 AS r WHERE EXISTS (SELECT 1 FROM u WHERE u.c = r.x)");
    }

    @Test
    void leavesColumnsOfDerivedTablesAlone() {
        assertThat(filled("SELECT s.p FROM (SELECT p FROM t) AS s", "x"))
                .isEqualTo("SELECT s.p FROM (SELECT t.x AS p FROM b0 AS t) AS s");
    }

    /** The first counterexample of Argus: two evaluations give two values. */
    @Test
    void refusesRandomness() {
        Binding random = binding("RANDOM()");
        assertThat(random.placeholders().values()).noneMatch(snippet -> snippet.has(Trait.DETERMINISTIC));
        assertThat(obstacle("SELECT a FROM t WHERE p > 0", random)).isPresent();
    }

    /** The second: an outer join makes the column NULL, and not the expression. */
    @Test
    void refusesWhatIsNotNullOnANullRowUnderAnOuterJoin() {
        Binding constantOnNull = binding("COALESCE(x, 0)");
        assertThat(obstacle("SELECT t.p FROM u LEFT JOIN t ON FALSE", constantOnNull))
                .isPresent();
        assertThat(obstacle("SELECT t.p FROM t LEFT JOIN u ON FALSE", constantOnNull))
                .isEmpty();
        assertThat(obstacle("SELECT t.p FROM u LEFT JOIN t ON FALSE", binding("x + 1")))
                .isEmpty();
    }

    /** The third: an aggregate gives a row where the table gives none. */
    @Test
    void refusesAggregates() {
        assertThat(obstacle("SELECT a FROM t WHERE EXISTS (SELECT p FROM t)", binding("SUM(x)")))
                .isPresent();
    }

    @Test
    void refusesAConstantWhereItWouldBeAnOrdinal() {
        assertThat(obstacle("SELECT p FROM t GROUP BY p", binding("1"))).isPresent();
        assertThat(obstacle("SELECT p FROM t", binding("1"))).isEmpty();
    }

    @Test
    void aPredicateThatAsksAStoredTableStandsWhereNothingIsGroupedOrOrdered() {
        Binding asking = binding(new Snippet(
                SqlReader.expression("x IN (SELECT s0.c FROM b1 AS s0)"),
                SqlType.BOOLEAN,
                Set.of("x"),
                EnumSet.of(Trait.OPAQUE, Trait.DETERMINISTIC, Trait.ERROR_FREE, Trait.EXACT_TYPE)));
        assertThat(obstacle("SELECT a FROM t WHERE NOT p", asking)).isEmpty();
        assertThat(obstacle("SELECT MIN(CASE WHEN p THEN a END) FROM t", asking))
                .isPresent();
        assertThat(obstacle("SELECT a FROM u LEFT JOIN t ON p", asking)).isPresent();
    }

    /** By text the two are one, which is shown in every set that has either. */
    @Test
    void refusesGroupingSetsOverOneColumnForTwo() {
        Binding once = new Binding(
                "t",
                new Binding.StateTable("b0", Map.of("a", "k", "p", "m")),
                Map.of(),
                Manner.TEXTUAL,
                Manner.TEXTUAL);
        Binding twice = new Binding(
                "t",
                new Binding.StateTable("b0", Map.of("a", "k", "p", "k")),
                Map.of(),
                Manner.TEXTUAL,
                Manner.TEXTUAL);
        assertThat(obstacle("SELECT a, p FROM t GROUP BY ROLLUP (a, p)", once)).isEmpty();
        assertThat(obstacle("SELECT a, p FROM t GROUP BY ROLLUP (a, p)", twice)).isPresent();
        assertThat(obstacle("SELECT a, p FROM t GROUP BY a, p", twice)).isEmpty();
    }

    private String filled(String sql, String snippet) {
        return SqlWriter.write(
                filling.fill(SqlReader.query(sql), binding(snippet), SCHEMA).query(), Dialect.PORTABLE);
    }

    private java.util.Optional<String> obstacle(String sql, Binding binding) {
        return filling.obstacle(SqlReader.query(sql), binding, SCHEMA);
    }

    private static Binding binding(String snippet) {
        return binding(new SnippetAnalysis(OPERATIONS).describe(SqlReader.expression(snippet), SqlType.INTEGER));
    }

    private static Binding binding(Snippet filler) {
        return new Binding(
                "t",
                new Binding.StateTable("b0", Map.of("a", "k")),
                Map.of("p", filler),
                Manner.TEXTUAL,
                Manner.TEXTUAL);
    }
}
