package io.panoptes.instantiation.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.sql.text.SqlTextException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StartStatementsTest {
    @Test
    void aStatementEndsAtASemicolonOrWithTheText() {
        assertThat(StartStatements.of("CREATE TABLE t (a INT);; INSERT INTO t VALUES (1);\n-- no more\nDROP TABLE u"))
                .containsExactly("create table t (a int)", "insert into t values (1)", "drop table u");
        assertThat(StartStatements.of(" ; -- nothing\n ;")).isEmpty();
    }

    @Test
    void namesAreInLowerCaseAndTextsAsTheyWere() {
        assertThat(StartStatements.of("INSERT INTO \"Shop\".`Order` (A) VALUES ('It''s; A', 1.5E3)"))
                .containsExactly("insert into \"shop\".`order` (a) values ('It''s; A', 1.5e3)");
    }

    @Test
    void aNameWhoseSmallLettersAreMoreStaysAsItIs() {
        String longer = "İ";
        assertThat(longer.toLowerCase(java.util.Locale.ROOT)).hasSizeGreaterThan(longer.length());
        assertThat(StartStatements.of("DROP TABLE " + longer)).containsExactly("drop table " + longer);
    }

    /** What stands in them is done when they are called: it is no row of a table. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "CREATE TRIGGER x AFTER INSERT ON t BEGIN INSERT INTO u VALUES (1); INSERT INTO u VALUES (2); END",
                "CREATE PROCEDURE p() BEGIN BEGIN DELETE FROM u; END; INSERT INTO u VALUES (2); END",
                "CREATE TRIGGER x AFTER INSERT ON t BEGIN SELECT CASE WHEN 1 THEN 2 END; INSERT INTO u VALUES (2); END",
                "CREATE FUNCTION f() RETURNS INT BEGIN IF 1 THEN SET x = 1; END IF; INSERT INTO u VALUES (2); END",
                "CREATE EVENT e DO BEGIN WHILE 1 DO SET x = 1; END WHILE; INSERT INTO u VALUES (2); END",
                "CREATE PROCEDURE p() BEGIN CASE 1 WHEN 1 THEN SET x = 1; END CASE; INSERT INTO u VALUES (2); END",
                "CREATE PACKAGE p AS BEGIN LOOP SET x = 1; END LOOP; REPEAT SET x = 1; END REPEAT; SET x = 2; END",
                "CREATE DEFINER=`root`@`localhost` TRIGGER x AFTER INSERT ON t BEGIN DELETE FROM u; END",
                "CREATE OR REPLACE DEFINER = a@b AGGREGATE FUNCTION f() BEGIN SET x = 1; END",
            })
    void theBodyOfATriggerBelongsToIt(String statement) {
        assertThat(StartStatements.of(statement + "; INSERT INTO t VALUES (3)"))
                .hasSize(2)
                .last()
                .isEqualTo("insert into t values (3)");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "BEGIN; INSERT INTO t VALUES (1); COMMIT",
                "CREATE TABLE t (a INT CHECK (CASE WHEN a > 1 THEN 1 END = 1)); SELECT 1; SELECT 2",
                "CREATE TABLE \"begin\" (a INT); CREATE VIEW v AS SELECT CASE 1 WHEN 1 THEN 2 END; SELECT 2",
                // END that closes nothing
                "CREATE TRIGGER x END END; SELECT 1; CREATE TRIGGER y BEGIN SET x = 1; END",
                "CREATE TABLE a (b INT, c INT, d INT, e INT, f INT, event INT); BEGIN; SELECT 1",
                "INSERT INTO event (begin) VALUES (1); SELECT 1; SELECT 2",
                "CREATE TABLE t (begin INT); SELECT 1; SELECT 2",
                "CREATE TABLE \"trigger\" (begin INT); SELECT 1; SELECT 2",
            })
    void otherStatementsHaveNoBody(String script) {
        assertThat(StartStatements.of(script)).hasSize(3);
    }

    @Test
    void aQuoteThatDoesNotEndIsTold() {
        assertThatThrownBy(() -> StartStatements.of("INSERT INTO t VALUES ('a);"))
                .isInstanceOf(SqlTextException.class);
    }
}
