package io.panoptes.equivalence.front.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.front.FrontFixture;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.api.Test;

/** PostgreSQL: {@code 0.1e0 + 0.2e0 = 0.3e0}, and {@code 7 / 2e0} is 3.5. */
class ExactLiteralsTest {
    @Test
    void areExact() {
        assertThat(read("sal / 2e0")).isEqualTo(read("sal / 2.0"));
        assertThat(read("sal + 1.5e-1")).isEqualTo(read("sal + 0.15"));
        assertThat(read("sal IN (1e1, 2)")).isEqualTo(read("sal IN (10.0, 2)"));
    }

    @Test
    void stayInFloatingPointElsewhere() {
        assertThat(FrontFixture.standard("SELECT sal + 2e0 FROM emp"))
                .isNotEqualTo(FrontFixture.standard("SELECT sal + 2.0 FROM emp"));
    }

    @Test
    void areRefusedWithManyDigits() {
        assertThatThrownBy(() -> read("sal + 1e300")).isInstanceOf(Unsupported.class);
    }

    private static String read(String item) {
        return FrontFixture.text("SELECT " + item + " FROM emp", ReadingProfiles.named("postgresql"));
    }
}
