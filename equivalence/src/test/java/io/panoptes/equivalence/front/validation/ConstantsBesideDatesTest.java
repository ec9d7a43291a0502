package io.panoptes.equivalence.front.validation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.front.FrontFixture;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** MySQL 9.7: {@code d = 200131} holds of 2020-01-31, and {@code d >= '2020-01-31 10:00:00'} does not. */
class ConstantsBesideDatesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "hiredate = 200131",
                "200131 < hiredate",
                "hiredate BETWEEN 200101 AND 201231",
                "hiredate > 20200131100000",
                "hiredate > 200130 + 1",
                "hiredate = (SELECT 200131)",
                "hiredate >= '2020-01-31 10:00:00'",
                "hiredate IN ('2020-01-31 10:00:00')",
                "hiredate BETWEEN '2020-01-31 10:00' AND '2021-01-01'",
                "hiredate < '20200131100000'"
            })
    void areRefused(String condition) {
        assertThatThrownBy(() -> read(condition)).isInstanceOf(Unsupported.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hiredate = 20200131",
                "hiredate > 0",
                "hiredate > sal",
                "hiredate > sal + 1",
                "hiredate + 1 > 200131",
                "hiredate BETWEEN 20200101 AND 20201231",
                "hiredate > '2020-1-31'",
                "hiredate = '20200131'",
                "hiredate IN ('2020-01-31', '2020/02/01')"
            })
    void othersStay(String condition) {
        assertThatCode(() -> read(condition)).doesNotThrowAnyException();
    }

    /** In PostgreSQL {@code d + INTERVAL '1' DAY} is a moment, and so is the text beside it. */
    @Test
    void momentsAreRefusedElsewhere() {
        for (String profile : new String[] {"postgresql", "duckdb", "standard"}) {
            assertThatThrownBy(() -> FrontFixture.text(
                            "SELECT empno FROM emp WHERE hiredate + INTERVAL '1' DAY > '2020-01-31 12:00:00'",
                            ReadingProfiles.named(profile)))
                    .isInstanceOf(Unsupported.class);
        }
    }

    @Test
    void midnightIsTheDay() {
        assertThat(read("hiredate < '2020-01-31 00:00:00'")).isEqualTo(read("hiredate < '2020-01-31'"));
    }

    private static String read(String condition) {
        return FrontFixture.text("SELECT empno FROM emp WHERE " + condition, ReadingProfiles.named("mysql"));
    }
}
