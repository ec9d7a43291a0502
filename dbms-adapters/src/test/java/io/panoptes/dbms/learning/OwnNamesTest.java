package io.panoptes.dbms.learning;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OwnNamesTest {
    private final OwnNames names = new OwnNames("_ptabc12");

    @Test
    void whatIsCreatedIsCalledSoEverywhere() {
        assertThat(names.own("CREATE TABLE b0 (c0 INTEGER)")).isEqualTo("CREATE TABLE b0_ptabc12 (c0 INTEGER)");
        assertThat(names.own("SELECT b0.c0, \"B0\".c0 FROM b0"))
                .isEqualTo("SELECT b0_ptabc12.c0, \"B0_ptabc12\".c0 FROM b0_ptabc12");
        assertThat(names.own("CREATE UNIQUE INDEX i0 ON b0 (c0)"))
                .isEqualTo("CREATE UNIQUE INDEX i0_ptabc12 ON b0_ptabc12 (c0)");
    }

    @Test
    void textsAndWhatOthersMadeStayAsTheyAre() {
        names.own("CREATE VIEW v AS SELECT 1");
        assertThat(names.own("SELECT 'v, it''s v', v1, xv FROM people"))
                .isEqualTo("SELECT 'v, it''s v', v1, xv FROM people");
    }

    @Test
    void nobodySeesTheEndings() {
        assertThat(names.plain("no table B0_PTABC12 in b0_ptabc12.x")).isEqualTo("no table B0 in b0.x");
    }

    @Test
    void afterAResetNothingIsOurs() {
        names.own("CREATE TABLE b0 (c0 INTEGER)");
        names.forget();
        assertThat(names.own("SELECT * FROM b0")).isEqualTo("SELECT * FROM b0");
    }
}
