package io.panoptes.equivalence.trial;

import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.trial.TrialOutcome.Contradicted;
import io.panoptes.equivalence.trial.TrialOutcome.Held;
import io.panoptes.equivalence.trial.TrialOutcome.Untried;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.trial.PairAnswer;
import io.panoptes.sql.trial.TextPair;
import io.panoptes.sql.trial.TextRun;
import io.panoptes.sql.trial.TextRunner;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;

/** A proven pair on one DBMS. */
final class ProofRun {
    private final TextRunner runner;
    private final Problem lead;
    private final TextPair texts;
    private final List<Database> databases;
    private final TrialOutcome outcome;
    private boolean readsOtherwise;

    ProofRun(TextRunner runner, Problem lead, TextPair texts, List<TrialDatabase> databases) {
        this.runner = runner;
        this.lead = lead;
        this.texts = texts;
        this.databases = databases.stream()
                .filter(database -> runner.overflowIsError() || !database.extreme())
                .map(TrialDatabase::database)
                .toList();
        this.outcome = switch (runner.run(texts, this.databases)) {
            case TextRun.Untaken(var ignored, var reason) -> new Untried(reason);
            case TextRun.Ran(var answers) -> outcome(answers);
        };
    }

    TrialOutcome outcome() {
        return outcome;
    }

    /** Whether the DBMS is known to read the texts in another way, which explains every difference. */
    boolean readsOtherwise() {
        return readsOtherwise;
    }

    /** Whether columns that the texts may name have types that the DBMS does not keep. */
    boolean lacksTypes() {
        if (runner.keepsTypes()) {
            return false;
        }
        NamedWords words = NamedWords.of(List.of(texts.left(), texts.right()));
        return texts.schema().tables().stream()
                .flatMap(table -> table.columns().stream())
                .anyMatch(column -> !isKept(column.type()) && words.mayName(column.name()));
    }

    private static boolean isKept(SqlType type) {
        return switch (type) {
            case SqlType.IntegerType ignored -> true;
            case SqlType.TextType ignored -> true;
            case SqlType.DoubleType ignored -> true;
            case SqlType.BooleanType ignored -> false;
            case SqlType.DecimalType ignored -> false;
            case SqlType.DateType ignored -> false;
            case SqlType.TimeType ignored -> false;
            case SqlType.TimestampType ignored -> false;
            case SqlType.IntervalType ignored -> false;
            case SqlType.NullType ignored -> false;
            case SqlType.OpaqueType ignored -> false;
        };
    }

    private TrialOutcome outcome(List<PairAnswer> answers) {
        DisagreementCauses causes = DisagreementCauses.of(texts, lead, runner.reading());
        int same = 0;
        boolean rowsThere = false;
        Optional<String> reason = Optional.empty();
        Optional<Contradicted> otherwise = Optional.empty();
        for (int i = 0; i < answers.size(); i++) {
            Database database = databases.get(i);
            switch (answers.get(i)) {
                case PairAnswer.Same ignored -> {
                    same++;
                    rowsThere |= database.rows().values().stream().anyMatch(rows -> !rows.isEmpty());
                }
                case PairAnswer.None(var none, var endless) -> reason = reason.or(() -> Optional.of(none));
                case PairAnswer.Refused(var refusal) -> reason = reason.or(() -> Optional.of(refusal));
                case PairAnswer.Different(var left, var right)
                when causes.isOpen(database) -> reason = Optional.of("the queries have no one answer there");
                case PairAnswer.Different(var left, var right) -> {
                    if (!causes.explainsDifference(database)) {
                        return new Contradicted(runner.title(), "the queries differ", database, left, right);
                    }
                    otherwise = otherwise.or(() -> Optional.of(new Contradicted(
                            runner.title(),
                            "the queries differ, for it reads them in another way, and no other agrees",
                            database,
                            left,
                            right)));
                }
            }
        }
        readsOtherwise = otherwise.isPresent();
        if (readsOtherwise) {
            return otherwise.orElseThrow();
        }
        // That two queries agree where there are no rows says little.
        return rowsThere
                ? new Held(same, List.of(runner.title()))
                : new Untried("%s: %s".formatted(runner.title(), reason.orElse("no database was made")));
    }
}
