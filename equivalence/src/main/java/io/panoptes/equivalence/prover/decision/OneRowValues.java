package io.panoptes.equivalence.prover.decision;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.Equalities;
import io.panoptes.equivalence.prover.rule.KeyFacts;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * {@code Σ x. p (h(Σ y. q × r a)) -> Σ x, y. p × q (h(if(r; a; 0))) + Σ x. p × ¬‖Σ y. q‖ (h(0))} where x and q fix y, so that there is
 * one such y at most; and the same for a greatest or least value, which is NULL where there is none. What was a sum for each
 * row on one side and a join on the other then has the same variables.
 *
 * <p>Of the conditions, q are the equalities, or all: which of the two the other side has is not known.
 */
final class OneRowValues implements Decomposition {
    private static final int MOST_PRODUCTS = 12;

    private final FreshVariables names;
    private final boolean byEqualities;

    /** @param byEqualities whether the row is there by its equalities alone */
    OneRowValues(FreshVariables names, boolean byEqualities) {
        this.names = names;
        this.byEqualities = byEqualities;
    }

    @Override
    public String name() {
        return "unfold";
    }

    /** The products with all such values unfolded. */
    @Override
    public List<Product> apply(List<Product> products) {
        List<Product> done = new ArrayList<>();
        Deque<Product> open = new ArrayDeque<>(products);
        while (!open.isEmpty()) {
            Product product = open.removeFirst();
            Optional<Value> value = value(product);
            value.ifPresentOrElse(
                    there -> unfold(product, there).reversed().forEach(open::addFirst), () -> done.add(product));
            if (done.size() + open.size() > MOST_PRODUCTS) {
                return products;
            }
        }
        return done;
    }

    private record Value(Term term, Product row, Term absent) {}

    private static Optional<Value> value(Product product) {
        return product.head().stream()
                .flatMap(column -> value(column, product).stream())
                .findFirst();
    }

    private static Optional<Value> value(Term term, Product around) {
        return switch (term) {
            case Term.Total(Product row, var type) ->
                Optional.of(new Value(term, row, Terms.constant(0))).filter(value -> isOneRow(row, around));
            case Term.Extremum(boolean greatest, Bag bag, var type) ->
                bag.products().size() == 1
                        ? Optional.of(new Value(term, bag.products().getFirst(), Terms.nothing(type)))
                                .filter(value -> isOneRow(value.row(), around))
                        : Optional.empty();
            case Term.Strict(ArithmeticOperation operation, List<Term> arguments, var type) -> value(arguments, around);
            case Term.Unknown(Function function, List<Term> arguments, var type) -> value(arguments, around);
            case Term.If(Formula condition, Term then, Term otherwise) -> value(List.of(then, otherwise), around);
            case Term.Column ignored -> Optional.empty();
            case Term.Variable ignored -> Optional.empty();
            case Term.Constant ignored -> Optional.empty();
            case Term.Summary ignored -> Optional.empty();
        };
    }

    private static Optional<Value> value(List<Term> terms, Product around) {
        return terms.stream().flatMap(term -> value(term, around).stream()).findFirst();
    }

    private static boolean isOneRow(Product row, Product around) {
        Equalities facts = new Equalities(List.of(around.condition(), row.condition()));
        return !row.vars().isEmpty()
                && row.vars().stream().noneMatch(around.vars()::contains)
                && KeyFacts.determined(row.vars(), facts, FreeVariables.of(row)).containsAll(row.vars());
    }

    private List<Product> unfold(Product product, Value value) {
        Product row = Substitution.copy(names, value.row());
        Formula equalities = Formulas.and(Formulas.conjuncts(row.condition()).stream()
                .filter(conjunct -> conjunct instanceof Formula.Same)
                .toList());
        boolean fixes = byEqualities && isOneRow(row.withCondition(equalities), product);
        Formula present = fixes ? equalities : row.condition();
        Term own = Terms.when(row.condition(), row.head().getFirst(), value.absent());
        List<Var> vars = new ArrayList<>(product.vars());
        vars.addAll(row.vars());
        Product there = new Product(
                vars,
                Formulas.and(product.condition(), present),
                replaced(product.head(), value.term(), fixes ? own : row.head().getFirst()));
        Product absent = product.where(Formulas.not(Formulas.exists(row.withCondition(present))))
                .withHead(replaced(product.head(), value.term(), value.absent()));
        return List.of(Substitution.copy(names, there), Substitution.copy(names, absent));
    }

    private static List<Term> replaced(List<Term> terms, Term old, Term by) {
        return terms.stream().map(term -> replaced(term, old, by)).toList();
    }

    /** Conditions of a CASE keep what they say of the value: it is the same there. */
    private static Term replaced(Term term, Term old, Term by) {
        if (term.equals(old)) {
            return by;
        }
        return switch (term) {
            case Term.Strict(ArithmeticOperation operation, List<Term> arguments, var type) ->
                Terms.strict(operation, replaced(arguments, old, by), type);
            case Term.Unknown(Function function, List<Term> arguments, var type) ->
                new Term.Unknown(function, replaced(arguments, old, by), type);
            case Term.If(Formula condition, Term then, Term otherwise) ->
                Terms.when(condition, replaced(then, old, by), replaced(otherwise, old, by));
            case Term.Column ignored -> term;
            case Term.Variable ignored -> term;
            case Term.Constant ignored -> term;
            case Term.Total ignored -> term;
            case Term.Extremum ignored -> term;
            case Term.Summary ignored -> term;
        };
    }
}
