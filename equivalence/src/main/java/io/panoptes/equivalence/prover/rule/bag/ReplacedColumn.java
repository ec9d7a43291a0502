package io.panoptes.equivalence.prover.rule.bag;

import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Text;
import java.util.List;

/** The columns of a product with another in the place of one. */
final class ReplacedColumn {
    private ReplacedColumn() {}

    static List<Term> in(List<Term> head, Term column, Term by) {
        String text = Text.of(column);
        return head.stream().map(term -> Text.of(term).equals(text) ? by : term).toList();
    }
}
