package io.panoptes.instantiation.triage;

import io.panoptes.dbms.Version;
import io.panoptes.instantiation.finding.VersionResult;
import io.panoptes.instantiation.finding.VersionResult.Shows;
import io.panoptes.instantiation.finding.VersionTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * Finds between which releases a finding came and went, in few tries: doubling steps away from the target until it no longer
 * shows, then halves.
 */
public final class VersionSearch {
    private final List<Version> releases;
    private final Function<Version, Shows> probe;
    private final BooleanSupplier enough;
    private final Map<Integer, Shows> tried = new TreeMap<>();

    /**
     * @param releases oldest first
     * @param enough whether to stop before all is known
     */
    public VersionSearch(List<Version> releases, Function<Version, Shows> probe, BooleanSupplier enough) {
        this.releases = List.copyOf(releases);
        this.probe = probe;
        this.enough = enough;
    }

    /** Searches around a version on which the finding shows. A local build counts as newer than every release. */
    public VersionTable around(Version target) {
        if (releases.isEmpty()) {
            return VersionTable.NOT_TRIED;
        }
        int place = releases.indexOf(target);
        if (place >= 0) {
            tried.put(place, Shows.YES);
        }
        int start = place >= 0 ? place : releases.size();
        Optional<String> fixed = boundary(start, 1);
        Optional<String> introduced = boundary(start, -1);
        List<VersionResult> results = tried.entrySet().stream()
                .map(entry -> new VersionResult(releases.get(entry.getKey()).text(), entry.getValue()))
                .toList();
        return new VersionTable(results, introduced, fixed);
    }

    /** The fix, looking up; the version that brought it, looking down. */
    private Optional<String> boundary(int start, int direction) {
        int shows = start;
        Optional<Integer> gone = Optional.empty();
        // The newest release is the one that most people ask about.
        if (direction > 0 && start < releases.size() - 1 && at(releases.size() - 1) == Shows.YES) {
            return Optional.empty();
        }
        for (int step = 1; gone.isEmpty() && !enough.getAsBoolean(); step *= 2) {
            int next = Math.clamp((long) shows + (long) direction * step, 0, releases.size() - 1);
            if (next == shows) {
                return Optional.empty();
            }
            if (at(next) == Shows.YES) {
                shows = next;
            } else {
                gone = Optional.of(next);
            }
        }
        if (gone.isEmpty()) {
            return Optional.empty();
        }
        int away = gone.get();
        while (Math.abs(away - shows) > 1) {
            if (enough.getAsBoolean()) {
                return Optional.empty();
            }
            int middle = (away + shows) / 2;
            if (at(middle) == Shows.YES) {
                shows = middle;
            } else {
                away = middle;
            }
        }
        // What can't be run says nothing about when the bug came.
        return at(away) == Shows.NO
                ? Optional.of(releases.get(direction > 0 ? away : shows).text())
                : Optional.empty();
    }

    private Shows at(int place) {
        return tried.computeIfAbsent(place, unknown -> probe.apply(releases.get(unknown)));
    }
}
