package io.panoptes.equivalence.front.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.front.syntax.Rewritten;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CastOfCharTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new CastOfChar(Set.of("s"), Set.of("a", "b", "c", "d")));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "CAST(s AS VARCHAR)",
                "CAST(t.S AS VARCHAR(3))",
                "CAST(x AS VARCHAR)",
                "CAST(COALESCE(s, 'a') AS VARCHAR)"
            })
    void itsTextHasNoBlanks(String cast) {
        assertThatThrownBy(() -> REWRITTEN.expression(cast)).isInstanceOf(Unsupported.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"CAST(a AS VARCHAR)", "CAST(s AS INTEGER)", "CAST(5 AS VARCHAR)"})
    void othersAreCast(String cast) {
        assertThat(REWRITTEN.expression(cast)).isEqualTo(cast);
    }

    @ParameterizedTest
    @ValueSource(strings = {"CAST(s AS VARCHAR)", "CAST(x AS VARCHAR)"})
    void allAreWhereNoColumnIsSo(String cast) {
        Rewritten plain = Rewritten.by(new CastOfChar(Set.of(), Set.of("s")));
        assertThat(plain.expression(cast)).isEqualTo(cast);
    }
}
