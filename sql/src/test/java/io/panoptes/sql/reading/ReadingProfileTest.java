package io.panoptes.sql.reading;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ReadingProfileTest {
    private static final ReadingProfile SQLITE = ReadingProfiles.named("sqlite");

    @Test
    void aProfileWithoutATraitIsStillThatOfItsDbms() {
        ReadingProfile fewer = SQLITE.without(ReadingTrait.KEYS_TAKE_NULL);
        assertThat(fewer.has(ReadingTrait.KEYS_TAKE_NULL)).isFalse();
        assertThat(fewer.traits()).hasSize(SQLITE.traits().size() - 1);
        assertThat(fewer.name()).isEqualTo("sqlite");
        assertThat(fewer.functions()).containsExactly("sqlite");
        assertThat(fewer.use()).isEqualTo(SQLITE.use());
        assertThat(fewer.without(ReadingTrait.KEYS_TAKE_NULL)).isSameAs(fewer);
    }

    @Test
    void aProfileForValuesAloneIsStillThatOfItsDbms() {
        ReadingProfile more = SQLITE.forValuesAlone();
        assertThat(more.without(ReadingTrait.VALUES_ALONE)).isEqualTo(SQLITE);
        assertThat(more.has(ReadingTrait.VALUES_ALONE)).isTrue();
    }

    @Test
    void aProfileUnderAnotherNameIsThatOfNoDbms() {
        ReadingProfile exact = ReadingProfile.STANDARD.withExactDivision("exact");
        assertThat(exact.exactDivision()).isTrue();
        assertThat(exact.trialReadings()).containsExactly("exact");
        assertThat(SQLITE.named("other").functions()).isEmpty();
        assertThat(SQLITE.named("other").traits()).isEqualTo(SQLITE.traits());
        assertThat(ReadingProfile.STANDARD.withoutImplicitCasts("strict"))
                .satisfies(strict -> assertThat(strict.name()).isEqualTo("strict"))
                .satisfies(strict -> assertThat(strict.implicitCasts()).isFalse());
        assertThat(ReadingProfile.STANDARD.implicitCasts()).isTrue();
    }

    @Test
    void nullsMayStandElsewhere() {
        ReadingProfile last = SQLITE.withNulls(NullOrder.LAST);
        assertThat(last.nulls()).isEqualTo(NullOrder.LAST);
        assertThat(last.withNulls(SQLITE.nulls())).isEqualTo(SQLITE);
    }
}
