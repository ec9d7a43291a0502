package io.panoptes.texttosql.evaluation;

import io.panoptes.dbms.trial.TextScript;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Validator;
import io.panoptes.equivalence.problem.Verdict.Counterexample;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.trial.PairAnswer;
import io.panoptes.sql.trial.TextPair;
import io.panoptes.sql.trial.TextRun;
import io.panoptes.sql.trial.TextRunner;
import io.panoptes.sql.write.Dialect;
import io.panoptes.texttosql.pair.PairCounterexample;
import java.util.List;
import java.util.Optional;

/**
 * Runs a counterexample on a DBMS with both texts, and keeps the answers that it gives. What the DBMS can't confirm is denied, so
 * that the search goes on: a difference that nobody can see is none.
 */
final class ShownDifference implements Validator {
    private final TextRunner runner;
    private final Dialect dialect;
    private final TextPair texts;
    private final boolean emptyIsNull;
    private Optional<PairCounterexample> shown = Optional.empty();
    private String denial = "";

    ShownDifference(TextRunner runner, Dialect dialect, TextPair texts, boolean emptyIsNull) {
        this.runner = runner;
        this.dialect = dialect;
        this.texts = texts;
        this.emptyIsNull = emptyIsNull;
    }

    /** The last counterexample that was confirmed. */
    Optional<PairCounterexample> shown() {
        return shown;
    }

    /** Why the last one that was denied does not count; empty where none was denied. */
    String denial() {
        return denial;
    }

    @Override
    public Validation validate(Problem problem, Counterexample counterexample) {
        String reason = run(counterexample.database(), counterexample.stage());
        if (reason.isEmpty()) {
            return new Validation.Confirmed(runner.title());
        }
        denial = reason;
        return new Validation.Denied(reason);
    }

    /** Why the database shows no difference that counts; empty where it does. */
    String run(Database database, String foundBy) {
        return switch (runner.run(texts, List.of(database))) {
            case TextRun.Untaken(var ignored, var reason) -> reason;
            case TextRun.Ran(var answers) ->
                switch (answers.getFirst()) {
                    case PairAnswer.Different different
                    when isDegenerate(different) -> "one answer is empty and the other NULL";
                    case PairAnswer.Different(var gold, var predicted) -> {
                        shown = Optional.of(new PairCounterexample(
                                database, inserts(database), gold, predicted, runner.title(), foundBy, ""));
                        yield "";
                    }
                    case PairAnswer.Same same -> "%s gives the same answer twice".formatted(runner.title());
                    case PairAnswer.None(var reason, var endless) -> "%s: %s".formatted(runner.title(), reason);
                    case PairAnswer.Refused(var reason) ->
                        "%s does not take the rows: %s".formatted(runner.title(), reason);
                };
        };
    }

    boolean isDegenerate(PairAnswer.Different answers) {
        return emptyIsNull && EmptyAgainstNull.is(answers.left(), answers.right());
    }

    List<String> inserts(Database database) {
        return TextScript.of(texts, dialect).filling(database);
    }
}
