package io.panoptes.equivalence.prover;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.RelationText;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.prover.decision.BagProver;
import io.panoptes.equivalence.prover.examination.Claim;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Text;
import io.panoptes.equivalence.prover.limit.LimitRewrites;
import io.panoptes.equivalence.prover.limit.RepeatedLimits;
import io.panoptes.equivalence.prover.rewrite.Normalizer;
import io.panoptes.equivalence.prover.rewrite.Trace;
import io.panoptes.equivalence.prover.rule.product.ProductRules;
import io.panoptes.equivalence.prover.step.ProofDraft;
import io.panoptes.equivalence.prover.step.ProofStep;
import io.panoptes.equivalence.prover.translation.Translation;
import io.panoptes.equivalence.solver.SolverSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** The way from two queries to their normal forms and the question whether these are equal, told line by line. */
final class Derivation {
    private final Problem problem;
    private final Way way;
    private final Set<Assumption> allowed;
    private final SolverSource solvers;
    private final Budget budget;
    private final Consumer<String> lines;
    private final List<Claim> claims = new ArrayList<>();
    private final List<ProofStep> steps = new ArrayList<>();
    private Optional<ProofDraft> draft = Optional.empty();
    private Set<Assumption> assumptions = Set.of();

    Derivation(
            Problem problem,
            Way way,
            Set<Assumption> allowed,
            SolverSource solvers,
            Budget budget,
            Consumer<String> lines) {
        this.problem = problem;
        this.way = way;
        this.allowed = allowed;
        this.solvers = solvers;
        this.budget = budget;
        this.lines = lines;
    }

    /** Whether the two are equal. Which lines are told depends on the problem and the way alone, unless the time is up. */
    boolean isProof() {
        return switch (way) {
            case AS_THEY_STAND -> isProof(ComparableBags.of(problem), allowed);
            case AS_SUMS -> {
                lines.accept(Way.AS_SUMS_LINE);
                yield DifferencesAsSums.of(problem.left(), problem.right())
                        .filter(sums -> isProof(sums, DifferencesAsSums.allowed(allowed)))
                        .isPresent();
            }
        };
    }

    private boolean isProof(List<Relation> comparable, Set<Assumption> allowed) {
        FreshVariables names = new FreshVariables(1);
        Translation translation = new Translation(names, allowed);
        Bag left = translated(comparable.get(0), "left", translation);
        Bag right = translated(comparable.get(1), "right", translation);
        lines.accept("left = " + Text.of(left));
        lines.accept("right = " + Text.of(right));
        Trace silently = (rewrite, before, after, scope) -> claims.add(new Claim(
                rewrite.name(), new Bag(List.of(before)), new Bag(List.of(after)), scope.facts(), scope.squashed()));
        Trace trace = (rewrite, before, after, scope) -> {
            lines.accept("%s: %s -> %s".formatted(rewrite.name(), Text.of(before), Text.of(after)));
            silently.step(rewrite, before, after, scope);
        };
        Normalizer traced = new Normalizer(names, ProductRules.ALL, budget::isOver, trace, steps::add);
        Bag leftNormal = traced.normalize(left);
        Bag rightNormal = traced.normalize(right);
        lines.accept("normal left = " + Text.of(leftNormal));
        lines.accept("normal right = " + Text.of(rightNormal));
        claims.add(new Claim("normal left", left, leftNormal, List.of(), false));
        claims.add(new Claim("normal right", right, rightNormal, List.of(), false));
        Normalizer silent = new Normalizer(names, ProductRules.ALL, budget::isOver, silently, steps::add);
        boolean equal =
                new BagProver(problem, names, translation, silent, solvers, budget).areEqual(leftNormal, rightNormal);
        if (equal) {
            draft = Optional.of(new ProofDraft(left, right, leftNormal, rightNormal, steps));
            // What the constraints of the schema mean may take something for granted, too.
            assumptions = translation.assumptions();
            assumptions.forEach(assumption -> lines.accept("assuming " + assumption));
            claims.add(new Claim("the whole proof", left, right, List.of(), false));
            lines.accept("the sums of the two are the same number for all rows: no counterexample to it satisfies"
                    + " the constraints");
        }
        return equal;
    }

    /** Of a proof; asked for when it is known to be one. */
    ProofEvidence evidence() {
        return new ProofEvidence(claims, draft.orElseThrow(), assumptions);
    }

    private Bag translated(Relation query, String side, Translation translation) {
        Relation simpler = LimitRewrites.apply(
                query,
                (rewrite, changed) -> lines.accept("%s, %s query: %s"
                        .formatted(rewrite, side, RelationText.of(changed).replace("\n", " "))));
        return translation.translate(simpler, RepeatedLimits.areIn(query));
    }
}
