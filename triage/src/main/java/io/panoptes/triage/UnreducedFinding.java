package io.panoptes.triage;

import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Target;
import io.panoptes.instantiation.testcase.ConcreteCase;
import io.panoptes.instantiation.testcase.Statements;
import io.panoptes.triage.finding.Check;
import io.panoptes.triage.finding.Expected;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.QueryResult;
import io.panoptes.triage.finding.Signature;
import io.panoptes.triage.finding.VersionTable;
import io.panoptes.triage.provenance.Provenance;
import io.panoptes.triage.reduction.editable.CaseWriter;
import io.panoptes.triage.reduction.editable.EditableCase;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The finding of a suspect with which every machine was lost that ran it, and so can't be reduced: the case as it was drawn. */
public final class UnreducedFinding {
    private static final String NOT_REPORTED = "";

    private UnreducedFinding() {}

    /**
     * Makes the finding.
     *
     * @param why it could not be run again
     */
    public static Finding of(
            Suspect suspect, Target target, CaseOpener opener, CaseWriter writer, Provenance provenance, String why) {
        EditableCase whole = opener.open(suspect.testCase());
        ConcreteCase concrete = writer.write(whole);
        Set<String> features = new TreeSet<>(QueryFeatures.of(whole.left()));
        features.addAll(QueryFeatures.of(whole.right()));
        QueryResult none = QueryResult.of(new Outcome.Skipped());
        return new Finding(
                Finding.FORMAT,
                NOT_REPORTED,
                suspect.symptom().title(Optional.empty(), features),
                target,
                suspect.testCase(),
                whole,
                Statements.of(concrete),
                suspect.symptom(),
                none,
                none,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(
                        new Check("run in the campaign", "each machine that tried it was lost"),
                        new Check("run again to be triaged", "each machine that tried it was lost: " + why),
                        new Check("reduced", "no: nothing outlives a run of it")),
                VersionTable.NOT_TRIED,
                Expected.OPEN,
                Optional.empty(),
                new Signature(suspect.symptom().signature(), features, Set.of(), Set.of()),
                Optional.of(provenance));
    }
}
