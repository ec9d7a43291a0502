package io.panoptes.instantiation.choice;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.discovery.ranking.OracleYield;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Schema;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OracleBanditTest {
    private static final long LATER = 2 * Epochs.CASES;

    @Test
    void whatWasWrittenAndWhatWasMinedShareTheDraws() {
        int[] counts = draws(OracleBandit.of(oracles(5, 95), Epochs.OF_ONE_MACHINE), 0, 100);
        assertThat(IntStream.range(0, 5).map(i -> counts[i]).sum()).isBetween(4_500, 5_500);
    }

    @Test
    void theFirstOfTheMinedAreDrawnMoreOften() {
        int[] counts = draws(OracleBandit.of(oracles(0, 100), Epochs.OF_ONE_MACHINE), 0, 100);
        int first = IntStream.range(0, 20).map(i -> counts[i]).sum();
        int last = IntStream.range(80, 100).map(i -> counts[i]).sum();
        assertThat(first).isGreaterThan(2 * last);
    }

    @Test
    void whatRecordedCampaignsShowedCountsFromTheFirstCaseOn() {
        Map<String, OracleYield> recorded = Map.of(
                "o2", new OracleYield(1_000, 900, 0),
                "o3", new OracleYield(1_000, 0, 1_000),
                "o4", new OracleYield(1_000, 0, 0));
        int[] counts = draws(OracleBandit.of(oracles(10, 0), recorded, Epochs.OF_ONE_MACHINE), 0, 10);
        assertThat(counts[2]).isGreaterThan(2 * counts[9]);
        assertThat(counts[4]).isLessThan(counts[9]).isPositive();
        assertThat(counts[3]).as("one bug all the time").isLessThan(2 * counts[4]);
    }

    /** What ran first, when every case reaches much, reached seven times as much in all as what reaches more since. */
    @Test
    void codeCountsByWhatOthersReachedAtTheTime() {
        OracleBandit bandit = OracleBandit.of(oracles(3, 0), Epochs.OF_ONE_MACHINE);
        for (int index = 0; index < 600; index++) {
            bandit.ran(index, "o1", false);
            bandit.reached(index, "o1", 30);
        }
        for (int index = 600; index < 2_400; index++) {
            boolean better = index % 2 == 0;
            bandit.ran(index, better ? "o2" : "o1", false);
            bandit.reached(index, better ? "o2" : "o1", better ? 3 : 1);
        }
        int[] counts = draws(bandit, LATER, 3);
        assertThat(counts[2]).isGreaterThan(counts[1]);
    }

    @Test
    void whatEachShowedIsTold() {
        OracleBandit bandit = OracleBandit.of(oracles(3, 0), Epochs.OF_ONE_MACHINE);
        bandit.ran(1, "o1", true);
        bandit.ran(2, "o1", false);
        bandit.planned(2, "o1", "a");
        bandit.ran(3, "o2", false);
        bandit.planned(3, "o2", "a");
        assertThat(bandit.yields())
                .containsEntry("o1", new OracleYield(2, 1, 1))
                .containsEntry("o2", new OracleYield(1, 0, 0))
                .containsEntry("o0", OracleYield.NONE);
    }

    @Test
    void whatShowsNewPlansIsDrawnMoreOften() {
        OracleBandit bandit = OracleBandit.of(oracles(10, 0), Epochs.OF_ONE_MACHINE);
        tell(bandit, IntStream.range(0, 1_000).boxed().toList());
        int[] before = draws(bandit, Epochs.CASES, 10);
        int[] after = draws(bandit, LATER, 10);
        assertThat(after[3]).isGreaterThan(2 * before[3]);
    }

    @Test
    void theOrderInWhichItIsToldDoesNotMatter() {
        List<Integer> indexes =
                new ArrayList<>(IntStream.range(0, 1_000).boxed().toList());
        OracleBandit one = OracleBandit.of(oracles(10, 0), Epochs.OF_ONE_MACHINE);
        OracleBandit other = OracleBandit.of(oracles(10, 0), Epochs.OF_ONE_MACHINE);
        tell(one, indexes);
        Collections.shuffle(indexes, new Random(4));
        tell(other, indexes);
        assertThat(draws(one, LATER, 10)).isEqualTo(draws(other, LATER, 10));
    }

    @Test
    void theGainIsToldByTheCasesThatLookAtNothingLearned() {
        OracleBandit bandit = OracleBandit.of(oracles(10, 0), Epochs.OF_ONE_MACHINE);
        for (long index = 0; index < LATER + 300; index++) {
            bandit.ran(index, "o1", false);
            // Of the cases that explore, every second has a new plan; of the others each.
            boolean isNew = index % 3 != 0 || index % 2 == 0;
            bandit.planned(index, "o1", isNew ? "plan " + index : "plan");
        }
        bandit.ran(LATER, "o2", true);

        ChoiceGain gain = bandit.gain();

        assertThat(gain.plain()).isEqualTo(new ChoiceGain.Shown(100, 50, 0));
        assertThat(gain.learned()).isEqualTo(new ChoiceGain.Shown(201, 200, 1));
        assertThat(gain.share()).isEqualTo((204.0 / 201) / (50.0 / 100) - 1);
    }

    @Test
    void whatIsSuspiciousAllTheTimeIsDrawnLessOften() {
        OracleBandit bandit = OracleBandit.of(oracles(10, 0), Epochs.OF_ONE_MACHINE);
        for (int index = 0; index < 1_000; index++) {
            bandit.ran(index, "o" + index % 10, index % 10 == 3 || index % 10 == 5 && index < 20);
        }
        int[] after = draws(bandit, LATER, 10);
        assertThat(after[3]).as("shows the same again").isLessThan(after[4] * 2 / 3);
        assertThat(after[5]).as("showed something twice").isGreaterThan(after[4]);
    }

    @Test
    void aShortCampaignHasLearnedNothing() {
        OracleBandit bandit = OracleBandit.of(oracles(10, 0), Epochs.OF_ONE_MACHINE);
        tell(bandit, IntStream.range(0, 1_000).boxed().toList());
        assertThat(bandit.gain().isKnown()).isFalse();
    }

    /** Every oracle runs; the fourth has a new plan each time, and the others the same as the fourth had. */
    private static void tell(OracleBandit bandit, List<Integer> indexes) {
        for (int index : indexes) {
            String oracle = "o" + index % 10;
            bandit.ran(index, oracle, false);
            bandit.planned(index, oracle, index % 10 == 3 ? "plan " + index : "plan");
        }
    }

    private static int[] draws(OracleBandit bandit, long index, int places) {
        int[] counts = new int[places];
        SplittableRandom random = new SplittableRandom(9);
        for (int i = 0; i < 10_000; i++) {
            counts[bandit.choose(index, places, random)]++;
        }
        return counts;
    }

    private static List<Oracle> oracles(int written, int mined) {
        Schema schema = SchemaReader.read(List.of("CREATE TABLE t1 (c0 INTEGER)"));
        List<Oracle> oracles = new ArrayList<>();
        for (int i = 0; i < written + mined; i++) {
            oracles.add(new Oracle(
                    "o" + i,
                    "",
                    schema,
                    List.of(),
                    "SELECT t1.c0 FROM t1",
                    "SELECT t1.c0 FROM t1",
                    Semantics.BAG,
                    new Oracle.Origin(i < written ? "paper" : "rewrite", ""),
                    new Oracle.Proof.Pending()));
        }
        return oracles;
    }
}
