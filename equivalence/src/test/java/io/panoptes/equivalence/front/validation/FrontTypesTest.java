package io.panoptes.equivalence.front.validation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.apache.calcite.rel.type.RelDataType;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FrontTypesTest {
    private static final FrontTypes TYPES = new FrontTypes(ReadingProfiles.named("mysql"));

    /** {@code AVG(n) = FLOOR(AVG(n))}: in the type of the one that has no digits behind the point the other would be rounded. */
    @ParameterizedTest
    @CsvSource({"65, 30, 65, 0, 30", "65, 2, 65, 30, 30", "6, 2, 4, 3, 3", "65, 30, 10, 0, 30"})
    void whatMeetsInOneTypeKeepsItsDigits(int precision, int scale, int other, int otherScale, int common) {
        RelDataType one = TYPES.of(new SqlType.DecimalType(precision, scale), false);
        RelDataType two = TYPES.of(new SqlType.DecimalType(other, otherScale), true);
        for (List<RelDataType> types : List.of(List.of(one, two), List.of(two, one))) {
            RelDataType met = TYPES.leastRestrictive(types);
            assertThat(met).isNotNull();
            assertThat(met.getScale()).isEqualTo(common);
            assertThat(met.isNullable()).isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "65, 1, 3, 2, true",
        "65, 2, 3, 1, false",
        "30, 0, 20, 15, true",
        "30, 0, 20, 8, false",
        "65, 2, 9, 2, false"
    })
    void whereACommonTypeRoundsItIsRefused(int precision, int scale, int other, int otherScale, boolean refused) {
        FrontTypes types = new FrontTypes(ReadingProfiles.named("duckdb"));
        List<RelDataType> met = List.of(
                types.of(new SqlType.DecimalType(precision, scale), false),
                types.of(new SqlType.DecimalType(other, otherScale), false));
        if (refused) {
            assertThatThrownBy(() -> types.leastRestrictive(met)).isInstanceOf(Unsupported.class);
        } else {
            assertThat(types.leastRestrictive(met)).isNotNull();
        }
    }
}
