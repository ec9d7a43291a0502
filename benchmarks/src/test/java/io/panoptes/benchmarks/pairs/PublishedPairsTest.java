package io.panoptes.benchmarks.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.api.Test;

class PublishedPairsTest {
    @Test
    void pairsOfLeetCodeAreWrittenForMySql() {
        assertThat(PublishedPairs.reading("bench/leetcode.jsonl")).contains(ReadingProfiles.named("mysql"));
    }

    @Test
    void otherPairsAreOfNoDbms() {
        assertThat(PublishedPairs.reading("bench/calcite.jsonl")).isEmpty();
    }
}
