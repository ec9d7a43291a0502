package io.panoptes.instantiation.triage;

import io.panoptes.instantiation.finding.Finding;
import io.panoptes.instantiation.finding.Finding.Kind;
import io.panoptes.instantiation.finding.Signature;
import io.panoptes.instantiation.finding.VersionTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The findings of a campaign so far, each a bug of its own as far as can be told. */
public final class KnownFindings {
    /** Two wrong queries that share this much of what they are made of are alike. */
    private static final double ALIKE = 0.5;

    /** So much is enough when the versions and the remedy are the same as well. */
    private static final double SOMEWHAT_ALIKE = 0.2;

    private final List<Finding> findings;

    public KnownFindings(List<Finding> findings) {
        this.findings = new ArrayList<>(findings);
    }

    public void add(Finding finding) {
        findings.add(finding);
    }

    public List<Finding> all() {
        return List.copyOf(findings);
    }

    /** The finding that is the same bug as this one. */
    public Optional<Finding> sameBugAs(Finding finding) {
        return findings.stream().filter(known -> isSameBug(known, finding)).findFirst();
    }

    private static boolean isSameBug(Finding known, Finding other) {
        if (known.kind() != other.kind()) {
            return false;
        }
        Signature mine = known.signature();
        Signature theirs = other.signature();
        if (known.kind() != Kind.LOGIC_BUG) {
            return mine.manner().equals(theirs.manner());
        }
        boolean sameRemedy = mine.remedy().equals(theirs.remedy());
        if (!hasBoundary(known.versions()) || !hasBoundary(other.versions())) {
            return sameRemedy && mine.likeness(theirs) >= ALIKE;
        }
        if (!sameBoundaries(known.versions(), other.versions())) {
            return false;
        }
        boolean knownRemedy = sameRemedy && !mine.remedy().isEmpty();
        return mine.likeness(theirs) >= (knownRemedy ? SOMEWHAT_ALIKE : ALIKE);
    }

    private static boolean hasBoundary(VersionTable versions) {
        return versions.introducedIn().isPresent() || versions.fixedIn().isPresent();
    }

    private static boolean sameBoundaries(VersionTable mine, VersionTable theirs) {
        return mine.introducedIn().equals(theirs.introducedIn())
                && mine.fixedIn().equals(theirs.fixedIn());
    }
}
