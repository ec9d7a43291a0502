package io.panoptes.triage.reduction.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.type.SqlType;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UnresolvedNamesTest {
    private static final List<SetupStep> SETUP = List.of(
            new SetupStep.CreateTable(
                    "t",
                    List.of(
                            new ColumnDefinition("a", SqlType.INTEGER, "INTEGER", true, Optional.empty()),
                            new ColumnDefinition("b", SqlType.INTEGER, "INTEGER", true, Optional.empty())),
                    List.of(),
                    ""),
            new SetupStep.CreateView("v", List.of("q"), SqlReader.query("SELECT a FROM t")));

    private static Set<String> names(Query query) {
        EditableSide plain = new EditableSide(SqlReader.query("SELECT 1"), Optional.empty());
        return UnresolvedNames.of(
                new EditableCase(SETUP, plain, new EditableSide(query, Optional.empty()), Semantics.BAG));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a FROM t",
                "SELECT x.A FROM t AS X",
                "SELECT c FROM t AS x (c, d) WHERE d > 1",
                "SELECT b FROM t AS x (c)",
                "SELECT q FROM v",
                "SELECT anything FROM unknown_table",
                "SELECT c FROM (SELECT a AS c FROM t) AS x",
                "SELECT a FROM (SELECT * FROM t) AS x",
                "SELECT a FROM (SELECT a FROM t UNION SELECT 1) AS x",
                "SELECT c FROM (VALUES (1)) AS x (c)",
                "SELECT a AS c FROM t ORDER BY c, b",
                "SELECT a AS c FROM t GROUP BY c HAVING c > 1",
                "SELECT a FROM t UNION SELECT b FROM t ORDER BY a",
                "SELECT a FROM t AS x WHERE EXISTS (SELECT 1 FROM v WHERE x.b = q AND a = 1)",
                "WITH w AS (SELECT a FROM t) SELECT a FROM w",
                "WITH w (c) AS (SELECT a FROM t) SELECT c FROM w",
                "WITH RECURSIVE w (c) AS (SELECT 1 UNION ALL SELECT c + 1 FROM w WHERE c < 3) SELECT c FROM w",
                "SELECT x.a FROM t AS x JOIN v ON x.a = v.q",
                "SELECT c FROM t, LATERAL (SELECT a AS c) AS x",
                "SELECT SUM(a) OVER (PARTITION BY b ORDER BY a) FROM t"
            })
    void allIsGiven(String query) {
        assertThat(names(SqlReader.query(query))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SELECT c FROM t | c",
                "SELECT x.a FROM t AS y | a",
                "SELECT id FROM (SELECT FALSE) AS b | id",
                "SELECT a FROM t AS x (c, d) | a",
                "SELECT q FROM (SELECT a FROM t) AS x | q",
                "SELECT a FROM t UNION SELECT b FROM t ORDER BY b | b",
                "SELECT 1 FROM v WHERE EXISTS (SELECT a FROM v) | a",
                "WITH w (c) AS (SELECT a FROM t) SELECT a FROM w | a",
                "SELECT 1 FROM (SELECT a AS c FROM t) AS x WHERE CASE WHEN b = 1 THEN c END = 1 | b",
            })
    void nothingGivesIt(String query, String name) {
        assertThat(names(SqlReader.query(query))).containsExactly(name);
    }

    @Test
    void aTableInTheDbmsOwnWordsMayGiveAnyColumn() {
        Query query = Sql.select(
                List.of(Sql.item(Sql.column("g", "x"), "c")),
                new FromItem.VerbatimTable("generate_series(1, 3) AS g (x)"),
                Optional.empty());
        assertThat(names(query)).isEmpty();
    }
}
