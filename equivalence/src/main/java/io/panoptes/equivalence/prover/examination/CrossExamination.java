package io.panoptes.equivalence.prover.examination;

import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.refuter.concrete.Proposals;
import io.panoptes.sql.schema.Database;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/** Tries the claims of a proof on random small databases that keep the constraints. One that fails is a bug of the engine. */
public final class CrossExamination {
    private static final int MOST_CONTEXTS = 30;

    private final int databases;
    private final int rows;
    private final long steps;
    private final long stepsOfAClaim;

    /**
     * @param rows the most rows of a table
     * @param steps how much may be looked at in all
     * @param stepsOfAClaim and for one claim on one database
     */
    public CrossExamination(int databases, int rows, long steps, long stepsOfAClaim) {
        this.databases = databases;
        this.rows = rows;
        this.steps = steps;
        this.stepsOfAClaim = stepsOfAClaim;
    }

    /** For every proof: cheap. */
    public static CrossExamination standard() {
        return new CrossExamination(20, 3, 1_000_000, 20_000);
    }

    /** Where nothing could be tried that way: one row a table, and more patience. */
    public static CrossExamination ofTinyDatabases() {
        return new CrossExamination(6, 1, 4_000_000, 400_000);
    }

    /**
     * @param held how often a claim was tried and held
     * @param tried how many of the claims that were, on some database
     * @param reasons why claims could not be tried
     * @param failure the claim that does not hold, and where
     */
    public record Report(int held, int tried, Set<String> reasons, Optional<String> failure) {}

    public Report examine(Problem problem, List<Claim> claims) {
        SplittableRandom random = new SplittableRandom(11);
        Pool pool = new Pool();
        Proposals proposals = new Proposals(
                problem.schema(), List.of(problem.left(), problem.right()), problem.checks(), pool, random);
        Tables tables = new Tables(problem.schema());
        Set<String> reasons = new LinkedHashSet<>();
        Set<Integer> tried = new HashSet<>();
        int held = 0;
        long left = steps;
        for (int i = 0; i < databases && left > 0; i++) {
            proposals.random(tables, 1 + i % rows);
            Database database = tables.toDatabase(pool);
            for (int c = 0; c < claims.size(); c++) {
                Claim claim = claims.get(c);
                BagEvaluation evaluation =
                        new BagEvaluation(database, new MadeUpFunctions(i), Math.min(left, stepsOfAClaim));
                long before = evaluation.stepsLeft();
                try {
                    if (!holds(claim, evaluation)) {
                        String failure = "%s does not hold on %s: %s".formatted(claim.step(), database.rows(), claim);
                        return new Report(held, tried.size(), reasons, Optional.of(failure));
                    }
                    held++;
                    tried.add(c);
                } catch (NotEvaluated e) {
                    reasons.add(claim.step() + ": " + e.getMessage());
                }
                left -= before - Math.max(0, evaluation.stepsLeft());
            }
        }
        return new Report(held, tried.size(), reasons, Optional.empty());
    }

    /** For all rows that the bags refer to from outside. */
    private static boolean holds(Claim claim, BagEvaluation evaluation) {
        Set<Var> free = new LinkedHashSet<>();
        claim.facts().forEach(fact -> free.addAll(FreeVariables.of(fact)));
        for (Bag bag : List.of(claim.before(), claim.after())) {
            bag.products().forEach(product -> free.addAll(FreeVariables.of(product)));
        }
        List<Formula> facts = new ArrayList<>(claim.facts());
        free.stream()
                .filter(var -> var.source() instanceof Source.AnyValue)
                .forEach(var -> facts.add(SomeValues.isOne(var, evaluation.database())));
        boolean[] holds = {true};
        int[] contexts = {0};
        evaluation.forEach(new Product(List.copyOf(free), Formulas.and(facts), List.of()), () -> {
            holds[0] = claim.squashed()
                    ? isSameSet(claim, evaluation)
                    : evaluation.counts(claim.before()).equals(evaluation.counts(claim.after()));
            return holds[0] && ++contexts[0] < MOST_CONTEXTS;
        });
        return holds[0];
    }

    private static boolean isSameSet(Claim claim, BagEvaluation evaluation) {
        boolean hasColumns = claim.before().products().stream()
                .anyMatch(product -> !product.head().isEmpty());
        return hasColumns
                ? evaluation
                        .counts(claim.before())
                        .keySet()
                        .equals(evaluation.counts(claim.after()).keySet())
                : hasRow(claim.before(), evaluation) == hasRow(claim.after(), evaluation);
    }

    private static boolean hasRow(Bag bag, BagEvaluation evaluation) {
        return bag.products().stream().anyMatch(evaluation::hasRow);
    }
}
