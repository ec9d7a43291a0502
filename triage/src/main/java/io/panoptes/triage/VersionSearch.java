package io.panoptes.triage;

import io.panoptes.dbms.Target;
import io.panoptes.dbms.Version;
import io.panoptes.triage.finding.VersionResult;
import io.panoptes.triage.finding.VersionResult.Shows;
import io.panoptes.triage.finding.VersionTable;
import java.util.ArrayList;
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
    /** The releases, and the target in its place among them where it is none. */
    private final List<Version> points;

    private final Function<Version, Shows> probe;
    private final BooleanSupplier enough;
    private final Map<Integer, Shows> tried = new TreeMap<>();

    /**
     * @param releases oldest first
     * @param enough whether to stop before all is known
     */
    public VersionSearch(List<Version> releases, Function<Version, Shows> probe, BooleanSupplier enough) {
        this.releases = List.copyOf(releases);
        this.points = new ArrayList<>(releases);
        this.probe = probe;
        this.enough = enough;
    }

    /**
     * Searches around a target on which the finding shows. What is not itself a release (a build, an installation, a server
     * elsewhere) stands behind the last release that is not newer than it, and the releases on both sides are tried.
     */
    public VersionTable around(Target target) {
        if (releases.isEmpty()) {
            return VersionTable.NOT_TRIED;
        }
        Version version = new Version(target.version());
        boolean isRelease = target.isRelease() && releases.contains(version);
        int place = isRelease
                ? releases.indexOf(version)
                : (int) releases.stream()
                        .filter(release -> release.compareTo(version) <= 0)
                        .count();
        if (!isRelease) {
            points.add(place, new Version(VersionTable.nameOf(target)));
        }
        tried.put(place, Shows.YES);
        Optional<String> introduced = boundary(place, -1);
        boolean isNew = !isRelease && introduced.equals(Optional.of(VersionTable.nameOf(target)));
        Optional<String> fixed = isNew ? Optional.empty() : boundary(place, 1);
        if (isNew && !enough.getAsBoolean()) {
            // Nobody has released the bug, so no release fixed it; whether the newest one has it is asked all the same.
            at(points.size() - 1);
        }
        List<VersionResult> results = tried.entrySet().stream()
                .map(entry -> new VersionResult(points.get(entry.getKey()).text(), entry.getValue()))
                .toList();
        return new VersionTable(results, introduced, fixed);
    }

    /** The fix, looking up; the version that brought it, looking down. */
    private Optional<String> boundary(int start, int direction) {
        int shows = start;
        Optional<Integer> gone = Optional.empty();
        // The newest release is the one that most people ask about.
        if (direction > 0 && start < points.size() - 1 && at(points.size() - 1) == Shows.YES) {
            return Optional.empty();
        }
        for (int step = 1; gone.isEmpty() && !enough.getAsBoolean(); step *= 2) {
            int next = Math.clamp((long) shows + (long) direction * step, 0, points.size() - 1);
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
                ? Optional.of(points.get(direction > 0 ? away : shows).text())
                : Optional.empty();
    }

    private Shows at(int place) {
        return tried.computeIfAbsent(place, unknown -> probe.apply(points.get(unknown)));
    }
}
