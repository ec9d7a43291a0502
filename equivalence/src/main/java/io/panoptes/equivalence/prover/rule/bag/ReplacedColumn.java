package io.panoptes.equivalence.prover.rule.bag;

import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.Term;
import java.util.List;

/** The columns of a product with another in the place of one. */
final class ReplacedColumn {
    private ReplacedColumn() {}

    static List<Term> in(List<Term> head, Term column, Term by) {
        CanonicalForm form = CanonicalForm.of(column);
        return head.stream()
                .map(term -> CanonicalForm.of(term).equals(form) ? by : term)
                .toList();
    }
}
