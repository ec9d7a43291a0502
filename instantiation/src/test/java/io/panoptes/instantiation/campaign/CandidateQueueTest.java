package io.panoptes.instantiation.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.TestOracles;
import io.panoptes.instantiation.campaign.JournalEntry.Candidate;
import io.panoptes.instantiation.comparison.Difference;
import io.panoptes.instantiation.comparison.Judgement;
import io.panoptes.instantiation.testcase.DatabaseState;
import io.panoptes.instantiation.testcase.TestCase;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class CandidateQueueTest {
    private final CandidateQueue queue = new CandidateQueue();

    @Test
    void unlikeCandidatesComeFirst() throws InterruptedException {
        queue.add(candidate(1, 0));
        queue.add(candidate(2, 0));
        queue.add(candidate(3, 1));
        assertThat(List.of(index(queue.take()), index(queue.take()), index(queue.take())))
                .containsExactly(1L, 3L, 2L);
    }

    @Test
    void errorsAreAlikeByWhatTheySay() {
        String says = "INTERNAL Error: index %d of \"%s\"";
        assertThat(CandidateQueue.likeness(breaking(0, says.formatted(7, "a"))))
                .isEqualTo(CandidateQueue.likeness(breaking(1, says.formatted(8, "b"))))
                .isNotEqualTo(CandidateQueue.likeness(breaking(0, "INTERNAL Error: key")));
    }

    @Test
    void ofManyAlikeOnlySomeAreKept() {
        var sample = new CandidateSample();
        long kept = LongStream.range(0, CandidateSample.ALL_UP_TO + 1_000)
                .filter(index -> sample.keeps(candidate(index, 0)))
                .count();
        assertThat(kept).isEqualTo(CandidateSample.ALL_UP_TO + 1_000 / CandidateSample.THEN_ONE_IN);
        assertThat(sample.keeps(candidate(2_001, 1))).isTrue();
    }

    @Test
    void aClosedQueueGivesWhatWaitsAndThenNothing() throws InterruptedException {
        queue.add(candidate(1, 0));
        queue.close();
        assertThat(queue.take()).isPresent();
        assertThat(queue.take()).isEmpty();
    }

    @Test
    void anAbandonedQueueIsEmpty() throws InterruptedException {
        queue.add(candidate(1, 0));
        queue.abandon();
        assertThat(queue.take()).isEmpty();
    }

    private static long index(Optional<Candidate> candidate) {
        return candidate.orElseThrow().testCase().index();
    }

    private static Candidate breaking(int oracle, String message) {
        return candidate(
                1,
                oracle,
                new Judgement.Broken(Judgement.Failure.INTERNAL_ERROR, Judgement.Place.LEFT, "SELECT 1", message));
    }

    private static Candidate candidate(long index, int oracle) {
        return candidate(
                index,
                oracle,
                new Judgement.Differs(new Difference(Difference.Kind.LEFT_HAS_MORE, List.of(), List.of(), 1, 0)));
    }

    private static Candidate candidate(long index, int oracle, Judgement judgement) {
        return new Candidate(
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
