package io.panoptes.equivalence.front.spelling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FrontNamesTest {
    private static String spelled(String item) {
        return Respelled.of("SELECT %s FROM t".formatted(item), ReadingProfiles.named("sqlite"))
                .text();
    }

    /** Each was proved to be what the front means by it. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "plain_value(a)",
                "Truth(a)",
                "integer_divide(a, 2)",
                "\"TRIM_BLANKS\"(s)",
                "without_case (s)",
                "row_same(a, b)",
                "number_class(a)",
                "\"SQLITE$GLOB\"('x*', s)",
                "\"VALUES$TO_BIT\"(a)",
                "\"ANY_VALUE?UNGROUPED\"(a)",
                "\"plain_value?INTEGER\"(a)",
                "\"LIKE?BOOLEAN\"(s, 'a%')",
                "\"LIKE\"(s, 'a%')",
                "\"NOT LIKE\"(s, 'a%')",
                "\"||\"(s, s)"
            })
    void areRefused(String item) {
        assertThatThrownBy(() -> spelled(item))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("a name that the engine keeps for itself");
    }

    @ParameterizedTest
    @ValueSource(strings = {"truth", "my_function(a)", "\"count\"(a)", "\"B1?BOOLEAN\"(a)", "coalesce(plain_value, 1)"})
    void othersStay(String item) {
        assertThat(spelled(item)).contains(item);
    }
}
