package io.panoptes.instantiation.rediscovery;

import io.panoptes.instantiation.finding.VersionResult.Shows;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Says which known bug a finding is.
 *
 * <p>A finding is a bug when it shows on exactly the tested versions on which that bug is there. Versions that the finding
 * can't be run on say nothing; at least one with and, where the bug has such, one without must have been tried. Of several
 * bugs with the same versions it is the one whose queries share most words with the finding's.
 */
final class BugMatch {
    private BugMatch() {}

    /**
     * @param shows what the finding did on the versions that it was tried on
     * @param features what its wrong query is made of
     */
    static Optional<KnownBug> of(Map<String, Shows> shows, Set<String> features, List<KnownBug> bugs) {
        return bugs.stream()
                .filter(bug -> fits(shows, bug))
                .max(Comparator.<KnownBug>comparingDouble(bug -> likeness(features, bug))
                        .thenComparing(KnownBug::id, Comparator.reverseOrder()));
    }

    static boolean fits(Map<String, Shows> shows, KnownBug bug) {
        boolean with = false;
        boolean without = bug.sound().isEmpty();
        for (var entry : shows.entrySet()) {
            Optional<Boolean> there = bug.isOn(entry.getKey());
            if (there.isEmpty() || entry.getValue() == Shows.NOT_APPLICABLE) {
                continue;
            }
            if (there.get() != (entry.getValue() == Shows.YES)) {
                return false;
            }
            with |= there.get();
            without |= !there.get();
        }
        return with && without;
    }

    /** The share of the finding's features whose words the bug's statements have. */
    static double likeness(Set<String> features, KnownBug bug) {
        String text = bug.text().toUpperCase(Locale.ROOT);
        long shared = features.stream()
                .filter(feature -> List.of(feature.toUpperCase(Locale.ROOT).split("\\W+")).stream()
                        .allMatch(text::contains))
                .count();
        return features.isEmpty() ? 0 : (double) shared / features.size();
    }
}
