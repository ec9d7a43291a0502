package io.panoptes.sql.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.panoptes.sql.reading.ReadingProfile.DateArithmetic;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class ReadingProfilesTest {
    @Test
    void eachFileIsAProfileOfItsName() throws URISyntaxException {
        Path folder = Path.of(Objects.requireNonNull(ReadingProfiles.class.getResource("standard.txt"))
                        .toURI())
                .getParent();
        assertThat(folder)
                .isDirectoryNotContaining(file -> file.toString().endsWith(".txt")
                        && ReadingProfiles.ALL.stream()
                                .noneMatch(
                                        profile -> file.getFileName().toString().equals(profile.name() + ".txt")));
        assertThat(ReadingProfiles.names()).isEqualTo("standard, mysql, sqlite, duckdb, postgresql");
    }

    @Test
    void aProfileIsFoundInEitherCaseOfLetters() {
        assertThat(ReadingProfiles.find("MySQL")).contains(ReadingProfiles.named("mysql"));
        assertThat(ReadingProfiles.find("")).isEmpty();
        assertThat(ReadingProfiles.named("standard")).isSameAs(ReadingProfile.STANDARD);
    }

    @Test
    void aTextWithoutANameIsReadAsTheStandardWithTheQuotientsOfDuckDbTooAndAsMySql() {
        assertThat(ReadingProfiles.UNNAMED)
                .startsWith(ReadingProfile.STANDARD, ReadingProfiles.named("mysql"))
                .hasSize(3);
        ReadingProfile floating = ReadingProfiles.UNNAMED.getLast();
        assertThat(floating.traits()).contains(ReadingTrait.QUOTIENTS_FLOAT, ReadingTrait.EXACT_DIVISION);
        assertThat(floating.without(ReadingTrait.QUOTIENTS_FLOAT)
                        .without(ReadingTrait.EXACT_DIVISION)
                        .without(ReadingTrait.SUMS_OF_REAL_ARE_REAL)
                        .traits())
                .isEqualTo(ReadingProfile.STANDARD.traits());
        assertThat(ReadingProfiles.find(floating.name())).isEmpty();
    }

    @Test
    void verdictsAreTriedAsProfilesThatThereAre() {
        assertThat(ReadingProfiles.ALL)
                .allSatisfy(profile -> assertThat(profile.trialReadings())
                        .allSatisfy(
                                name -> assertThat(ReadingProfiles.find(name)).isPresent()));
        assertThat(ReadingProfile.STANDARD.trialReadings()).containsExactly("duckdb", "sqlite");
        assertThat(ReadingProfiles.named("postgresql").trialReadings()).containsExactly("postgresql");
    }

    @Test
    void aNameThatIsNoneIsToldWithTheChoice() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ReadingProfiles.named("oracle"))
                .withMessage("there is no reading profile 'oracle';"
                        + " choose from standard, mysql, sqlite, duckdb, postgresql");
    }

    @Test
    void profilesDifferInWhatTheirFilesSay() {
        ReadingProfile mysql = ReadingProfiles.named("mysql");
        assertThat(mysql.nulls()).isEqualTo(NullOrder.LOWEST);
        assertThat(mysql.dateArithmetic()).isEqualTo(DateArithmetic.NUMBERS);
        assertThat(mysql.has(ReadingTrait.BACKSLASH_ESCAPES)).isTrue();
        assertThat(ReadingProfile.STANDARD.nulls()).isEqualTo(NullOrder.HIGHEST);
        assertThat(ReadingProfile.STANDARD.has(ReadingTrait.BACKSLASH_ESCAPES)).isFalse();
    }
}
