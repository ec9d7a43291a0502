package io.panoptes.equivalence.prover.rule.term;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.PartOfProduct;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The greatest of running counts is the count of all:
 *
 * <ul>
 *   <li>{@code max{Σ y. q(y) (#{z. r(z) × ¬[y.c < z.c]})} -> if(‖q‖; #{r}; NULL)}, where every z with r(z) has q(z): beyond a last
 *       such z there is none, and where there is none each count is 0
 *   <li>{@code max{Σ y. q(y) (#{z. q(z) × [z.c < y.c]} + #{z. q(z) × [z.c ≡ y.c]})} -> if(‖q‖; #{q}; NULL)}, where q has no NULL in c
 * </ul>
 *
 * The same for an order that goes down. y and z are rows of one stored table, and r does not refer to y.
 */
final class GreatestRunningCount implements TermRule {
    private final FreshVariables names;

    GreatestRunningCount(FreshVariables names) {
        this.names = names;
    }

    @Override
    public Optional<Term> apply(Term term, List<Formula> facts) {
        return term instanceof Term.Extremum extremum
                        && extremum.greatest()
                        && extremum.bag().products().size() == 1
                        && isOfOneTable(extremum.bag().products().getFirst())
                ? all(extremum.bag().products().getFirst()).map(count -> {
                    Product rows = extremum.bag().products().getFirst();
                    Formula some = Formulas.exists(Substitution.copy(names, rows.withHead(List.of())));
                    return Terms.when(some, count, Terms.nothing(extremum.type()));
                })
                : Optional.empty();
    }

    private static boolean isOfOneTable(Product rows) {
        return rows.vars().size() == 1 && rows.vars().getFirst().source() instanceof Source.Stored;
    }

    /** The count of all that are ever counted. */
    private Optional<Term> all(Product rows) {
        Var row = rows.vars().getFirst();
        return switch (rows.head().getFirst()) {
            case Term.Total(Product counted, var type) ->
                ordered(counted, row)
                        .filter(order -> order.comparison() instanceof Formula.Not)
                        .map(Ordered::rows)
                        .filter(part -> PartOfProduct.of(rows.withHead(counted.head()), part, names)
                                .isPresent())
                        .map(this::count);
            case Term.Strict(ArithmeticOperation operation, List<Term> parts, var type)
            when operation == ArithmeticOperation.PLUS
                    && parts.getFirst() instanceof Term.Total(Product before, var typeBefore)
                    && parts.getLast() instanceof Term.Total(Product peers, var typePeers) ->
                beforeAndPeers(rows, before, peers);
            case Term ignored -> Optional.empty();
        };
    }

    private Optional<Term> beforeAndPeers(Product rows, Product before, Product peers) {
        Var row = rows.vars().getFirst();
        Optional<Ordered> less = ordered(before, row).filter(order -> order.comparison() instanceof Formula.Less);
        Optional<Ordered> same = ordered(peers, row).filter(order -> order.comparison() instanceof Formula.Same);
        Product all = rows.withHead(List.of(Terms.constant(1)));
        return less.isPresent()
                        && same.isPresent()
                        && less.get().column() == same.get().column()
                        && isPresent(rows, row, less.get().column())
                        && isLike(less.get().rows(), all, less.get().column())
                        && isLike(same.get().rows(), all, same.get().column())
                ? Optional.of(count(all))
                : Optional.empty();
    }

    private static boolean isPresent(Product rows, Var row, int index) {
        Formula present = Formulas.notNull(column(row, index));
        return present.equals(Formula.TRUE)
                || Formulas.conjuncts(rows.condition()).contains(present);
    }

    /** The same rows, but for a test for NULL of the column, which a comparison of it makes needless. */
    private static boolean isLike(Product rows, Product all, int index) {
        return CanonicalForm.of(withPresent(rows, index)).equals(CanonicalForm.of(withPresent(all, index)));
    }

    private static Product withPresent(Product rows, int index) {
        return rows.where(Formulas.notNull(column(rows.vars().getFirst(), index)));
    }

    private Term count(Product rows) {
        return new Term.Total(Substitution.copy(names, rows), SqlType.BIGINT);
    }

    private static Term column(Var row, int index) {
        return row.source() instanceof Source.Stored(var table)
                ? new Term.Column(row, index, table.columns().get(index).type())
                : Terms.nothing(SqlType.NULL);
    }

    /**
     * Counted rows.
     *
     * @param comparison of a column of theirs with that of the row at hand
     * @param rows without the comparison; they don't refer to the row at hand
     */
    private record Ordered(Formula comparison, int column, Product rows) {}

    private static Optional<Ordered> ordered(Product counted, Var row) {
        if (!isOfOneTable(counted)
                || !counted.vars().getFirst().source().equals(row.source())
                || !Terms.isNumber(counted.head().getFirst(), 1)) {
            return Optional.empty();
        }
        Var other = counted.vars().getFirst();
        List<Formula> rest = new ArrayList<>();
        List<Ordered> found = new ArrayList<>();
        for (Formula conjunct : Formulas.conjuncts(counted.condition())) {
            int column = column(conjunct, row, other);
            if (column >= 0 && found.isEmpty()) {
                found.add(new Ordered(conjunct, column, counted));
            } else {
                rest.add(conjunct);
            }
        }
        boolean isApart =
                rest.stream().noneMatch(conjunct -> FreeVariables.of(conjunct).contains(row));
        return found.stream()
                .filter(order -> isApart)
                .map(order ->
                        new Ordered(order.comparison(), order.column(), counted.withCondition(Formulas.and(rest))))
                .findFirst();
    }

    /** Which column of both the formula compares; negative where it does not. */
    private static int column(Formula formula, Var row, Var other) {
        return switch (formula) {
            case Formula.Less(Term left, Term right) -> column(left, right, row, other);
            case Formula.Not(Formula.Less(Term left, Term right)) -> column(left, right, row, other);
            case Formula.Same(Term left, Term right) -> column(left, right, row, other);
            case Formula ignored -> -1;
        };
    }

    private static int column(Term left, Term right, Var row, Var other) {
        return left instanceof Term.Column(Var one, int index, var type)
                        && right instanceof Term.Column(Var two, int same, var otherType)
                        && index == same
                        && (one.equals(row) && two.equals(other) || one.equals(other) && two.equals(row))
                ? index
                : -1;
    }
}
