package io.panoptes.discovery.rewrite.step;

import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.refuter.Refuter;
import io.panoptes.equivalence.refuter.concrete.ConcreteStage;
import io.panoptes.equivalence.refuter.concrete.EvaluatorReview;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Tells two queries apart on small databases, where they can be. */
public final class Differences {
    private Differences() {}

    public static Optional<String> between(Schema schema, Query before, Query after) {
        Front front = new Front(schema, ReadingProfile.STANDARD);
        String left = SqlWriter.write(before, Dialect.PORTABLE);
        String right = SqlWriter.write(after, Dialect.PORTABLE);
        Problem problem = new Problem(schema, front.translate(left), front.translate(right), Semantics.BAG);
        var refuted = new Refuter(
                        List.of(new ConcreteStage(1, 200, 200)), new EvaluatorReview(Meaning.LENIENT), Optional.empty())
                .refute(problem, Budget.of(Duration.ofSeconds(20)));
        return refuted.verdict() instanceof Verdict.Refuted(var counterexample)
                ? Optional.of("%s%n%s%ndiffer on %s".formatted(left, right, counterexample))
                : Optional.empty();
    }
}
