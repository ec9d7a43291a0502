package io.panoptes.equivalence.front.values;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.FrontFixture;
import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.api.Test;

class UnnestedItemsTest {
    @Test
    void aListIsAJoinWithNumbers() {
        String text = FrontFixture.text(
                "SELECT UNNEST(string_split(ename, ' ')) FROM emp", ReadingProfiles.named("duckdb").forValuesAlone());
        assertThat(text).contains("VALUES$SPLIT_ITEM").contains("VALUES$SPLIT_COUNT");
    }
}
