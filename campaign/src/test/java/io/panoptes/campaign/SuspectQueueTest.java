package io.panoptes.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.TestOracles;
import io.panoptes.instantiation.state.DatabaseState;
import io.panoptes.instantiation.testcase.Side;
import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.finding.Examined;
import io.panoptes.triage.symptom.Difference;
import io.panoptes.triage.symptom.InternalError;
import io.panoptes.triage.symptom.Place;
import io.panoptes.triage.symptom.Symptom;
import io.panoptes.triage.symptom.WrongResult;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class SuspectQueueTest {
    private final Examined examined = new Examined();
    private final SuspectQueue queue = new SuspectQueue(examined);
    private final AtomicLong taken = new AtomicLong();

    @Test
    void unlikeSuspectsComeFirst() throws InterruptedException {
        add(suspect(1, 0), "SELECT 1");
        add(suspect(2, 0), "SELECT 1");
        add(suspect(3, 1), "SELECT 1");
        assertThat(List.of(next(), next(), next())).containsExactly(1L, 3L, 2L);
    }

    @Test
    void aSuspectWithAllConstructsOfAFindingComesLast() throws InterruptedException {
        examined.add(Set.of("LEFT JOIN", "LIKE", "COUNT"));
        add(suspect(1, 0), "SELECT 1 FROM a LEFT JOIN b ON a.c LIKE b.c WHERE a.c IN (SELECT 2)");
        add(suspect(2, 0), "SELECT 1 FROM a LEFT JOIN b ON a.c = b.c");
        add(suspect(3, 0), "SELECT 1 FROM a FULL JOIN b ON a.c = b.c");
        assertThat(List.of(next(), next(), next())).containsExactly(2L, 3L, 1L);
    }

    @Test
    void aSuspectLikeOneInTriageWaitsForIt() throws InterruptedException {
        add(suspect(1, 0), "SELECT 1");
        add(suspect(2, 0), "SELECT 1");
        Suspect first = queue.take().orElseThrow();
        assertThat(queue.backlog().fresh()).isZero();
        assertThat(queue.backlog().alike().values()).containsExactly(1);
        Thread other = Thread.ofPlatform().start(() -> {
            try {
                taken.set(index(queue.take()));
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            }
        });
        other.join(200);
        assertThat(taken).hasValue(0);
        queue.done(first);
        other.join();
        assertThat(taken).hasValue(2);
    }

    @Test
    void errorsWithTheSameMessageAreOneToTriage() {
        String says = "INTERNAL Error: index %d";
        add(breaking(0, says.formatted(7)), "SELECT 1");
        add(breaking(1, says.formatted(8)), "SELECT 1");
        add(suspect(3, 1), "SELECT 1");
        assertThat(queue.backlog()).isEqualTo(new SuspectQueue.Backlog(2, Map.of()));
    }

    @Test
    void errorsAreAlikeWhereMessagesDifferInNumbersAndNamesOnly() {
        String says = "INTERNAL Error: index %d of \"%s\"";
        assertThat(SuspectQueue.likeness(breaking(0, says.formatted(7, "a"))))
                .isEqualTo(SuspectQueue.likeness(breaking(1, says.formatted(8, "b"))))
                .isNotEqualTo(SuspectQueue.likeness(breaking(0, "INTERNAL Error: key")));
    }

    @Test
    void ofManyAlikeOnlySomeAreKept() {
        var sample = new SuspectSample();
        long kept = LongStream.range(0, SuspectSample.ALL_UP_TO + 1_000)
                .filter(index -> sample.keeps(suspect(index, 0)))
                .count();
        assertThat(kept).isEqualTo(SuspectSample.ALL_UP_TO + 1_000 / SuspectSample.THEN_ONE_IN);
        assertThat(sample.keeps(suspect(2_001, 1))).isTrue();
    }

    @Test
    void aClosedQueueGivesWhatWaitsAndThenNothing() throws InterruptedException {
        add(suspect(1, 0), "SELECT 1");
        queue.close();
        assertThat(queue.take()).isPresent();
        assertThat(queue.take()).isEmpty();
    }

    @Test
    void anAbandonedQueueIsEmpty() throws InterruptedException {
        add(suspect(1, 0), "SELECT 1");
        queue.abandon();
        assertThat(queue.take()).isEmpty();
    }

    private void add(Suspect suspect, String query) {
        Side side = new Side(List.of(), Query.constant(Value.of(1)), query, List.of());
        queue.add(suspect, side, side);
    }

    /** The index of the next one, whose triage ends at once. */
    private long next() throws InterruptedException {
        Suspect suspect = queue.take().orElseThrow();
        queue.done(suspect);
        return suspect.testCase().index();
    }

    private static long index(Optional<Suspect> suspect) {
        return suspect.orElseThrow().testCase().index();
    }

    private static Suspect breaking(int oracle, String message) {
        return suspect(1, oracle, new InternalError(Place.LEFT, "SELECT 1", message));
    }

    static Suspect suspect(long index, int oracle) {
        return suspect(
                index,
                oracle,
                new WrongResult(new Difference(Difference.Kind.LEFT_HAS_MORE, List.of(), List.of(), 1, 0)));
    }

    private static Suspect suspect(long index, int oracle, Symptom symptom) {
        return new Suspect(
                new TestCase(
                        1,
                        index,
                        TestOracles.all().get(oracle).oracle(),
                        new DatabaseState(0, 0, List.of()),
                        List.of(),
                        List.of(),
                        Optional.empty(),
                        Optional.empty(),
                        List.of(),
                        Semantics.BAG,
                        Set.of()),
                symptom);
    }
}
