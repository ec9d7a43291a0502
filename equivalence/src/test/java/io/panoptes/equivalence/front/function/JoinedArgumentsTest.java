package io.panoptes.equivalence.front.function;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.front.FrontFixture;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.api.Test;

class JoinedArgumentsTest {
    @Test
    void severalAreRefused() {
        assertThatThrownBy(() -> read("GROUP_CONCAT(ename, ename ORDER BY empno)"))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("several arguments");
        assertThatThrownBy(() -> read("GROUP_CONCAT(ename, '-')")).isInstanceOf(Unsupported.class);
    }

    @Test
    void oneStays() {
        assertThat(read("GROUP_CONCAT(ename ORDER BY empno SEPARATOR '-')")).contains("'-'");
    }

    private static String read(String aggregate) {
        return FrontFixture.text("SELECT " + aggregate + " FROM emp", ReadingProfiles.named("mysql"));
    }
}
