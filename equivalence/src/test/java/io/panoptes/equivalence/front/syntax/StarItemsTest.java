package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.FrontFixture;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.api.Test;

class StarItemsTest {
    private static final ReadingProfile VALUES = ReadingProfiles.named("duckdb").forValuesAlone();

    @Test
    void theColumnsAreWrittenOut() {
        assertThat(FrontFixture.text("SELECT x.* EXCLUDE (a) FROM (SELECT sal AS a, empno AS b FROM emp) AS x", VALUES))
                .isEqualTo(FrontFixture.text("SELECT b FROM (SELECT sal AS a, empno AS b FROM emp) AS x", VALUES));
        assertThat(FrontFixture.text(
                        "SELECT * REPLACE (b + 1 AS b) FROM (SELECT sal AS a, empno AS b FROM emp) AS x", VALUES))
                .isEqualTo(FrontFixture.text(
                        "SELECT a, b + 1 AS b FROM (SELECT sal AS a, empno AS b FROM emp) AS x", VALUES));
    }
}
