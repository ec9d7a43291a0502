package io.panoptes.instantiation.rediscovery;

import io.panoptes.dbms.Target;
import io.panoptes.dbms.Version;
import io.panoptes.instantiation.finding.Finding;
import io.panoptes.instantiation.finding.VersionResult.Shows;
import io.panoptes.instantiation.triage.VersionProbe;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Tries findings on the tested versions at which known bugs come and go: the first and the last version with the bug and
 * their neighbours without it. Between them a bug neither comes nor goes, so these tell as much as all versions.
 */
record VersionTrial(VersionProbe probe, String dbms) {

    /** For each finding, by its place in the list, what it does on each of the versions. */
    List<Map<String, Shows>> of(List<Finding> findings, List<KnownBug> bugs) {
        List<Map<String, Shows>> shows = new ArrayList<>();
        findings.forEach(ignored -> shows.add(new HashMap<>()));
        TreeSet<Version> versions = new TreeSet<>();
        bugs.forEach(bug -> versions.addAll(edges(bug)));
        // A version at a time: its process serves all findings.
        for (Version version : versions) {
            Target target = new Target(dbms, version.text(), Optional.empty());
            for (int i = 0; i < findings.size(); i++) {
                Finding finding = findings.get(i);
                shows.get(i).put(version.text(), probe.probe(finding.reduced(), finding.judgement(), target));
            }
        }
        return shows;
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
