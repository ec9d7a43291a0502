package io.panoptes.texttosql.evaluation;

import io.panoptes.equivalence.problem.Budget;
import io.panoptes.sql.trial.TextPair;
import io.panoptes.sql.trial.TextRunner;
import io.panoptes.texttosql.pair.Pair;
import io.panoptes.texttosql.pair.PairCounterexample;
import io.panoptes.texttosql.pair.Plausibility;
import io.panoptes.texttosql.plausible.PlausibleSearch;
import io.panoptes.texttosql.schema.DatabaseSchema;
import io.panoptes.texttosql.search.TextSearch;
import java.time.Duration;
import java.util.Optional;

/** Asks of two queries that differ on some database whether they differ on a plausible one. */
public record PlausibleDifference(PlausibleSearch search) {
    private static final Duration TIME = Duration.ofSeconds(2);

    /** @param ex whether the answers agree on the given database; empty where there is none, and then nothing is plausible */
    Optional<Plausibility> of(
            Pair pair, DatabaseSchema tables, TextRunner runner, EvaluationOptions options, Optional<Boolean> ex) {
        String database = pair.question().database();
        if (!search.knows(database, tables.schema())) {
            return ex.filter(agrees -> !agrees).map(differs -> new Plausibility(true, Optional.empty()));
        }
        TextPair texts = new TextPair(
                tables.ddl(),
                tables.schema(),
                pair.question().gold(),
                pair.predicted().orElse(""),
                pair.semantics());
        ShownDifference shown = new ShownDifference(runner, options.dbms().dialect(), texts, options.emptyIsNull());
        Optional<PairCounterexample> example = search.search(
                        database, texts, runner, answers -> !shown.isDegenerate(answers), Budget.of(TIME))
                .map(found -> example(shown, runner, found));
        boolean differsAsGiven = ex.isPresent() && !ex.get();
        return Optional.of(new Plausibility(differsAsGiven || example.isPresent(), example));
    }

    private static PairCounterexample example(ShownDifference shown, TextRunner runner, TextSearch.Found found) {
        return new PairCounterexample(
                found.database(),
                shown.inserts(found.database()),
                found.answers().left(),
                found.answers().right(),
                runner.title(),
                "values of the given database",
                "");
    }
}
