package io.panoptes.triage.finding;

import io.panoptes.instantiation.testcase.Statements;
import io.panoptes.triage.symptom.Judgement;
import io.panoptes.triage.symptom.Symptom;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** What was triaged: one bug that shows all the time must not take the time of the others. */
public final class Examined {
    /** After this many suspects about one thing that a bug is not, no more of them are triaged for that bug. */
    private static final int MOST_OF_A_KIND = 3;

    /** What each is about, after its reduction. */
    private final List<Set<String>> kinds = new ArrayList<>();

    private final List<Symptom> errors = new ArrayList<>();

    public void add(Finding finding) {
        Statements statements = finding.statements();
        add(SqlConstructs.of(List.of(statements.left().sql(), statements.right().sql())));
        if (!finding.symptom().isOfPair()) {
            errors.add(finding.symptom());
        }
    }

    /** @param constructs what the queries are made of */
    public void add(Set<String> constructs) {
        Set<String> telling = SqlConstructs.telling(constructs);
        kinds.add(telling.isEmpty() ? SqlConstructs.withoutFrame(constructs) : telling);
    }

    /** How many were about nothing that these constructs lack: what holds them is likely the same again. */
    public long alike(Set<String> constructs) {
        return kindsIn(constructs).count();
    }

    /** Whether it is likely the same again as many, of which a bug that is made of {@code bug} is none. */
    public boolean isCommon(Set<String> constructs, Set<String> bug) {
        return kindsIn(constructs)
                        .filter(kind -> !SqlConstructs.telling(kind).isEmpty() && !bug.containsAll(kind))
                        .count()
                >= MOST_OF_A_KIND;
    }

    /** The same error again, whatever raised it. */
    public boolean isKnownError(Judgement judgement) {
        return errors.stream().anyMatch(error -> error.isSameManner(judgement));
    }

    private Stream<Set<String>> kindsIn(Set<String> constructs) {
        // Of what nothing is left, all others hold all.
        return kinds.stream().filter(kind -> !kind.isEmpty() && constructs.containsAll(kind));
    }
}
