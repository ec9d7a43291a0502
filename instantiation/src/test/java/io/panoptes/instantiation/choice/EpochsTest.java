package io.panoptes.instantiation.choice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EpochsTest {
    /** Where epochs begin, up to a number of cases. */
    private static List<Long> beginnings(Epochs epochs, long cases, long step) {
        List<Long> beginnings = new ArrayList<>();
        for (long index = 0; index < cases; index += step) {
            if (epochs.of(index) == beginnings.size()) {
                beginnings.add(index);
            }
            assertThat(epochs.of(index)).isEqualTo(beginnings.size() - 1);
        }
        return beginnings;
    }

    @Test
    void growWithTheCases() {
        List<Long> beginnings = beginnings(Epochs.OF_ONE_MACHINE, 2_000_000, 200);
        assertThat(beginnings)
                .startsWith(0L, 4_000L, 8_000L)
                .contains(60_000L, 64_000L, 72_000L, 120_000L, 128_000L, 144_000L);
        assertThat(beginnings.subList(beginnings.size() - 2, beginnings.size()))
                .containsExactly(1_920_000L, 1_984_000L);
    }

    /** What is learned may not be old: an epoch that is longer than the first is an eighth of what was before it at most. */
    @Test
    void areShortBesideWhatWasBefore() {
        List<Long> beginnings = beginnings(Epochs.OF_ONE_MACHINE, 2_000_000, 200);
        for (int i = 1; i + 1 < beginnings.size(); i++) {
            long length = beginnings.get(i + 1) - beginnings.get(i);
            assertThat(length).isLessThanOrEqualTo(Math.max(4_000, beginnings.get(i) / 8));
        }
    }

    @Test
    void areLongerWhereMachinesShareTheCases() {
        Epochs shared = new Epochs(10);
        for (long index = 0; index < 1_000_000; index += 50) {
            assertThat(shared.of(index * 10 + 9)).isEqualTo(Epochs.OF_ONE_MACHINE.of(index));
        }
    }

    @Test
    void doNotGrowWhereEveryCaseTeaches() {
        assertThat(Epochs.ofEveryCase(1).of(6_000_000)).isEqualTo(10_000);
        assertThat(Epochs.ofEveryCase(4).of(6_000_000)).isEqualTo(2_500);
    }

    /** Lessons are kept by parts, and an epoch is a sum of lessons. */
    @Test
    void arePartedWhereACampaignAdapts() {
        for (int shards : new int[] {1, 7}) {
            Epochs epochs = Epochs.adapting(shards);
            for (long first = 0; first < 20_000L * shards; first += epochs.part(first)) {
                assertThat(epochs.of(first + epochs.part(first) - 1)).isEqualTo(epochs.of(first));
            }
        }
    }

    @Test
    void areShortAtFirstWhereACampaignAdapts() {
        assertThat(beginnings(Epochs.adapting(1), 20_000, 25))
                .startsWith(0L, 25L, 50L)
                .contains(400L, 450L, 800L, 900L, 1_600L, 1_800L, 3_200L, 3_600L, 6_400L, 7_200L)
                .endsWith(18_400L, 19_200L);
    }
}
