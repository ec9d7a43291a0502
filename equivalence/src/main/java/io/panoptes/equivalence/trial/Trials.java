package io.panoptes.equivalence.trial;

import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.problem.Verdict.Counterexample;
import io.panoptes.equivalence.trial.TrialOutcome.Contradicted;
import io.panoptes.equivalence.trial.TrialOutcome.Held;
import io.panoptes.equivalence.trial.TrialOutcome.Untried;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.trial.PairAnswer;
import io.panoptes.sql.trial.TextPair;
import io.panoptes.sql.trial.TextRun;
import io.panoptes.sql.trial.TextRunner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Tries verdicts on DBMSs. Used by one thread at a time.
 *
 * @param anyReading whether the DBMSs were named for this, and run texts of every reading; otherwise a reading is tried on
 *     its own DBMSs alone, see {@link ReadingProfile#trialReadings}
 */
public record Trials(List<TextRunner> runners, boolean anyReading) {
    public Trials {
        runners = List.copyOf(runners);
    }

    /** A proven pair: both texts must agree on every database on every DBMS. */
    public TrialOutcome ofProof(Readings.Read read, TextPair texts) {
        List<TextRunner> fitting = fitting(read);
        if (fitting.isEmpty()) {
            return nobody(read);
        }
        Problem lead = read.first().problem();
        List<TrialDatabase> databases;
        try {
            databases = TrialData.of(lead, texts);
        } catch (Unsupported e) {
            return new Untried("no databases are made for it: " + e.getMessage());
        }
        List<String> agreeing = new ArrayList<>();
        List<String> reasons = new ArrayList<>();
        Optional<Contradicted> otherwise = Optional.empty();
        int most = 0;
        for (TextRunner runner : fitting) {
            ProofRun run = new ProofRun(runner, lead, texts, databases);
            switch (run.outcome()) {
                case Contradicted contradicted
                when !agreeing.isEmpty() && run.lacksTypes() ->
                    reasons.add(contradicted.dbms() + ": it keeps values in types of its own");
                case Contradicted contradicted when run.readsOtherwise() -> otherwise = Optional.of(contradicted);
                case Contradicted contradicted -> {
                    return contradicted;
                }
                case Held(int count, var dbmss) -> {
                    agreeing.addAll(dbmss);
                    most = Math.max(most, count);
                }
                case Untried(var reason) -> reasons.add(reason);
            }
        }
        if (!agreeing.isEmpty()) {
            return new Held(most, agreeing);
        }
        // A reading that no DBMS shares is nobody's.
        return otherwise.isPresent() ? otherwise.get() : new Untried(String.join("; ", reasons));
    }

    /** A counterexample: it must show on the first DBMS that can say. */
    public TrialOutcome ofCounterexample(Readings.Read read, TextPair texts, Counterexample counterexample) {
        List<TextRunner> fitting = fitting(read);
        if (fitting.isEmpty()) {
            return nobody(read);
        }
        List<String> reasons = new ArrayList<>();
        for (TextRunner runner : fitting) {
            TrialOutcome outcome = difference(runner, read.first().problem(), texts, counterexample.database());
            if (!(outcome instanceof Untried(var reason))) {
                return outcome;
            }
            reasons.add(reason);
        }
        return new Untried(String.join("; ", reasons));
    }

    private List<TextRunner> fitting(Readings.Read read) {
        if (anyReading) {
            return runners;
        }
        List<String> names = read.readings().stream()
                .flatMap(reading -> reading.profile().trialReadings().stream())
                .toList();
        return runners.stream()
                .filter(runner -> runner.reading()
                        .map(ReadingProfile::name)
                        .filter(names::contains)
                        .isPresent())
                .toList();
    }

    private static Untried nobody(Readings.Read read) {
        ReadingProfile profile = read.first().profile();
        return new Untried("no DBMS that reads as %s is at hand; name one with --trial-on %s"
                .formatted(profile.name(), profile.trialReadings().getFirst()));
    }

    private static TrialOutcome difference(TextRunner runner, Problem lead, TextPair texts, Database database) {
        return switch (runner.run(texts, List.of(database))) {
            case TextRun.Untaken(var ignored, var reason) -> new Untried(reason);
            case TextRun.Ran(var answers) ->
                switch (answers.getFirst()) {
                    case PairAnswer.Different ignored -> new Held(1, List.of(runner.title()));
                    case PairAnswer.Same(int rows) ->
                        DisagreementCauses.of(texts, lead, runner.reading()).explainsAgreement(database)
                                ? new Untried(runner.title() + ": it reads the queries in another way")
                                : new Contradicted(
                                        runner.title(),
                                        "the queries agree on the counterexample, %d rows each".formatted(rows),
                                        database,
                                        List.of(),
                                        List.of());
                    case PairAnswer.None(var reason, var endless) ->
                        new Untried("%s: %s".formatted(runner.title(), reason));
                    // A row that refers to itself is checked before it is there by some, behind the statement by
                    // others.
                    case PairAnswer.Refused(var reason)
                    when ForeignKeyCircle.isIn(texts.schema()) ->
                        new Untried("%s does not take rows of tables that refer to themselves: %s"
                                .formatted(runner.title(), reason));
                    case PairAnswer.Refused(var reason) ->
                        new Contradicted(
                                runner.title(),
                                "it does not take the rows of the counterexample: " + reason,
                                database,
                                List.of(),
                                List.of());
                };
        };
    }
}
