package io.panoptes.discovery.examination;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.front.unparse.QuotientStyle;
import io.panoptes.equivalence.front.unparse.RelationToQuery;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.problem.Validator;
import io.panoptes.equivalence.problem.Verdict.Counterexample;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.write.DatabaseScript;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Runs counterexamples on a DBMS: the algebra of both queries, written back as SQL, on the database that should tell them
 * apart.
 *
 * <p>Tables are made without foreign keys and checks: the engine has seen to them, and the order of the rows would
 * matter. Not for use by two threads at once.
 */
public final class DbmsValidator implements Validator {
    private static final Duration LIMIT = Duration.ofSeconds(10);

    private final Instance instance;
    private final Dialect dialect;
    private final QuotientStyle quotients;

    public DbmsValidator(Instance instance, Dialect dialect) {
        this.instance = instance;
        this.dialect = dialect;
        this.quotients = QuotientStyle.of(dialect);
    }

    @Override
    public Validation validate(Problem problem, Counterexample counterexample) {
        try {
            return validate(
                    new DatabaseScript(dialect).unguarded(counterexample.database()),
                    write(problem.left()),
                    write(problem.right()),
                    problem.semantics());
        } catch (Unsupported e) {
            return new Validation.Inconclusive(String.valueOf(e.getMessage()));
        }
    }

    /** The same for two queries as text, on a database made by a script. */
    public Validation validate(List<String> script, String left, String right, Semantics semantics) {
        List<String> statements = new ArrayList<>(script);
        statements.add(left);
        statements.add(right);
        instance.reset();
        List<Outcome> outcomes = instance.run(statements, LIMIT);
        Optional<String> trouble =
                outcomes.stream().flatMap(outcome -> trouble(outcome).stream()).findFirst();
        if (trouble.isPresent()) {
            return new Validation.Inconclusive(trouble.get());
        }
        if (!(outcomes.get(script.size()) instanceof Outcome.Rows leftRows)
                || !(outcomes.getLast() instanceof Outcome.Rows rightRows)) {
            return new Validation.Inconclusive("a query gave no rows at all");
        }
        boolean same = PlainAnswer.of(leftRows.rows(), semantics).equals(PlainAnswer.of(rightRows.rows(), semantics));
        return same
                ? new Validation.Denied("%s gives the same %d rows for both"
                        .formatted(instance.target(), leftRows.rows().size()))
                : new Validation.Confirmed(instance.target().toString());
    }

    private String write(Relation relation) {
        return SqlWriter.write(RelationToQuery.of(relation, quotients), dialect);
    }

    private static Optional<String> trouble(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Rows ignored -> Optional.empty();
            case Outcome.Done ignored -> Optional.empty();
            case Outcome.Failed failed -> Optional.of(failed.message());
            case Outcome.Crashed crashed -> Optional.of("crashed: " + crashed.evidence());
            case Outcome.Hung hung -> Optional.of("no answer within " + hung.limitMillis() + " ms");
            case Outcome.Skipped ignored -> Optional.empty();
        };
    }
}
