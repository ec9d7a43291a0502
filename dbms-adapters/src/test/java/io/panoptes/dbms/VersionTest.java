package io.panoptes.dbms;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class VersionTest {

    @Test
    void isOrderedByNumbers() {
        List<Version> ordered = List.of(
                new Version("0.9.2"),
                new Version("0.10.0"),
                new Version("1.3.2.0"),
                new Version("1.3.10.0"),
                new Version("3.7.15-M1"),
                new Version("3.7.15"),
                new Version("10.5.3.0"),
                new Version("10.5.3.0_1"),
                Version.LOCAL);
        assertThat(ordered.stream().sorted()).containsExactlyElementsOf(ordered);
        assertThat(ordered.reversed().stream().sorted()).containsExactlyElementsOf(ordered);
    }

    @Test
    void milestonesAreNotFinal() {
        assertThat(new Version("3.7.15-M1").isFinal()).isFalse();
        assertThat(new Version("10.5.3.0_1").isFinal()).isTrue();
    }

    @Test
    void aLocalBuildIsNewerThanEverything() {
        assertThat(Version.LOCAL.isAtLeast("99.0")).isTrue();
    }
}
