package io.panoptes.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShardTest {
    @Test
    void eachCaseHasOneOwner() {
        List<Shard> all = IntStream.rangeClosed(1, 7)
                .mapToObj(number -> new Shard(number, 7))
                .toList();
        assertThat(LongStream.range(0, 20_000))
                .allMatch(
                        index -> all.stream().filter(shard -> shard.owns(index)).count() == 1);
    }

    @Test
    void theNextOwnCaseIsTheFirstOwnOneFromThere() {
        for (int number = 1; number <= 5; number++) {
            Shard shard = new Shard(number, 5);
            for (long from = 0; from < 10_000; from += 37) {
                assertThat(shard.next(from))
                        .isEqualTo(LongStream.iterate(from, index -> index + 1)
                                .filter(shard::owns)
                                .findFirst()
                                .orElseThrow());
            }
        }
    }

    @Test
    void theRangesOfAllShardsAreThoseOfTheWholeCampaign() {
        List<IndexSupply.Range> together = new ArrayList<>();
        for (int number = 1; number <= 3; number++) {
            together.addAll(ranges(Optional.of(new Shard(number, 3))));
        }
        assertThat(together).containsExactlyInAnyOrderElementsOf(ranges(Optional.empty()));
    }

    private static List<IndexSupply.Range> ranges(Optional<Shard> shard) {
        IndexSupply supply = new IndexSupply(0, 5_150, shard);
        List<IndexSupply.Range> ranges = new ArrayList<>();
        for (var range = supply.take(); range.isPresent(); range = supply.take()) {
            ranges.add(range.get());
        }
        return ranges;
    }

    @Test
    void aResumedShardGoesOnWithItsOwnCases() {
        IndexSupply supply = new IndexSupply(Shard.BLOCK, Long.MAX_VALUE, Optional.of(new Shard(1, 2)));
        assertThat(supply.take().orElseThrow().first()).isEqualTo(2 * Shard.BLOCK);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0/4", "5/4", "1", "1/0", "a/b", "-1/3"})
    void saysWhatAShardLooksLike(String text) {
        assertThatThrownBy(() -> Shard.parse(text)).hasMessageContainingAll(text, "1/8");
    }
}
