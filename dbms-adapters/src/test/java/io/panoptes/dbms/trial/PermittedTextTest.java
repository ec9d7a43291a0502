package io.panoptes.dbms.trial;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PermittedTextTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a FROM t",
                "(SELECT a FROM t) UNION (SELECT b FROM u)",
                "WITH x AS (SELECT 1) SELECT * FROM x",
                "VALUES (1)",
                "SELECT 'INTO; DELETE' FROM \"into\" -- ; DROP TABLE t",
                "SELECT a FROM t WHERE GLOB('*(,x', a) AND b GLOB 'x*'",
                "SELECT REPLACE(a, ';', '') FROM t WHERE b LIKE '10\\%' ESCAPE '\\'"
            })
    void aQueryThatReads(String text) {
        assertThat(PermittedText.objectionToQuery(text)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "DELETE FROM t",
                "SELECT 1; DROP TABLE t",
                "SELECT a INTO OUTFILE '/tmp/x' FROM t",
                "WITH x AS (DELETE FROM t RETURNING *) SELECT * FROM x",
                "SELECT /*! 1; DROP TABLE t */ 2",
                "SELECT pg_read_file('/etc/passwd')",
                "SELECT LOAD_FILE ('/etc/passwd')",
                "SELECT * FROM read_csv('/etc/passwd')",
                "SELECT * FROM glob('/etc/*')",
                "SELECT * FROM \"glob\" (['/etc/*', '/tmp/*'])",
                "SELECT E'\\'; DROP TABLE t; --'",
                "SELECT $$a' ; $$",
                "SELECT SLEEP(10)",
                "SELECT 'a",
                "PRAGMA table_info(t)",
                ""
            })
    void everythingElse(String text) {
        assertThat(PermittedText.objectionToQuery(text)).isPresent();
    }

    @Test
    void aTableOfColumnsAndConstraints() {
        assertThat(PermittedText.objectionToTable(
                        "CREATE TABLE IF NOT EXISTS \"a b\" (x INT PRIMARY KEY, CHECK (x > 0)) ENGINE = InnoDB"))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "CREATE TABLE t AS SELECT 1",
                "CREATE TABLE t (x INT) SELECT 1 AS x",
                "CREATE TABLE other.t (x INT)",
                "CREATE TABLE t (x INT) DATA DIRECTORY = '/tmp'",
                "CREATE TABLE t (x INT) ENGINE = MyISAM",
                "CREATE TABLE t (x INT); DROP TABLE u",
                "CREATE VIEW v AS SELECT 1",
                "DROP TABLE t"
            })
    void noOtherStatement(String text) {
        assertThat(PermittedText.objectionToTable(text)).isPresent();
    }
}
