package io.panoptes.equivalence.prover.expression;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A number as a sum of products: {@code (a + b) * c - 2 -> a * c + b * c - 2}. Numbers are exact, and each operation is NULL where
 * one of its arguments is, so that this changes nothing.
 */
public record Polynomial(List<Monomial> sum) {
    private static final int MOST = 24;

    public Polynomial {
        sum = List.copyOf(sum);
    }

    /** A number times other terms, which are no sums, differences or products. */
    public record Monomial(BigDecimal coefficient, List<Term> factors) {
        public Monomial {
            factors = List.copyOf(factors);
        }

        private Monomial times(Monomial other) {
            List<Term> all = new ArrayList<>(factors);
            all.addAll(other.factors);
            return new Monomial(coefficient.multiply(other.coefficient), all);
        }
    }

    /** Empty where that would be too long. */
    public static Optional<Polynomial> of(Term term) {
        List<Monomial> sum = sum(term);
        return sum.size() > MOST ? Optional.empty() : Optional.of(new Polynomial(sum));
    }

    private static List<Monomial> sum(Term term) {
        Optional<BigDecimal> number = Terms.number(term);
        if (number.isPresent()) {
            return List.of(new Monomial(number.get(), List.of()));
        }
        if (term instanceof Term.Strict(ArithmeticOperation operation, List<Term> arguments, var type)
                && arguments.size() == 2) {
            switch (operation) {
                case PLUS -> {
                    return both(sum(arguments.get(0)), sum(arguments.get(1)), BigDecimal.ONE);
                }
                case MINUS -> {
                    return both(sum(arguments.get(0)), sum(arguments.get(1)), BigDecimal.ONE.negate());
                }
                case TIMES -> {
                    List<Monomial> left = sum(arguments.get(0));
                    List<Monomial> right = sum(arguments.get(1));
                    if (left.size() * right.size() <= MOST) {
                        return times(left, right);
                    }
                }
                case QUOTIENT, WHOLE_QUOTIENT, ADD_DAYS, DAYS_BETWEEN -> {}
            }
        }
        return List.of(new Monomial(BigDecimal.ONE, List.of(term)));
    }

    private static List<Monomial> both(List<Monomial> left, List<Monomial> right, BigDecimal sign) {
        List<Monomial> sum = new ArrayList<>(left);
        right.forEach(part -> sum.add(new Monomial(part.coefficient().multiply(sign), part.factors())));
        return sum;
    }

    private static List<Monomial> times(List<Monomial> left, List<Monomial> right) {
        List<Monomial> sum = new ArrayList<>();
        left.forEach(one -> right.forEach(other -> sum.add(one.times(other))));
        return sum;
    }
}
