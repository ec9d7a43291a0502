package io.panoptes.equivalence.prover.rule.sum;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;

/**
 * The number of a sum as a product.
 *
 * @param outside the factors that do not refer to the rows, and are the same for all
 * @param inside the others, without 1
 */
record Factors(List<Term> outside, List<Term> inside) {
    static Factors of(Sum sum) {
        List<Term> outside = new ArrayList<>();
        List<Term> inside = new ArrayList<>();
        for (Term factor : of(sum.head())) {
            if (!Terms.isNumber(factor, 1)) {
                boolean mentions =
                        FreeVariables.of(factor).stream().anyMatch(sum.product().vars()::contains);
                (mentions ? inside : outside).add(factor);
            }
        }
        return new Factors(outside, inside);
    }

    static List<Term> of(Term term) {
        if (term instanceof Term.Strict(ArithmeticOperation operation, List<Term> arguments, var type)
                && operation == ArithmeticOperation.TIMES) {
            List<Term> factors = new ArrayList<>(of(arguments.get(0)));
            factors.addAll(of(arguments.get(1)));
            return factors;
        }
        return List.of(term);
    }

    static Term product(List<Term> factors, SqlType type) {
        Term product = Terms.constant(1);
        for (Term factor : factors) {
            product = Terms.strict(ArithmeticOperation.TIMES, List.of(product, factor), type);
        }
        return product;
    }

    /** A factor that is NULL belongs to a sum of no rows: the condition says that it is not. */
    Term timesOutside(Term total, SqlType type) {
        Term product = total;
        for (Term factor : outside) {
            Term scaled = Terms.strict(ArithmeticOperation.TIMES, List.of(factor, product), type);
            product = Terms.when(Formulas.notNull(factor), scaled, Terms.constant(0));
        }
        return product;
    }

    static Term plus(Term left, Term right, SqlType type) {
        if (Terms.isNumber(left, 0)) {
            return right;
        }
        return Terms.isNumber(right, 0) ? left : Terms.strict(ArithmeticOperation.PLUS, List.of(left, right), type);
    }
}
