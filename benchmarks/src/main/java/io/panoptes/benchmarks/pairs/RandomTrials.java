package io.panoptes.benchmarks.pairs;

import io.panoptes.equivalence.evaluator.Evaluator;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Validator;
import io.panoptes.equivalence.problem.Validator.Validation;
import io.panoptes.equivalence.problem.Verdict.Counterexample;
import io.panoptes.equivalence.refuter.concrete.Proposals;
import io.panoptes.sql.schema.Database;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Runs pairs on random small databases of real DBMSs. */
public final class RandomTrials {
    /** Databases for each pair. */
    private static final int DATABASES = 3;

    private static final int ROWS = 4;

    private final List<Validator> dbmss;
    private int agreements;

    public RandomTrials(List<Validator> dbmss) {
        this.dbmss = dbmss;
    }

    /** How often a DBMS gave the same answer to both queries. */
    public int agreements() {
        return agreements;
    }

    /** The first database on which a DBMS gives two answers; empty where there was none. */
    public Optional<String> difference(Problem problem) {
        if (dbmss.isEmpty()) {
            return Optional.empty();
        }
        Pool pool = new Pool();
        Proposals proposals = new Proposals(
                problem.schema(),
                List.of(problem.left(), problem.right()),
                problem.checks(),
                pool,
                new SplittableRandom(3));
        Tables tables = new Tables(problem.schema());
        for (int i = 0; i < DATABASES; i++) {
            proposals.random(tables, ROWS);
            Optional<String> difference = difference(problem, tables.toDatabase(pool));
            if (difference.isPresent()) {
                return difference;
            }
        }
        return Optional.empty();
    }

    private Optional<String> difference(Problem problem, Database database) {
        // A query that fails in the evaluator would fail on the DBMS, too, and show nothing.
        Evaluator evaluator = new Evaluator(Meaning.STRICT);
        if (!(evaluator.evaluate(problem.left(), database) instanceof Evaluator.Outcome.Rows(var rows))
                || !(evaluator.evaluate(problem.right(), database) instanceof Evaluator.Outcome.Rows)) {
            return Optional.empty();
        }
        // A validator confirms a counterexample where the DBMS gives two answers, whatever rows are claimed here.
        Counterexample asked = new Counterexample(database, rows, rows, "random");
        for (Validator dbms : dbmss) {
            switch (dbms.validate(problem, asked)) {
                case Validation.Confirmed(var by) -> {
                    return Optional.of("two answers of %s on %s".formatted(by, database.rows()));
                }
                case Validation.Denied ignored -> agreements++;
                case Validation.Inconclusive ignored -> {}
            }
        }
        return Optional.empty();
    }
}
