package io.panoptes.equivalence.prover.rewrite;

import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.rule.sum.Sum;
import io.panoptes.equivalence.prover.rule.sum.SumParts;
import io.panoptes.equivalence.prover.rule.sum.SumRules;
import io.panoptes.equivalence.prover.step.ProofStep;
import java.util.List;

/** Applies {@link SumRules} to a sum and to its parts, until none has anything to do. */
final class SumSplitter implements SumParts {
    private final FreshVariables names;
    private final Normalizer normalizer;
    private final SumRules rules;

    SumSplitter(FreshVariables names, Normalizer normalizer) {
        this.names = names;
        this.normalizer = normalizer;
        this.rules = SumRules.all(names);
    }

    @Override
    public Term split(Sum sum) {
        Term whole = new Term.Total(sum.product(), sum.type());
        Term parts = rules.apply(sum, this).orElse(whole);
        normalizer.log().add(new ProofStep.Value("split", sum.around(), whole, parts));
        return parts;
    }

    @Override
    public Term part(Sum whole, Product product, Term head) {
        Product part = Substitution.copy(names, product.withHead(List.of(head)));
        return split(
                new Sum(normalizer.normalize(part, whole.facts(), false), whole.type(), whole.facts(), whole.facts()));
    }
}
