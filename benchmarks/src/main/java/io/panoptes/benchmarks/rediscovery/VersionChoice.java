package io.panoptes.benchmarks.rediscovery;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Chooses the versions to test: few of them, and each bug is on one. */
final class VersionChoice {
    private VersionChoice() {}

    /** The version for each bug, by its id. Versions with most bugs come first; of equals the newest, as it starts best. */
    static Map<String, String> of(List<KnownBug> bugs) {
        Map<String, String> chosen = new LinkedHashMap<>();
        Set<KnownBug> open = new HashSet<>(bugs);
        open.removeIf(bug -> bug.buggy().isEmpty());
        while (!open.isEmpty()) {
            String best = richest(open);
            List<KnownBug> there = new ArrayList<>(open);
            there.removeIf(bug -> !bug.buggy().contains(best));
            there.sort(Comparator.comparing(KnownBug::id));
            there.forEach(bug -> chosen.put(bug.id(), best));
            open.removeAll(there);
        }
        return chosen;
    }

    private static String richest(Set<KnownBug> open) {
        Set<String> versions = new TreeSet<>();
        open.forEach(bug -> versions.addAll(bug.buggy()));
        return versions.stream()
                .max(Comparator.<String>comparingLong(version -> open.stream()
                                .filter(bug -> bug.buggy().contains(version))
                                .count())
                        .thenComparing(io.panoptes.dbms.Version::new))
                .orElseThrow();
    }
}
