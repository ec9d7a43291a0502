package io.panoptes.corpus.building;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.corpus.store.SlotType;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.corpus.store.SnippetText;
import io.panoptes.corpus.store.StoredSnippet;
import io.panoptes.corpus.store.VersionFacts;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GrowingCorpusTest {
    private static final Profile PROFILE = Adapters.named("duckdb").profile(new Version("1.2.1"));
    private static final int ALL = GrowingCorpus.FIRST + 3 * GrowingCorpus.MORE;
    private static final SnippetStore STORE = new SnippetStore(
            "duckdb",
            List.of("2.0.0.1"),
            List.of(),
            Map.of(),
            IntStream.range(0, ALL)
                    .mapToObj(i -> new StoredSnippet(
                            SlotType.INTEGER, new SnippetText("{i0} + %d".formatted(i)), List.of("N")))
                    .toList());

    private final List<Integer> tried = Collections.synchronizedList(new ArrayList<>());
    private final List<VersionFacts> kept = Collections.synchronizedList(new ArrayList<>());
    private boolean ended;

    @Test
    void mayBeDrawnFromByTheNumberOfTheCaseAlone() {
        try (GrowingCorpus corpus = growing(unknown())) {
            assertThat(corpus.at(0).size()).isEqualTo(held(GrowingCorpus.FIRST));
            assertThat(corpus.at(2 * GrowingCorpus.CASES).size())
                    .isEqualTo(held(GrowingCorpus.FIRST + 2 * GrowingCorpus.MORE));
            assertThat(corpus.at(GrowingCorpus.CASES - 1).size()).isEqualTo(held(GrowingCorpus.FIRST));
            assertThat(corpus.at(1_000_000).size()).isEqualTo(held(ALL));
            assertThat(corpus.at(1_000_000)).isSameAs(corpus.at(2_000_000));
        }
        assertThat(tried).hasSize(ALL).doesNotHaveDuplicates();
        assertThat(ended).isTrue();
    }

    @Test
    void triesNothingAgainAndYetDrawsNothingBeforeItsTurn() {
        try (GrowingCorpus corpus = growing(unknown())) {
            corpus.at(1_000_000);
        }
        VersionFacts all = kept.getLast();
        assertThat(all.tried()).isEqualTo(ALL);
        tried.clear();
        try (GrowingCorpus corpus = growing(all)) {
            assertThat(corpus.at(0).size()).isEqualTo(held(GrowingCorpus.FIRST));
            assertThat(corpus.at(GrowingCorpus.CASES).size()).isEqualTo(held(GrowingCorpus.FIRST + GrowingCorpus.MORE));
        }
        assertThat(tried).isEmpty();
    }

    @Test
    void triesNotMuchMoreThanTheCasesNeed() {
        try (GrowingCorpus corpus = growing(unknown())) {
            corpus.at(0);
        }
        assertThat(tried).hasSizeLessThan(ALL);
    }

    @Test
    void tellsWhoWaitsThatTheTargetIsBroken() {
        var corpus = new GrowingCorpus(
                STORE,
                PROFILE,
                unknown(),
                () -> {
                    throw new IllegalStateException("no such target");
                },
                kept::add);
        assertThatThrownBy(() -> corpus.at(0)).hasMessage("no such target");
        corpus.close();
    }

    @Test
    void letsGoOfWhoWaitsWhenItIsClosed() throws InterruptedException {
        var begun = new CountDownLatch(1);
        var goOn = new CountDownLatch(1);
        var corpus = new GrowingCorpus(
                STORE,
                PROFILE,
                unknown(),
                () -> new Trial(() -> {
                    begun.countDown();
                    try {
                        goOn.await();
                    } catch (InterruptedException interrupted) {
                        Thread.currentThread().interrupt();
                    }
                }),
                kept::add);
        var sizes = Collections.synchronizedList(new ArrayList<Integer>());
        Thread waiting = Thread.ofPlatform().start(() -> sizes.add(corpus.at(0).size()));
        begun.await();
        Thread closing = Thread.ofPlatform().start(corpus::close);
        waiting.join();
        goOn.countDown();
        closing.join();
        assertThat(sizes).containsExactly(0);
        assertThat(kept).isEmpty();
    }

    /** One in four is refused; all are alike, so that their order is that of their lengths. */
    private static int held(int first) {
        return first - (int) IntStream.range(0, first).filter(i -> i % 4 == 0).count();
    }

    private GrowingCorpus growing(VersionFacts known) {
        return new GrowingCorpus(STORE, PROFILE, known, () -> new Trial(() -> {}), kept::add);
    }

    private static VersionFacts unknown() {
        return VersionFacts.unknown("1.2.1", ALL);
    }

    private final class Trial implements StoreTrial {
        private final Runnable first;

        Trial(Runnable first) {
            this.first = first;
        }

        @Override
        public List<String> cells(List<Integer> places) {
            first.run();
            tried.addAll(places);
            return places.stream()
                    .map(place -> place % 4 == 0 ? StoredSnippet.REFUSED : "N")
                    .toList();
        }

        @Override
        public void close() {
            ended = true;
        }
    }
}
