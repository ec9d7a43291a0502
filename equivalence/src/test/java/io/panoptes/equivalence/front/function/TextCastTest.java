package io.panoptes.equivalence.front.function;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.api.Test;

class TextCastTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new TextCast(ReadingProfiles.named("mysql")));

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

    /** MySQL keeps the whole text, PostgreSQL the first letter. */
    @Test
    void charWithoutALengthIsOneLetterWhereTheProfileSaysSo() {
        assertThat(REWRITTEN.expression("CAST(s AS CHAR)")).isEqualTo("CAST(s AS CHAR)");
        Rewritten postgresql = Rewritten.by(new TextCast(ReadingProfiles.named("postgresql")));
        assertThat(postgresql.expression("CAST(s AS CHAR)")).isEqualTo("CAST_CHAR_1?VARCHAR(CAST(s AS CHAR))");
        assertThat(postgresql.expression("CAST(s AS VARCHAR)")).isEqualTo("CAST(s AS VARCHAR)");
    }
}
