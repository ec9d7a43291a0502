package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfile;
import org.apache.calcite.sql.SqlNode;
import org.junit.jupiter.api.Test;

class MainSchemaTest {
    @Test
    void isLeftOut() {
        assertThat(plain("SELECT main.t.a FROM main.t")).isEqualTo("SELECT t.a FROM t");
        assertThat(plain("SELECT main.t.* FROM main.t")).isEqualTo("SELECT t.* FROM t");
        assertThat(plain("SELECT x.a FROM main.t AS x INNER JOIN Main.u ON x.a = main.u.a"))
                .isEqualTo("SELECT x.a FROM t AS x INNER JOIN u ON x.a = u.a");
        assertThat(plain("SELECT a FROM t WHERE a IN (SELECT a FROM main.u)"))
                .isEqualTo("SELECT a FROM t WHERE a IN (SELECT a FROM u)");
    }

    @Test
    void aTableOfThatNameStays() {
        assertThat(plain("SELECT main.a FROM t AS main")).isEqualTo("SELECT main.a FROM t AS main");
    }

    @Test
    void aCommonTableIsAnotherOne() {
        assertThatThrownBy(() -> plain("WITH t AS (SELECT a FROM u) SELECT a FROM main.t"))
                .isInstanceOf(Unsupported.class);
    }

    private static String plain(String sql) {
        SqlNode query = Rewritten.parse(sql);
        return Rewritten.text(
                MainSchema.leftOut(query, FromClause.of(Rewritten.SCHEMA, query, ReadingProfile.STANDARD)));
    }
}
