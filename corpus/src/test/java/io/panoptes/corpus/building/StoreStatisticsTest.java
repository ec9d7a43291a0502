package io.panoptes.corpus.building;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.store.SlotType;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.corpus.store.SnippetText;
import io.panoptes.corpus.store.StoredSnippet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StoreStatisticsTest {
    @Test
    void countsWhatHoldsAndWhichFunctionsAreCalled() {
        var store = new SnippetStore(
                "sqlite",
                List.of("2", "1"),
                List.of("abs", "lower", "upper"),
                Map.of("now", "denied: the time", "json", "denied: forms call it"),
                List.of(
                        new StoredSnippet(SlotType.INTEGER, new SnippetText("abs({i0})"), List.of("N", "-")),
                        new StoredSnippet(SlotType.TEXT, new SnippetText("lower(json({t0}))"), List.of("N", "N")),
                        new StoredSnippet(SlotType.TEXT, new SnippetText("upper({t0})"), List.of("-", "N"))));
        StoreStatistics statistics = StoreStatistics.of(store);
        assertThat(statistics.byVersion()).containsEntry("2", 2L).containsEntry("1", 2L);
        assertThat(statistics.used()).containsExactly("abs", "json", "lower");
        assertThat(statistics.functions()).containsExactly("abs", "json", "lower", "upper");
        assertThat(statistics.leftOut()).containsOnlyKeys("now", "upper");
    }

    @ParameterizedTest
    @ValueSource(strings = {"duckdb", "sqlite", "h2", "hsqldb", "derby", "postgresql"})
    void theShippedOnesCallNineInTenFunctions(String dbms) {
        StoreStatistics statistics =
                StoreStatistics.of(SnippetStore.shipped(dbms).orElseThrow());
        assertThat(statistics.usedShare()).as(statistics.leftOut().toString()).isGreaterThanOrEqualTo(0.9);
    }
}
