package io.panoptes.equivalence.front.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.front.FrontFixture;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UnnestedItemsTest {
    private static final ReadingProfile VALUES = ReadingProfiles.named("duckdb").forValuesAlone();

    @Test
    void aListIsAJoinWithNumbers() {
        String text = FrontFixture.text("SELECT UNNEST(string_split(ename, ' ')) FROM emp", VALUES);
        assertThat(text).contains("VALUES$SPLIT_ITEM").contains("VALUES$SPLIT_COUNT");
    }

    @ParameterizedTest
    @ValueSource(strings = {"w", "W", "\"w\"", "deptno, w"})
    void rowsAreGroupedByTheItemsAlias(String keys) {
        assertThat(grouped(keys)).contains("VALUES$SPLIT_ITEM");
    }

    @ParameterizedTest
    @ValueSource(strings = {"deptno", "emp.w", "'w'", "1"})
    void otherGroupsAreRefused(String keys) {
        assertThatThrownBy(() -> grouped(keys))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("UNNEST beside groups");
    }

    private static String grouped(String keys) {
        return FrontFixture.text(
                "SELECT UNNEST(string_split(ename, ' ')) AS w, COUNT(*) FROM emp GROUP BY " + keys, VALUES);
    }
}
