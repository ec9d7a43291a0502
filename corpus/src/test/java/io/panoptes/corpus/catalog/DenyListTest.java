package io.panoptes.corpus.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DenyListTest {
    private final DenyList duckdb = DenyList.of("duckdb");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "RANDOM() < 0.5",
                "{i0} + nextval('s')",
                "now() > {d0}",
                "CURRENT_TIMESTAMP IS NULL",
                "{d0} < current_date",
                "length(getenv('HOME'))",
                "alias({i0})"
            })
    void refusesWhatGivesSomethingElseEachTimeOrLooksOutside(String text) {
        assertThat(duckdb.reasonIn(text)).isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{t0} = 'random()'",
                "(SELECT max(zc) FROM unnest([{i0}]) AS zv(zc))",
                "md5({t0})::UUID",
                "user_name({i0})"
            })
    void passesWhatOnlyLooksLikeIt(String text) {
        assertThat(duckdb.reasonIn(text)).isEmpty();
    }

    @Test
    void leavesOutOfTheCatalogueWhatFormsCall() {
        assertThat(duckdb.reason("unnest")).isPresent();
    }

    @Test
    void mayConcernSeveral() {
        assertThat(DenyList.of("mysql").reasonIn("get_lock('a', 1)")).isPresent();
        assertThat(DenyList.of("mariadb").reasonIn("get_lock('a', 1)")).isPresent();
        assertThat(DenyList.of("mariadb").reason("max")).isPresent();
        assertThat(DenyList.of("mariadb").reasonIn("(SELECT max(zc) FROM zv)")).isEmpty();
    }

    @Test
    void isOneForEachDbms() {
        assertThat(DenyList.of("sqlite").reason("alias")).isEmpty();
    }
}
