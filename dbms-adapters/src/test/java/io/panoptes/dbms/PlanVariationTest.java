package io.panoptes.dbms;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.mysql.MySqlAdapter;
import io.panoptes.dbms.postgresql.PostgresAdapter;
import org.junit.jupiter.api.Test;

class PlanVariationTest {
    private static final PlanVariation HINT =
            PlanVariation.hint("no indexes", ProfileParts.STATE_TABLE, " NOT INDEXED");

    @Test
    void putsAHintBehindEachTableOfTheState() {
        assertThat(HINT.rewrite("SELECT x.c0 FROM b0 AS x LEFT JOIN b12 AS y ON x.c0 = y.c0"))
                .isEqualTo("SELECT x.c0 FROM b0 AS x NOT INDEXED LEFT JOIN b12 AS y NOT INDEXED ON x.c0 = y.c0");
        assertThat(HINT.rewrite("SELECT COUNT(*) FROM b3 WHERE c0 IN (SELECT c0 FROM b1)"))
                .isEqualTo("SELECT COUNT(*) FROM b3 NOT INDEXED WHERE c0 IN (SELECT c0 FROM b1 NOT INDEXED)");
    }

    @Test
    void tellsEachQueryBlockOfMySqlWhatToDo() {
        PlanVariation hint = new MySqlAdapter()
                .profile(new Version("8.0.33")).planVariations().stream()
                        .filter(one -> one.name().equals("SEMIJOIN(DUPSWEEDOUT)"))
                        .findFirst()
                        .orElseThrow();
        assertThat(hint.rewrite("SELECT c0 FROM b0 WHERE c0 IN (SELECT c1 FROM b1)"))
                .isEqualTo(
                        "SELECT /*+ SEMIJOIN(DUPSWEEDOUT) */ c0 FROM b0 WHERE c0 IN (SELECT /*+ SEMIJOIN(DUPSWEEDOUT) */ c1 FROM b1)");
        assertThat(new MySqlAdapter().profile(new Version("5.6.14")).planVariations())
                .noneMatch(one -> one.hint().isPresent());
    }

    @Test
    void whatSeveralSettingsBroughtTheyTakeBack() {
        for (PlanVariation variation :
                new PostgresAdapter().profile(new Version("18.0.0")).planVariations()) {
            assertThat(variation.undo()).as(variation.name()).hasSameSizeAs(variation.set());
        }
    }

    @Test
    void leavesViewsAndDerivedTablesAlone() {
        String query = "WITH t1 AS (SELECT 1) SELECT * FROM t1 AS b JOIN v_t2 AS t2 JOIN (SELECT 2) AS b1";
        assertThat(HINT.rewrite(query)).isEqualTo(query);
    }

    @Test
    void aSettingLeavesTheQueryAsItIs() {
        assertThat(PlanVariation.setting("one", "SET a", "RESET a").rewrite("SELECT 1 FROM b0"))
                .isEqualTo("SELECT 1 FROM b0");
    }
}
