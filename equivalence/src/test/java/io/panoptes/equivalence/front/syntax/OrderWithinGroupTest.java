package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.FrontFixture;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OrderWithinGroupTest {
    @ParameterizedTest
    @CsvSource({
        "mysql, sal, ASC NULLS FIRST",
        "mysql, sal DESC, DESC NULLS LAST",
        "mysql, sal DESC NULLS FIRST, DESC NULLS FIRST",
        "sqlite, sal, ASC NULLS FIRST",
        "duckdb, sal, ASC NULLS LAST",
        "duckdb, sal DESC, DESC NULLS LAST",
        "postgresql, sal DESC, DESC NULLS FIRST",
        "standard, sal DESC NULLS LAST, DESC NULLS LAST"
    })
    void nullsStandWhereTheDbmsHasThem(String profile, String key, String direction) {
        ReadingProfile reading = ReadingProfiles.ALL.stream()
                .filter(one -> one.name().equals(profile))
                .findFirst()
                .orElseThrow();
        // MySQL's is refused where a key may be NULL.
        String present = key.replace("sal", "COALESCE(sal, 0)");
        String behind = "SELECT LISTAGG(ename, ',') WITHIN GROUP (ORDER BY " + present + ") FROM emp";
        assertThat(FrontFixture.text(behind, reading)).contains(direction);
        String inside = "SELECT GROUP_CONCAT(ename ORDER BY " + present + ") FROM emp";
        assertThat(FrontFixture.text(inside, reading)).contains(direction);
    }
}
