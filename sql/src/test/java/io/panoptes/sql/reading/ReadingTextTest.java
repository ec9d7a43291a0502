package io.panoptes.sql.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.panoptes.sql.reading.ReadingProfile.DateArithmetic;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ReadingTextTest {
    @Test
    void eachLineSaysOneThing() {
        assertThat(ReadingText.parse("made up", """
                # a comment

                nulls first
                  dates numbers
                trait null_by_zero
                trait exact_division
                """))
                .isEqualTo(new ReadingProfile(
                        "made up",
                        Set.of(ReadingTrait.NULL_BY_ZERO, ReadingTrait.EXACT_DIVISION),
                        NullOrder.FIRST,
                        DateArithmetic.NUMBERS));
    }

    @Test
    void aTextSaysForWhichTextsItIsUsed() {
        ReadingProfile profile = ReadingText.parse("made up", """
                nulls first
                dates unknown
                functions duckdb
                unnamed
                own IF(?, ?, ?)
                foreign NULLS FIRST
                foreign '' ||
                tried-as sqlite
                tried-as duckdb
                """);
        assertThat(profile.functions()).containsExactly("duckdb");
        assertThat(profile.use())
                .isEqualTo(new ReadingUse(
                        true,
                        List.of(DialectMark.of("IF(?, ?, ?)")),
                        List.of(DialectMark.of("NULLS FIRST"), DialectMark.of("'' ||")),
                        List.of("sqlite", "duckdb")));
        assertThat(profile.trialReadings()).containsExactly("sqlite", "duckdb");
        assertThat(ReadingText.parse("bare", "nulls last\ndates unknown").use()).isEqualTo(ReadingUse.WHERE_NAMED);
        assertThat(ReadingText.parse("bare", "nulls last\ndates unknown").trialReadings())
                .containsExactly("bare");
    }

    @Test
    void aProfileMayHaveNoTrait() {
        assertThat(ReadingText.parse("bare", "nulls last\ndates unknown").traits())
                .isEmpty();
    }

    @Test
    void anUnknownLineIsToldWithItsPlace() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ReadingText.parse("bad", "nulls last\ncolour red"))
                .withMessage("reading profile bad, line 2, 'colour red': no line begins with 'colour'");
    }

    @Test
    void anUnknownTraitIsToldWithItsPlace() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ReadingText.parse("bad", "trait reads_minds"))
                .withMessageStartingWith("reading profile bad, line 1, 'trait reads_minds': ");
    }

    @Test
    void bothNullsAndDatesAreSaid() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ReadingText.parse("bad", "dates days"))
                .withMessage("reading profile bad: no line says 'nulls'");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ReadingText.parse("bad", "nulls last"))
                .withMessage("reading profile bad: no line says 'dates'");
    }

    @Test
    void aFileThatIsNotThereIsNamed() {
        assertThatIllegalStateException()
                .isThrownBy(() -> ReadingText.shipped("nobody"))
                .withMessageContaining("'nobody'");
    }
}
