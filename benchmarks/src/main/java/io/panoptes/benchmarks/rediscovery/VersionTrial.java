package io.panoptes.benchmarks.rediscovery;

import io.panoptes.dbms.Target;
import io.panoptes.dbms.Version;
import io.panoptes.triage.VersionProbe;
import io.panoptes.triage.finding.VersionResult.Shows;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.symptom.Symptom;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;

/**
 * Tries cases on the tested versions at which known bugs come and go: the first and the last version with the bug and
 * their neighbours without it. Between them a bug neither comes nor goes, so these tell as much as all versions. A case that
 * can be none of the bugs any more is not tried further.
 *
 * @param enough whether to stop before all is known; what was not asked then says nothing
 */
record VersionTrial(VersionProbe probe, Target target, BooleanSupplier enough) {
    /** More than a few: there are more versions than instances may be open, and each starts anew for the next such lot. */
    private static final int AT_ONCE = 100;

    /** A case, as it was judged on the target. */
    record Tried(EditableCase edited, Symptom symptom, Map<String, Shows> shows, List<KnownBug> possible) {
        static Tried of(EditableCase edited, Symptom symptom, List<KnownBug> bugs) {
            return new Tried(edited, symptom, new HashMap<>(), new ArrayList<>(bugs));
        }

        /** Whether the version may still tell something. */
        private boolean asks(Version version) {
            return !shows.containsKey(version.text())
                    && possible.stream().anyMatch(bug -> edges(bug).contains(version));
        }

        private void tell(Version version, Shows there) {
            shows.put(version.text(), there);
            possible.removeIf(bug -> there != Shows.NOT_APPLICABLE
                    && bug.isOn(version.text())
                            .filter(on -> on != (there == Shows.YES))
                            .isPresent());
        }
    }

    /**
     * Leaves in each case the bugs that it may be: those with which it agrees on every version that was tried. When the time is
     * up, all is known of the first cases, not a little of each.
     */
    void run(List<Tried> cases) {
        for (int from = 0; from < cases.size() && !(from > 0 && enough.getAsBoolean()); from += AT_ONCE) {
            runSome(cases.subList(from, Math.min(cases.size(), from + AT_ONCE)));
        }
        cases.forEach(tried -> tried.possible().removeIf(bug -> !BugMatch.fits(tried.shows(), bug)));
    }

    private void runSome(List<Tried> cases) {
        // First the target itself, on a fresh database: what does not show there again is none of them.
        Version own = new Version(target.version());
        for (Tried tried : cases) {
            Shows again = shows(tried, own);
            tried.shows().put(own.text(), again);
            if (again != Shows.YES) {
                tried.possible().clear();
            }
        }
        // A version at a time: its process serves all cases.
        for (Version version : mostTelling(cases)) {
            for (Tried tried : cases) {
                if (!enough.getAsBoolean() && tried.asks(version)) {
                    tried.tell(version, shows(tried, version));
                }
            }
        }
    }

    private Shows shows(Tried tried, Version version) {
        return probe.probe(
                tried.edited(), tried.symptom(), new Target(target.dbms(), version.text(), Optional.empty()));
    }

    private static List<Version> mostTelling(List<Tried> cases) {
        Map<Version, Integer> bugs = new HashMap<>();
        cases.stream()
                .flatMap(tried -> tried.possible().stream())
                .distinct()
                .forEach(bug -> edges(bug).forEach(version -> bugs.merge(version, 1, Integer::sum)));
        return bugs.keySet().stream()
                .sorted(Comparator.<Version>comparingInt(bugs::get).reversed().thenComparing(version -> version))
                .toList();
    }

    /** Every tested version whose neighbour among the tested ones is otherwise. */
    static List<Version> edges(KnownBug bug) {
        TreeSet<Version> tested = new TreeSet<>();
        bug.buggy().forEach(version -> tested.add(new Version(version)));
        bug.sound().forEach(version -> tested.add(new Version(version)));
        List<Version> edges = new ArrayList<>();
        for (Version version : tested) {
            Version below = tested.lower(version);
            Version above = tested.higher(version);
            boolean there = bug.buggy().contains(version.text());
            boolean edge = below == null && there
                    || above == null && there
                    || below != null && bug.buggy().contains(below.text()) != there
                    || above != null && bug.buggy().contains(above.text()) != there;
            if (edge) {
                edges.add(version);
            }
        }
        return edges;
    }
}
