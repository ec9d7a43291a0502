package io.panoptes.equivalence.front.operator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.front.FrontFixture;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StatisticFunctionsTest {
    @ParameterizedTest
    @CsvSource({
        "STDDEV, STDDEV_POP, STDDEV_SAMP",
        "VARIANCE, VAR_POP, VAR_SAMP",
        "STD, STDDEV_POP, STD",
        "CORR, CORR, CORR"
    })
    void mysqlMeansThePopulation(String name, String mysql, String others) {
        assertThat(StatisticFunctions.fullName(name, ReadingProfiles.named("mysql")))
                .isEqualTo(mysql);
        assertThat(StatisticFunctions.fullName(name, ReadingProfiles.named("duckdb")))
                .isEqualTo(others);
        assertThat(StatisticFunctions.fullName(name, ReadingProfiles.named("postgresql")))
                .isEqualTo(others);
    }

    /** Not of the argument's type: the deviation of whole numbers is a fraction. */
    @Test
    void giveFractions() {
        assertThat(FrontFixture.text("SELECT STDDEV(sal), CORR(sal, deptno) FROM emp", ReadingProfiles.named("duckdb")))
                .isEqualTo("""
                        Aggregate[keys: ; STDDEV_SAMP($0), CORR($0, $1)]
                          Project[$3, $2]
                            Scan[emp]""");
        assertThat(FrontFixture.text("SELECT VARIANCE(sal) / 2 FROM emp", ReadingProfiles.named("mysql")))
                .contains("VAR_POP($0)");
    }

    @Test
    void areAggregates() {
        assertThatThrownBy(() -> FrontFixture.text("SELECT deptno, SEM(sal) FROM emp", ReadingProfiles.named("duckdb")))
                .isInstanceOf(SqlError.class)
                .hasMessageContaining("not being grouped");
    }
}
