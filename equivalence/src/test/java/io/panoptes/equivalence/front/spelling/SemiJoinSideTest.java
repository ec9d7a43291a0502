package io.panoptes.equivalence.front.spelling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SemiJoinSideTest {
    @Test
    void theSideIsTheLeftOne() {
        assertThat(Spelled.by(new SemiJoinSide(false), "SELECT a FROM t SEMI JOIN u USING ( a )"))
                .isEqualTo("SELECT a FROM t LEFT SEMI JOIN u USING ( a )");
    }

    /** PostgreSQL, SQLite and MySQL give a row for each partner: an inner join of {@code t AS SEMI}. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a FROM t SEMI JOIN u USING ( a )",
                "SELECT a FROM u , t ANTI JOIN u AS x ON a = c",
                "SELECT a FROM u JOIN t ANTI JOIN u AS x ON a = c"
            })
    void aTableWithoutAnAliasIsRefusedWhereDbmsDiffer(String query) {
        assertThatThrownBy(() -> Spelled.by(new SemiJoinSide(true), query))
                .isInstanceOf(Unsupported.class)
                .hasMessage(
                        "not supported: SEMI or ANTI JOIN behind a table without an alias, where it may be the alias");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT t . a FROM t SEMI JOIN u USING ( a )",
                "SELECT a FROM t AS x SEMI JOIN u USING ( a )",
                "SELECT a FROM t x ANTI JOIN u USING ( a )",
                "SELECT a FROM ( SELECT a FROM t ) SEMI JOIN u USING ( a )",
                "SELECT a FROM t JOIN u USING ( a ) SEMI JOIN u y USING ( a )"
            })
    void withAnAliasOrANameOfItsColumnsItIsRead(String query) {
        assertThat(Spelled.by(new SemiJoinSide(true), query)).contains(" LEFT ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql", "mysql"})
    void whereTheDbmsHasNoSuchJoinTheWordIsAnAlias(String profile) {
        Front front = new Front(
                SchemaReader.read("CREATE TABLE t (a INT, b INT); CREATE TABLE u (a INT, c INT)"),
                ReadingProfiles.named(profile));
        assertThat(front.translate("SELECT b FROM t SEMI JOIN u ON b = c"))
                .isEqualTo(front.translate("SELECT b FROM t JOIN u ON b = c"));
        assertThat(front.translate("SELECT anti.a FROM t ANTI JOIN u ON b = c"))
                .isEqualTo(front.translate("SELECT t.a FROM t JOIN u ON b = c"));
    }
}
