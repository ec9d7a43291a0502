package io.panoptes.equivalence.front.values;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.FrontFixture;
import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ValueCastTest {
    @ParameterizedTest
    @CsvSource({
        "CAST(sal AS HUGEINT), VALUES$TO_HUGEINT",
        "sal::uint8, VALUES$TO_UTINYINT",
        "TRY_CAST(ename AS UBIGINT), VALUES$TRY_TO_UBIGINT",
        "ename::BITSTRING, VALUES$TO_BIT"
    })
    void becomesAFunction(String cast, String function) {
        String sql = "SELECT " + cast + " FROM emp";
        assertThat(FrontFixture.text(sql, ReadingProfiles.named("duckdb").forValuesAlone()))
                .contains(function);
    }
}
