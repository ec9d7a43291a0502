package io.panoptes.equivalence.refuter.symbolic.term;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextsBetweenTest {

    @ParameterizedTest
    @CsvSource({"a, b", "a, ab", "a, aa", "abc, abd", ", a", ", A", "zz,", ",", "2024-01-01, 2024-01-02"})
    void findsSeveralInOrder(@Nullable String low, @Nullable String high) {
        List<String> found = TextsBetween.find(low, high, 5);

        assertThat(found).hasSize(5).isSorted().doesNotHaveDuplicates().allSatisfy(text -> {
            assertThat(low == null || low.compareTo(text) < 0).isTrue();
            assertThat(high == null || text.compareTo(high) < 0).isTrue();
        });
    }

    @ParameterizedTest
    @CsvSource({"'', ' '", "a, 'a '"})
    void findsNoneWhereThereIsNone(String low, String high) {
        assertThat(TextsBetween.find(low, high, 1)).isEmpty();
    }
}
