package io.panoptes.sql.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ChangeChecksTest {
    private static final String FORM = """
            {"version": 2, "id": "x", "title": "x", "schema": ["CREATE TABLE t (a INTEGER, b INTEGER, p BOOLEAN)", \
            "CREATE TABLE u (a INTEGER, b INTEGER)"], \
            "placeholders": [{"kind": "expression", "name": "p", "table": "t"}], "left": "%s", "right": "SELECT t.a FROM t WHERE t.p", \
            "semantics": "bag", "changes": {"left": [%s], "right": []}, "origin": {"kind": "identity", "reference": "x"}, \
            "proof": {"status": "pending"}}""";

    private static OracleFile read(String query, String... changes) {
        String line = FORM.formatted(
                query,
                List.of(changes).stream().map(change -> "\"" + change + "\"").collect(Collectors.joining(", ")));
        return OracleReader.read("x.jsonl", line.getBytes(StandardCharsets.UTF_8));
    }

    private static String problem(String query, String... changes) {
        return read(query, changes).problems().getFirst().problem();
    }

    @Test
    void whatFitsIsReadAndWrittenAgain() {
        Oracle oracle = read("SELECT t.a FROM t", "UPDATE t SET a = 1 WHERE t.p", "DELETE FROM t WHERE t.b = 2")
                .oracles()
                .getFirst();
        assertThat(oracle.changed().left()).hasSize(2);
        assertThat(OracleReader.read("y", OracleWriter.write(oracle).getBytes(StandardCharsets.UTF_8))
                        .oracles())
                .containsExactly(oracle);
    }

    @Test
    void changesNeedTheSecondVersion() {
        String line = FORM.formatted("SELECT t.a FROM t", "\"DELETE FROM t\"").replace("\"version\": 2, ", "");
        assertThat(OracleReader.read("x", line.getBytes(StandardCharsets.UTF_8))
                        .problems()
                        .getFirst()
                        .problem())
                .isEqualTo("\"changes\" is not in version 1");
    }

    @Test
    void aNewerVersionIsRefused() {
        String line =
                FORM.formatted("SELECT t.a FROM t", "\"DELETE FROM t\"").replace("\"version\": 2", "\"version\": 4");
        assertThat(OracleReader.read("x", line.getBytes(StandardCharsets.UTF_8))
                        .problems()
                        .getFirst()
                        .problem())
                .contains("\"version\" is 4");
    }

    @Test
    void aSideThatReturnsWhatItChangesIsReadAndWrittenAgain() {
        Oracle oracle =
                returning("DELETE FROM t WHERE t.p RETURNING t.a").oracles().getFirst();
        assertThat(oracle.version()).isEqualTo(3);
        assertThat(OracleSides.of(oracle).left().allChanges()).hasSize(1);
        assertThat(OracleReader.read("y", OracleWriter.write(oracle).getBytes(StandardCharsets.UTF_8))
                        .oracles())
                .containsExactly(oracle);
    }

    @Test
    void aSideThatReturnsWhatItChangesNeedsTheThirdVersionAndChanges() {
        assertThat(problem("DELETE FROM t WHERE t.p RETURNING t.a"))
                .isEqualTo("a side that returns what it changes is not in version 2");
        String line = returningLine("DELETE FROM t WHERE t.p RETURNING t.a")
                .replace("\"changes\": {\"left\": [], \"right\": []}, ", "");
        assertThat(OracleReader.read("x", line.getBytes(StandardCharsets.UTF_8))
                        .problems()
                        .getFirst()
                        .problem())
                .isEqualTo("a side is a statement that changes data, and there is no \"changes\"");
    }

    /** What fills the placeholder would be assigned to it. */
    @Test
    void anUpdateReturnsStoredColumnsAlone() {
        assertThat(returning("UPDATE t SET a = 1 RETURNING a, p")
                        .problems()
                        .getFirst()
                        .problem())
                .isEqualTo("a statement gives the column p of t, which is a placeholder");
        assertThat(returning("UPDATE t SET a = t.b, b = 1 RETURNING a, b")
                        .problems()
                        .getFirst()
                        .problem())
                .isEqualTo("an UPDATE assigns a, and reads it for another column".replace("assigns a", "assigns b"));
    }

    private static OracleFile returning(String side) {
        return OracleReader.read("x.jsonl", returningLine(side).getBytes(StandardCharsets.UTF_8));
    }

    private static String returningLine(String side) {
        return FORM.formatted(side, "").replace("\"version\": 2", "\"version\": 3");
    }

    @Test
    void twoTablesAreOneTooMany() {
        assertThat(problem("SELECT t.a FROM t", "DELETE FROM t", "DELETE FROM u"))
                .contains("about 2 tables");
    }

    @Test
    void aPlaceholderIsNotAssigned() {
        assertThat(problem("SELECT t.a FROM t", "UPDATE t SET p = TRUE")).contains("is a placeholder");
    }

    @Test
    void noAssignmentReadsWhatAnotherOneAssigns() {
        assertThat(problem("SELECT t.a FROM t", "UPDATE t SET a = t.b, b = t.a"))
                .contains("assigns a, and reads it");
    }

    @Test
    void aSubqueryMustNotHideTheChangedRow() {
        assertThat(problem("SELECT t.a FROM t", "DELETE FROM t WHERE t.a IN (SELECT t.b FROM t)"))
                .contains("as the changed one is called");
        assertThat(read("SELECT t.a FROM t", "DELETE FROM t WHERE t.a IN (SELECT o.b FROM t AS o)")
                        .problems())
                .isEmpty();
    }

    @Test
    void aPlaceholderOfNewRowsIsNotRead() {
        assertThat(problem("SELECT t.a FROM t WHERE t.p", "INSERT INTO t (a, b) SELECT u.a, u.b FROM u"))
                .contains("p of t is read behind an INSERT");
        assertThat(problem("SELECT t.b FROM t", "INSERT INTO t (a) SELECT u.a FROM u"))
                .contains("b of t is read behind an INSERT");
        assertThat(read("SELECT t.a FROM t", "INSERT INTO t (a, b) SELECT t.a, t.b FROM t WHERE t.p")
                        .problems())
                .isEmpty();
    }

    @Test
    void aStarMightReadAPlaceholder() {
        assertThat(problem("SELECT * FROM t", "DELETE FROM t")).contains("a star");
    }

    @Test
    void aMergeNeedsAKeyOfItsTable() {
        assertThat(problem(
                        "SELECT t.a FROM t",
                        "MERGE INTO t USING (SELECT u.a, u.b FROM u) AS n(a, b) ON t.a = n.a WHEN NOT MATCHED THEN INSERT (a, b)"
                                + " VALUES (n.a, n.b)"))
                .contains("a alone is no key of t");
    }
}
