package io.panoptes.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.TestOracles;
import io.panoptes.instantiation.state.DatabaseState;
import io.panoptes.instantiation.testcase.Side;
import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.finding.Examined;
import io.panoptes.triage.symptom.Difference;
import io.panoptes.triage.symptom.Judgement;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class SuspectQueueTest {
    private final Examined examined = new Examined();
    private final SuspectQueue queue = new SuspectQueue(examined);

    @Test
    void unlikeSuspectsComeFirst() throws InterruptedException {
        add(suspect(1, 0), "SELECT 1");
        add(suspect(2, 0), "SELECT 1");
        add(suspect(3, 1), "SELECT 1");
        assertThat(List.of(index(queue.take()), index(queue.take()), index(queue.take())))
                .containsExactly(1L, 3L, 2L);
    }

    @Test
    void whatHoldsAllThatAFindingIsAboutWaitsForTheOthers() throws InterruptedException {
        examined.add(Set.of("LEFT JOIN", "LIKE", "COUNT"));
        add(suspect(1, 0), "SELECT 1 FROM a LEFT JOIN b ON a.c LIKE b.c WHERE a.c IN (SELECT 2)");
        add(suspect(2, 0), "SELECT 1 FROM a LEFT JOIN b ON a.c = b.c");
        add(suspect(3, 0), "SELECT 1 FROM a FULL JOIN b ON a.c = b.c");
        assertThat(List.of(index(queue.take()), index(queue.take()), index(queue.take())))
                .containsExactly(2L, 3L, 1L);
    }

    @Test
    void errorsAreAlikeByWhatTheySay() {
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

    private static long index(Optional<Suspect> suspect) {
        return suspect.orElseThrow().testCase().index();
    }

    private static Suspect breaking(int oracle, String message) {
        return suspect(
                1,
                oracle,
                new Judgement.Broken(Judgement.Failure.INTERNAL_ERROR, Judgement.Place.LEFT, "SELECT 1", message));
    }

    private static Suspect suspect(long index, int oracle) {
        return suspect(
                index,
                oracle,
                new Judgement.Differs(new Difference(Difference.Kind.LEFT_HAS_MORE, List.of(), List.of(), 1, 0)));
    }

    private static Suspect suspect(long index, int oracle, Judgement judgement) {
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
                        io.panoptes.sql.oracle.Semantics.BAG,
                        Set.of()),
                judgement);
    }
}
