package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.reading.ReadingProfile;
import org.junit.jupiter.api.Test;

class TextCastTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new TextCast(ReadingProfile.MYSQL));

    @Test
    void cutsOffWhatIsTooLong() {
        assertThat(REWRITTEN.expression("CAST(s AS VARCHAR(3))")).isEqualTo("SUBSTRING(CAST(s AS VARCHAR(3)), 1, 3)");
    }

    @Test
    void withoutALengthStays() {
        assertThat(REWRITTEN.expression("CAST(s AS VARCHAR)")).isEqualTo("CAST(s AS VARCHAR)");
    }

    @Test
    void ofCharNothingIsKnown() {
        assertThat(REWRITTEN.expression("CAST(s AS CHAR(3))")).isEqualTo("CAST_CHAR_3?VARCHAR(CAST(s AS CHAR(3)))");
    }
}
