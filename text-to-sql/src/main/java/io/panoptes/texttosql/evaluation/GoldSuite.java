package io.panoptes.texttosql.evaluation;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.equivalence.front.CheckConditions;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.front.KeptSchema;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.testdata.TestSuiteMaker;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.trial.PairAnswer;
import io.panoptes.sql.trial.TextPair;
import io.panoptes.sql.trial.TextRun;
import io.panoptes.sql.trial.TextRunner;
import io.panoptes.texttosql.benchmark.BenchmarkDbms;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Runs a predicted query on databases that reach the branches of the gold query, as ParSEval does. */
record GoldSuite(TextRunner runner) {
    private static final Duration TIME = Duration.ofSeconds(2);
    private static final int MOST_DATABASES = 400;
    private static final long SEED = 5;

    /** Whether the answers agree on all of them; empty where none could be made, or none says anything. */
    Optional<Boolean> agree(TextPair texts) {
        List<Database> databases;
        try {
            ReadingProfile reading = BenchmarkDbms.readingWithoutNullKeys(runner);
            Schema schema = KeptSchema.of(texts.schema(), reading);
            Relation gold = new Front(schema, reading).translate(texts.left());
            databases = new TestSuiteMaker(SEED, MOST_DATABASES)
                    .make(schema, gold, CheckConditions.of(schema, reading), Budget.of(TIME))
                    .databases();
        } catch (Unsupported | SqlError | NoAnswer e) {
            return Optional.empty();
        }
        if (databases.isEmpty()
                || !(runner.run(texts, databases) instanceof TextRun.Ran(var answers))
                || answers.stream().allMatch(PairAnswer.None.class::isInstance)) {
            return Optional.empty();
        }
        return Optional.of(answers.stream().noneMatch(PairAnswer.Different.class::isInstance));
    }
}
