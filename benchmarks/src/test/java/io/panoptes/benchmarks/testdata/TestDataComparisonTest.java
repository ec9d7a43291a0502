package io.panoptes.benchmarks.testdata;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Schema;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TestDataComparisonTest {
    /** Where dates are texts, a DATE column must hold texts, too: a day's number was taken for a text. */
    @Test
    void datesAreKeptAsTheDbmsKeepsThem() {
        Schema schema = SchemaReader.read(List.of("CREATE TABLE t (a INTEGER, day DATE)"));
        Optional<TestDataComparison.Result> result = new TestDataComparison(10, Duration.ofSeconds(2), 1)
                .of(schema, "SELECT a FROM t WHERE day > '2020-01-31' AND a < 3", ReadingProfiles.named("sqlite"));
        assertThat(result).hasValueSatisfying(some -> {
            assertThat(some.coverage()).isEqualTo(1);
            assertThat(some.testData()).isPositive();
        });
    }
}
