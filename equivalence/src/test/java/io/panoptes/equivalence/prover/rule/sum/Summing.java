package io.panoptes.equivalence.prover.rule.sum;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.second;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Text;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.product.Rewriting;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;

/** Sums over the rows {@code x} of t (a, b), and what a rule makes of them. Parts stay as they are. */
final class Summing {
    final Rewriting rewriting = new Rewriting();
    final Var x = rewriting.row(Rewriting.T);
    /** A value from outside, which is not NULL. */
    final Term outside = new Term.Total(
            new Product(List.of(rewriting.row(Rewriting.K)), Formula.TRUE, List.of(Terms.constant(1))), SqlType.BIGINT);

    /** A value from outside, which may be NULL. */
    final Term free = Terms.variable(new Var(99, new Source.AnyValue(SqlType.INTEGER)));

    final Term a = first(x);
    final Term b = second(x);

    private static final SumParts PLAIN = new SumParts() {
        @Override
        public Term split(Sum sum) {
            return new Term.Total(sum.product(), sum.type());
        }

        @Override
        public Term part(Sum whole, Product product, Term head) {
            return new Term.Total(product.withHead(List.of(head)), whole.type());
        }
    };

    Product rows(Term number, Formula... conditions) {
        return new Product(List.of(x), Formulas.and(conditions), List.of(number));
    }

    static Term times(Term left, Term right) {
        return new Term.Strict(ArithmeticOperation.TIMES, List.of(left, right), SqlType.BIGINT);
    }

    static Term plus(Term left, Term right) {
        return new Term.Strict(ArithmeticOperation.PLUS, List.of(left, right), SqlType.BIGINT);
    }

    /** What the rule makes of the sum, as text; empty where it has nothing to do. */
    static Optional<String> apply(SumRule rule, Product product, Formula... facts) {
        Sum sum = new Sum(product, SqlType.BIGINT, List.of(facts), List.of(facts));
        return rule.apply(sum, PLAIN).map(Text::of);
    }
}
