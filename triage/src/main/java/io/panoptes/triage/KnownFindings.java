package io.panoptes.triage;

import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.triage.finding.Bug;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.symptom.Symptom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The findings of a campaign so far, each a bug of its own as far as can be told. Safe for several threads. */
public final class KnownFindings {
    private final List<Finding> findings;
    private final List<Bug> baseline;

    public KnownFindings(List<Finding> findings) {
        this(findings, List.of());
    }

    /** @param baseline bugs that are known already and not reported again */
    public KnownFindings(List<Finding> findings, List<? extends Bug> baseline) {
        this.findings = new ArrayList<>(findings);
        this.baseline = List.copyOf(baseline);
    }

    public synchronized void add(Finding finding) {
        findings.add(finding);
    }

    /** Takes these in place of all that it has. */
    public synchronized void become(List<Finding> others) {
        findings.clear();
        findings.addAll(others);
    }

    public synchronized List<Finding> all() {
        return List.copyOf(findings);
    }

    /** Those of the baseline, then the findings. */
    public synchronized List<Bug> bugs() {
        return Stream.concat(baseline.stream(), findings.stream()).toList();
    }

    /** The finding that was made of this very case. */
    public synchronized Optional<Finding> madeOf(TestCase testCase) {
        return findings.stream()
                .filter(finding -> finding.original().index() == testCase.index()
                        && finding.original().seed() == testCase.seed())
                .findFirst();
    }

    /** One that none has had, even if somebody has taken findings away. */
    public synchronized String nextId() {
        int last = findings.stream()
                .mapToInt(finding -> Integer.parseInt("0" + finding.id().replaceAll("\\D", "")))
                .max()
                .orElse(0);
        return "F" + (last + 1);
    }

    /** What came of a finding that may be known. */
    public sealed interface Addition {}

    /** It is new, and has its id now. */
    public record Added(Finding finding) implements Addition {}

    public record Same(Bug known) implements Addition {}

    /** Takes in a finding, with an id of its own, unless its bug is known. */
    public synchronized Addition addUnlessKnown(Finding finding) {
        Optional<Bug> same = sameBugAs(finding);
        if (same.isPresent()) {
            return new Same(same.get());
        }
        Finding named = finding.withId(nextId());
        findings.add(named);
        return new Added(named);
    }

    /** The bug that a suspect shows by its error alone, before anything is run. */
    public Optional<Bug> sameFailure(Symptom symptom) {
        return RepeatCheck.sameFailure(symptom, bugs());
    }

    /** The bug that this finding is of, where it is known. */
    public synchronized Optional<Bug> sameBugAs(Finding finding) {
        return bugs().stream().filter(known -> SameBug.is(known, finding)).findFirst();
    }
}
