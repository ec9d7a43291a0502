package io.panoptes.campaign.flood;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.triage.symptom.InternalError;
import io.panoptes.triage.symptom.Place;
import io.panoptes.triage.symptom.Symptom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FloodGuardTest {
    private final FloodGuard guard = new FloodGuard();
    private final List<Flood> floods = new ArrayList<>();

    @Test
    void anOracleMostOfWhoseCasesFailAlikeIsBlocked() {
        for (int i = 0; i < FloodGuard.LEAST_OF_AN_ORACLE; i++) {
            assertThat(guard.isBlocked("one")).isFalse();
            ran(i, "one", i % 4 == 0 ? Optional.empty() : error("INTERNAL Error: index " + i));
        }
        assertThat(floods).singleElement().satisfies(flood -> {
            assertThat(flood.kind()).isEqualTo("one");
            assertThat(flood.failed()).isEqualTo(9);
            assertThat(flood.cases()).isEqualTo(12);
            assertThat(flood.example()).isEqualTo(1);
        });
        assertThat(guard.isBlocked("one")).isTrue();
        assertThat(guard.isPart("one", error("INTERNAL Error: index 700").orElseThrow()))
                .isTrue();
        assertThat(guard.isPart("one", error("INTERNAL Error: key").orElseThrow()))
                .isFalse();
        assertThat(guard.isPart("two", error("INTERNAL Error: index 7").orElseThrow()))
                .isFalse();
    }

    @Test
    void failuresThatSayDifferentThingsAreNoFlood() {
        String[] words = {"key", "index", "page", "cursor", "row"};
        for (int i = 0; i < 60; i++) {
            ran(i, "one", error("INTERNAL Error: " + words[i % words.length]));
        }
        assertThat(floods).isEmpty();
    }

    @Test
    void aSetupErrorThatTurnsNearlyEveryCaseIntoASuspectIsOneFlood() {
        for (int i = 0; i < 200; i++) {
            ran(i, "oracle" + i, i % 10 == 0 ? Optional.empty() : error("INTERNAL Error: no catalog"));
        }
        assertThat(floods)
                .singleElement()
                .satisfies(flood -> assertThat(flood.text())
                        .isEqualTo(
                                "72 of 80 cases of all oracles fail alike: internal error: INTERNAL Error: no catalog."
                                        + " They are one to triage; the campaign goes on around them."));
        assertThat(guard.isBlocked("oracle199")).isFalse();
        assertThat(guard.isPart("another", error("INTERNAL Error: no catalog").orElseThrow()))
                .isTrue();
    }

    private void ran(long index, String oracle, Optional<Symptom> symptom) {
        guard.ran(index, oracle, symptom).ifPresent(floods::add);
    }

    private static Optional<Symptom> error(String message) {
        return Optional.of(new InternalError(Place.LEFT, "SELECT 1", message));
    }
}
