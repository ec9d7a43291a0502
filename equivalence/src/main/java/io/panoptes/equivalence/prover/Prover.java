package io.panoptes.equivalence.prover;

import io.panoptes.equivalence.Certificate;
import io.panoptes.equivalence.Unsupported;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.prover.decision.BagProver;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Names;
import io.panoptes.equivalence.prover.expression.Text;
import io.panoptes.equivalence.prover.rewrite.Normalizer;
import io.panoptes.equivalence.prover.rewrite.Rewrites;
import io.panoptes.equivalence.prover.translation.Assumption;
import io.panoptes.equivalence.prover.translation.Translation;
import io.panoptes.equivalence.refuter.Budget;
import io.panoptes.equivalence.refuter.Problem;
import io.panoptes.sql.oracle.Semantics;
import java.util.List;
import java.util.Set;

/** Searches a proof that two queries agree on every database of the schema. */
public final class Prover {
    private final Set<Assumption> allowed;

    public Prover(Set<Assumption> allowed) {
        this.allowed = Set.copyOf(allowed);
    }

    /** What came of it. */
    public sealed interface Outcome {
        record Proof(Certificate certificate) implements Outcome {}

        /** Open, with what stopped it. */
        record Open(String reason) implements Outcome {}
    }

    public Outcome prove(Problem problem, Budget budget) {
        int columns = problem.left().types().size();
        int others = problem.right().types().size();
        if (columns != others) {
            return new Outcome.Open("the queries have %d and %d columns".formatted(columns, others));
        }
        try {
            return search(problem, budget);
        } catch (Unsupported e) {
            return new Outcome.Open(String.valueOf(e.getMessage()));
        }
    }

    private Outcome search(Problem problem, Budget budget) {
        Names names = new Names(1);
        Translation translation = new Translation(names, allowed);
        Bag left = translation.translate(comparable(problem.left(), problem.semantics()));
        Bag right = translation.translate(comparable(problem.right(), problem.semantics()));
        Normalizer normalizer = new Normalizer(names, Rewrites.ALL, budget::isOver);
        Bag leftNormal = normalizer.normalize(left);
        Bag rightNormal = normalizer.normalize(right);
        BagProver bags = new BagProver(problem, names, translation, normalizer, budget);
        List<String> forms = List.of("left  = " + Text.of(leftNormal), "right = " + Text.of(rightNormal));
        if (bags.areEqual(leftNormal, rightNormal)) {
            List<String> steps = new java.util.ArrayList<>(forms);
            translation.assumptions().forEach(assumption -> steps.add("assuming " + assumption));
            return new Outcome.Proof(new Certificate(steps));
        }
        return new Outcome.Open(
                (budget.isOver() ? "out of time" : "normal forms differ") + ":\n" + String.join("\n", forms));
    }

    /** The relation whose bag of rows says all that the semantics compare. */
    private static Relation comparable(Relation query, Semantics semantics) {
        return switch (semantics) {
            case BAG -> query;
            case SET -> new Relation.Distinct(query);
            case LIST -> throw new Unsupported("comparison of lists");
        };
    }
}
