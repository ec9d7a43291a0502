package io.panoptes.equivalence.trial;

import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.front.FoldedTexts;
import io.panoptes.equivalence.front.KeptSchema;
import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.refuter.concrete.Trial;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingTrait;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.trial.TextPair;
import java.util.List;
import java.util.Optional;

/**
 * Why a DBMS may say something else than a right verdict: SQL leaves the answer open there, or the DBMS reads the text in
 * another way, which the engine knows and which explains what it says.
 */
final class DisagreementCauses {
    private final Problem lead;
    private final Optional<Problem> asDbmsReadsIt;
    private final boolean folds;

    private DisagreementCauses(Problem lead, Optional<Problem> asDbmsReadsIt, boolean folds) {
        this.lead = lead;
        this.asDbmsReadsIt = asDbmsReadsIt;
        this.folds = folds;
    }

    /** @param reading how the DBMS reads texts that runs them */
    static DisagreementCauses of(TextPair texts, Problem lead, Optional<ReadingProfile> reading) {
        QueryPair pair = new QueryPair(texts.schema(), texts.left(), texts.right(), texts.semantics());
        return new DisagreementCauses(
                lead,
                reading.flatMap(profile -> Readings.of(pair, List.of(profile)) instanceof Readings.Read read
                                ? Optional.of(read.first().problem())
                                : Optional.empty())
                        .filter(problem -> !problem.equals(lead)),
                reading.filter(profile -> profile.has(ReadingTrait.TEXT_FOLDS_CASE))
                        .isPresent());
    }

    /** Whether SQL leaves the answer of a query open there. */
    boolean isOpen(Database database) {
        Pool pool = new Pool();
        try {
            Tables tables = Tables.of(database, pool);
            Trial trial = Trial.of(lead, pool, Meaning.STRICT);
            trial.left().run(tables);
            trial.right().run(tables);
            return false;
        } catch (NoAnswer e) {
            return e.isOpenInSql();
        } catch (Unsupported e) {
            return false;
        }
    }

    /** Whether the two queries of a proven pair differ there as the DBMS reads them. */
    boolean explainsDifference(Database database) {
        return readsOtherwise(database, Trial.Outcome.SAME, Trial.Outcome.DIFFERENT);
    }

    /** Whether the two queries of a refuted pair agree there as the DBMS reads them. */
    boolean explainsAgreement(Database database) {
        return readsOtherwise(database, Trial.Outcome.DIFFERENT, Trial.Outcome.SAME);
    }

    private boolean readsOtherwise(Database database, Trial.Outcome here, Trial.Outcome there) {
        return asDbmsReadsIt
                .filter(problem -> outcome(lead, database, Meaning.LENIENT) == here)
                .filter(problem ->
                        outcome(problem, folds ? FoldedTexts.of(database) : database, Meaning.LENIENT) == there)
                .isPresent();
    }

    private static Trial.Outcome outcome(Problem problem, Database database, Meaning meaning) {
        Pool pool = new Pool();
        try {
            return Trial.of(problem, pool, meaning).on(Tables.of(KeptSchema.adapt(database, problem.schema()), pool));
        } catch (Unsupported | NoAnswer e) {
            return Trial.Outcome.NO_ANSWER;
        }
    }
}
