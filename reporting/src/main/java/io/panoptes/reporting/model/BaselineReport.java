package io.panoptes.reporting.model;

import io.panoptes.campaign.baseline.BaselineEntry;
import io.panoptes.campaign.ci.BaselineOutcome;
import io.panoptes.triage.symptom.SymptomKind;
import java.util.List;

/**
 * What came of the known bugs.
 *
 * @param seen those that showed, which are counted and not reported
 * @param gone those that do not show on the build any more
 * @param notSeen those of which nothing is known
 */
public record BaselineReport(List<Known> seen, List<Known> gone, List<Known> notSeen) {
    public static final BaselineReport NONE = new BaselineReport(List.of(), List.of(), List.of());

    /** @param times in how many suspects it showed */
    public record Known(String id, String title, SymptomKind symptom, String link, String reason, long times) {
        private static Known of(BaselineEntry bug, long times) {
            return new Known(bug.id(), bug.title(), bug.symptom().kind(), bug.link(), bug.reason(), times);
        }

        /** What has a link is public already. */
        private Known withheld() {
            return symptom.mayBeExploitable() && link.isEmpty()
                    ? new Known(id, "%s (details withheld)".formatted(symptom.word()), symptom, link, "", times)
                    : this;
        }
    }

    public BaselineReport {
        seen = List.copyOf(seen);
        gone = List.copyOf(gone);
        notSeen = List.copyOf(notSeen);
    }

    static BaselineReport of(BaselineOutcome baseline) {
        return new BaselineReport(
                baseline.seen().stream()
                        .map(seen -> Known.of(seen.bug(), seen.times()))
                        .toList(),
                baseline.gone().stream().map(bug -> Known.of(bug, 0)).toList(),
                baseline.notSeen().stream().map(bug -> Known.of(bug, 0)).toList());
    }

    BaselineReport withheld() {
        return new BaselineReport(
                seen.stream().map(Known::withheld).toList(),
                gone.stream().map(Known::withheld).toList(),
                notSeen.stream().map(Known::withheld).toList());
    }

    public boolean isEmpty() {
        return seen.isEmpty() && gone.isEmpty() && notSeen.isEmpty();
    }
}
