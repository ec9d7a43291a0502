package io.panoptes.instantiation.guidance;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.coverage.EdgeSet;
import io.panoptes.instantiation.choice.OracleChoice;
import io.panoptes.instantiation.choice.OracleFeedback;
import io.panoptes.instantiation.guidance.CaseGuide.Family;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class CoverageGuideTest {
    private static final long ROUND = (long) BlockPlan.CASES * CoverageGuide.BLOCKS_A_ROUND;
    private static final List<String> SETTINGS = List.of("a", "b", "c", "d");

    private final List<Seed> kept = new ArrayList<>();

    @Test
    void casesThatReachSomethingNewAreKeptAndUsedTwoRoundsLater() {
        CoverageGuide guide = guide(1);
        run(guide, 2 * ROUND, false);
        assertThat(kept).isEmpty();
        List<StateSource> states =
                LongStream.range(2 * ROUND, 12 * ROUND).mapToObj(guide::state).toList();
        assertThat(kept).hasSize((int) (2 * ROUND));
        assertThat(states).anyMatch(StateSource.OfSeed.class::isInstance);
        assertThat(states).anyMatch(StateSource.Fresh.class::isInstance);
    }

    @Test
    void whatIsSuspiciousIsNoSeed() {
        CoverageGuide guide = guide(1);
        run(guide, 2 * ROUND, true);
        guide.state(3 * ROUND);
        assertThat(kept).isEmpty();
    }

    @Test
    void theSameCasesGiveTheSamePlan() {
        CoverageGuide one = guide(5);
        CoverageGuide other = guide(5);
        run(one, 6 * ROUND, false);
        run(other, 6 * ROUND, false);
        List<Long> numbers = LongStream.range(0, 8 * ROUND)
                .mapToObj(index -> one.state(index).number())
                .toList();
        assertThat(LongStream.range(0, 8 * ROUND)
                        .mapToObj(index -> other.state(index).number())
                        .toList())
                .isEqualTo(numbers);
    }

    @Test
    void aSettingWhoseCasesReachNewCodeIsPicked() {
        CoverageGuide guide = guide(1);
        for (long index = 0; index < 4 * ROUND; index++) {
            guide.state(index);
            String setting = SETTINGS.get((int) (index % SETTINGS.size()));
            boolean isNew = setting.equals("c");
            guide.ran(
                    Cases.of(index, setting),
                    ReachedCodeTest.pair(EdgeSet.of(isNew ? (int) index + 10 : 1), EdgeSet.of(1)),
                    10,
                    false);
        }
        guide.state(6 * ROUND);
        var random = new SplittableRandom(1);
        long picked = LongStream.range(0, 1_000)
                .filter(index -> guide.pick(index, Family.SETTING, SETTINGS, Function.identity(), random)
                        .equals("c"))
                .count();
        assertThat(picked).isGreaterThan(400);
    }

    @Test
    void tellsTheOracleOfWhatItsCasesReached() {
        var told = new ArrayList<Long>();
        var guide = new CoverageGuide(
                1,
                OracleChoice.UNIFORM,
                new OracleFeedback() {
                    @Override
                    public void ran(long index, String oracle, boolean suspicious) {}

                    @Override
                    public void planned(long index, String oracle, String shape) {}

                    @Override
                    public void reached(long index, String oracle, int points) {
                        told.add(index);
                    }
                },
                PowerSchedule.FAST,
                false,
                25,
                1,
                kept::add);
        run(guide, 3, false);
        guide.ran(Cases.of(9, "a"), ReachedCodeTest.pair(EdgeSet.of(10), EdgeSet.of(1)), 1, false);
        assertThat(told).containsExactly(0L, 1L, 2L);
    }

    private CoverageGuide guide(long seed) {
        return new CoverageGuide(
                seed, OracleChoice.UNIFORM, OracleFeedback.NONE, PowerSchedule.FAST, false, 25, 1, kept::add);
    }

    /** Each case reaches an edge of its own. */
    private static void run(CoverageGuide guide, long cases, boolean suspicious) {
        for (long index = 0; index < cases; index++) {
            guide.state(index);
            guide.ran(
                    Cases.of(index, "a"),
                    ReachedCodeTest.pair(EdgeSet.of((int) index + 10), EdgeSet.of(1)),
                    10,
                    suspicious);
        }
    }
}
