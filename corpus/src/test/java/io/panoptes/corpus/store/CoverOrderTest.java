package io.panoptes.corpus.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CoverOrderTest {
    @Test
    void bringsEachWordOnceBeforeAnyIsBroughtAgain() {
        List<StoredSnippet> snippets = List.of(
                stored("abs({i0})"), stored("abs({i1})"), stored("sign(abs({i0} + 1))"), stored("length('abs(')"));
        assertThat(CoverOrder.of(snippets)).containsExactly(0, 3, 2, 1);
    }

    @Test
    void takesWhatALiteralHoldsForNoWord() {
        assertThat(CoverOrder.words(stored("«length('it is')» || {t0}")))
                .containsExactlyInAnyOrder("length", "||", "gives INTEGER");
    }

    @ParameterizedTest
    @ValueSource(strings = {"duckdb", "sqlite", "h2", "postgresql", "mysql"})
    void holdsEachWordOfAStoreAmongTheFirstFewHundred(String dbms) {
        List<StoredSnippet> snippets = SnippetStore.shipped(dbms).orElseThrow().snippets();
        List<Integer> order = CoverOrder.of(snippets);
        assertThat(order).hasSameSizeAs(snippets).doesNotHaveDuplicates();
        Set<String> all = new HashSet<>();
        snippets.forEach(snippet -> all.addAll(CoverOrder.words(snippet)));
        Set<String> first = new HashSet<>();
        order.subList(0, 640).forEach(place -> first.addAll(CoverOrder.words(snippets.get(place))));
        assertThat(first).isEqualTo(all);
    }

    private static StoredSnippet stored(String text) {
        return new StoredSnippet(SlotType.INTEGER, new SnippetText(text), List.of("N"));
    }
}
