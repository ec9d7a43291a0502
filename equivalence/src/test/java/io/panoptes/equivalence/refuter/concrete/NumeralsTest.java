package io.panoptes.equivalence.refuter.concrete;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;
import org.junit.jupiter.api.Test;

class NumeralsTest {
    private static final BaseColumns COLUMNS =
            new BaseColumns(SchemaReader.read("CREATE TABLE t (n INT, s TEXT, other TEXT, x DOUBLE)"));
    private static final List<List<Value>> VALUES = List.of(
            List.of(Value.of(3), Value.of(0)),
            List.of(Value.of("a")),
            List.of(Value.of("b")),
            List.of(new Value.DoubleValue(0.5)));

    @Test
    void aTextThatIsComparedWithANumberHoldsItsDigits() {
        assertThat(Numerals.shared(COLUMNS, VALUES, new int[] {0, 0, 1, 0}))
                .containsExactly(
                        VALUES.get(0),
                        List.of(Value.of("3"), Value.of("0"), Value.of("a")),
                        VALUES.get(2),
                        VALUES.get(3));
    }

    @Test
    void othersStayAsTheyAre() {
        assertThat(Numerals.shared(COLUMNS, VALUES, new int[] {0, 1, 2, 1})).isEqualTo(VALUES);
    }

    @Test
    void onlyTextsAndWholeNumbersMayMatch() {
        assertThat(Numerals.mayMatch(SqlType.TEXT, SqlType.BIGINT)).isTrue();
        assertThat(Numerals.mayMatch(SqlType.BIGINT, SqlType.TEXT)).isTrue();
        assertThat(Numerals.mayMatch(SqlType.TEXT, SqlType.TEXT)).isFalse();
        assertThat(Numerals.mayMatch(SqlType.TEXT, SqlType.DOUBLE)).isFalse();
    }
}
