package io.panoptes.equivalence.trial;

import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.refuter.concrete.Trial;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.trial.TextPair;
import java.util.List;
import java.util.Optional;

/**
 * Why a DBMS may say something else than a right verdict: SQL leaves the answer open there, or the DBMS reads the text in
 * another way, which the engine knows and which explains what it says.
 */
final class Excuses {
    private final Problem lead;
    private final Optional<Problem> asDbmsReadsIt;

    private Excuses(Problem lead, Optional<Problem> asDbmsReadsIt) {
        this.lead = lead;
        this.asDbmsReadsIt = asDbmsReadsIt;
    }

    /** @param dbms that runs the texts */
    static Excuses of(TextPair texts, Problem lead, String dbms) {
        QueryPair pair = new QueryPair(texts.schema(), texts.left(), texts.right(), texts.semantics());
        return new Excuses(
                lead,
                DbmsReadings.of(dbms)
                        .flatMap(profile -> Readings.of(pair, List.of(profile)) instanceof Readings.Read read
                                ? Optional.of(read.first().problem())
                                : Optional.empty())
                        .filter(problem -> !problem.equals(lead)));
    }

    /** Why the two queries of a proven pair may differ there. */
    Optional<String> forDifference(Database database) {
        if (outcome(lead, database, Meaning.STRICT) == Trial.Outcome.NO_ANSWER) {
            return Optional.of("the queries have no one answer there");
        }
        return readsOtherwise(database, Trial.Outcome.SAME, Trial.Outcome.DIFFERENT);
    }

    /** Why the two queries of a refuted pair may agree there. */
    Optional<String> forAgreement(Database database) {
        return readsOtherwise(database, Trial.Outcome.DIFFERENT, Trial.Outcome.SAME);
    }

    private Optional<String> readsOtherwise(Database database, Trial.Outcome here, Trial.Outcome there) {
        return asDbmsReadsIt
                .filter(problem -> outcome(lead, database, Meaning.LENIENT) == here)
                .filter(problem -> outcome(problem, database, Meaning.LENIENT) == there)
                .map(problem -> "it reads the queries in another way");
    }

    private static Trial.Outcome outcome(Problem problem, Database database, Meaning meaning) {
        Pool pool = new Pool();
        try {
            return Trial.of(problem, pool, meaning).on(Tables.of(database, pool));
        } catch (Unsupported | NoAnswer e) {
            return Trial.Outcome.NO_ANSWER;
        }
    }
}
