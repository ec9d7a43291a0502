package io.panoptes.texttosql.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LoweredTextTest {
    @Test
    void manyStringsAllInLowerCaseWereTurnedIntoIt() {
        assertThat(LoweredText.is(questions("select a from t where s = 'ulm'", 20)))
                .isTrue();
        assertThat(LoweredText.is(questions("select a from t where s = \"ulm\"", 20)))
                .isTrue();
    }

    @Test
    void fewStringsMayBeSo() {
        assertThat(LoweredText.is(questions("select a from t where s = 'ulm'", 19)))
                .isFalse();
        assertThat(LoweredText.is(questions("select a from t where s = '2020'", 20)))
                .isFalse();
        assertThat(LoweredText.is(questions("select a from t", 20))).isFalse();
    }

    @Test
    void oneThatIsWrittenOtherwiseSpeaksAgainstIt() {
        List<BenchmarkQuestion> questions = Stream.concat(
                        questions("select a from t where s = 'ulm'", 30).stream(),
                        questions("SELECT a FROM t", 1).stream())
                .toList();
        assertThat(LoweredText.is(questions)).isFalse();
    }

    private static List<BenchmarkQuestion> questions(String gold, int count) {
        return Collections.nCopies(count, new BenchmarkQuestion("1", "d", "", "", "", gold));
    }
}
