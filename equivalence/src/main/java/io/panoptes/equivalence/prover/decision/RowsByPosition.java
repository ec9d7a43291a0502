package io.panoptes.equivalence.prover.decision;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
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
import io.panoptes.equivalence.prover.rule.Positions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code Σ x, y. p(x) × q(x, y) × [#{z before y. q(x, z)} < #{w. r(x, w)}] h(x) -> Σ x, w. p(x) × r(x, w) h(x)}: rows that are
 * numbered, and taken up to a count, are as many as are counted.
 *
 * <p>The order must leave no ties, so that each y has a position of its own, as {@link Positions} has it; the rows w must be a part
 * of the rows y, so that there is a y for each; and y must not be seen elsewhere.
 */
final class RowsByPosition implements Decomposition {
    private final FreshVariables names;
    private final Positions positions;

    RowsByPosition(FreshVariables names) {
        this.names = names;
        this.positions = new Positions(names);
    }

    @Override
    public String name() {
        return "rows in place of positions";
    }

    @Override
    public List<Product> apply(List<Product> products) {
        return products.stream().map(this::withoutPositions).toList();
    }

    private Product withoutPositions(Product product) {
        Product last = product;
        Optional<Product> next = rows(product);
        while (next.isPresent()) {
            last = next.get();
            next = rows(last);
        }
        return last;
    }

    private Optional<Product> rows(Product product) {
        return product.vars().stream()
                .filter(var -> var.source() instanceof Source.Stored
                        && !FreeVariables.of(product.head()).contains(var))
                .flatMap(numbered -> rows(product, numbered).stream())
                .findFirst();
    }

    private Optional<Product> rows(Product product, Var numbered) {
        List<Formula> elsewhere = new ArrayList<>();
        List<Formula> own = new ArrayList<>();
        List<UpTo> bounds = new ArrayList<>();
        for (Formula conjunct : Formulas.conjuncts(product.condition())) {
            Optional<UpTo> bound = FreeVariables.of(conjunct).contains(numbered) ? upTo(conjunct) : Optional.empty();
            if (bound.isPresent() && !FreeVariables.of(bound.get().count()).contains(numbered)) {
                bounds.add(bound.get());
            } else if (FreeVariables.of(conjunct).contains(numbered)) {
                own.add(conjunct);
            } else {
                elsewhere.add(conjunct);
            }
        }
        if (bounds.size() != 1) {
            return Optional.empty();
        }
        UpTo bound = bounds.getFirst();
        Product all = new Product(List.of(numbered), Formulas.and(own), List.of(Terms.constant(1)));
        return positions.isPosition(bound.before(), all)
                ? CountedRows.counted(bound.count())
                        .filter(part -> PartOfProduct.of(all, part, names).isPresent())
                        .map(part -> inPlaceOf(numbered, part, product, elsewhere))
                : Optional.empty();
    }

    private Product inPlaceOf(Var numbered, Product part, Product product, List<Formula> elsewhere) {
        Product counted = Substitution.copy(names, part);
        List<Var> vars = new ArrayList<>(product.vars());
        vars.remove(numbered);
        vars.addAll(counted.vars());
        List<Formula> conditions = new ArrayList<>(elsewhere);
        conditions.add(counted.condition());
        return new Product(vars, Formulas.and(conditions), product.head());
    }

    /** That fewer rows come before than the number says. */
    private record UpTo(Product before, Term count) {}

    private static Optional<UpTo> upTo(Formula formula) {
        return switch (formula) {
            case Formula.Less(Term.Total(Product before, var type), Term count) -> Optional.of(new UpTo(before, count));
            case Formula.Not(Formula.Less(Term count, Term number)) ->
                before(number).map(before -> new UpTo(before, count));
            case Formula ignored -> Optional.empty();
        };
    }

    /** The rows before the one that has the number, where numbers begin at one. */
    private static Optional<Product> before(Term number) {
        return number instanceof Term.Strict(ArithmeticOperation operation, List<Term> operands, var type)
                        && operation == ArithmeticOperation.PLUS
                        && operands.size() == 2
                        && operands.getFirst() instanceof Term.Total(Product before, var counted)
                        && Terms.isNumber(operands.getLast(), 1)
                ? Optional.of(before)
                : Optional.empty();
    }
}
