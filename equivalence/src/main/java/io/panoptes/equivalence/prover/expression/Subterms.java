package io.panoptes.equivalence.prover.expression;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** All terms within an expression, itself and those below squashes, sums and bounds among them. */
public final class Subterms {
    private final Set<Term> found = new LinkedHashSet<>();

    private Subterms() {}

    public static Set<Term> of(Term term) {
        Subterms all = new Subterms();
        all.add(term);
        return all.found;
    }

    public static Set<Term> of(Formula formula) {
        Subterms all = new Subterms();
        all.add(formula);
        return all.found;
    }

    private void add(Term term) {
        if (!found.add(term)) {
            return;
        }
        switch (term) {
            case Term.Column ignored -> {}
            case Term.Variable ignored -> {}
            case Term.Constant ignored -> {}
            case Term.Strict(var operation, List<Term> arguments, var type) -> arguments.forEach(this::add);
            case Term.Unknown(var function, List<Term> arguments, var type) -> arguments.forEach(this::add);
            case Term.If(Formula condition, Term then, Term otherwise) -> {
                add(condition);
                add(then);
                add(otherwise);
            }
            case Term.Total(Product product, var type) -> add(product);
            case Term.Extremum(boolean greatest, Bag bag, var type) ->
                bag.products().forEach(this::add);
            case Term.Summary(var function, List<Term> arguments, Bag bag, var type) -> {
                arguments.forEach(this::add);
                bag.products().forEach(this::add);
            }
        }
    }

    private void add(Formula formula) {
        switch (formula) {
            case Formula.And(List<Formula> parts) -> parts.forEach(this::add);
            case Formula.Or(List<Formula> parts) -> parts.forEach(this::add);
            case Formula.Not(Formula part) -> add(part);
            case Formula.Same(Term left, Term right) -> {
                add(left);
                add(right);
            }
            case Formula.IsNull(Term term) -> add(term);
            case Formula.Less(Term left, Term right) -> {
                add(left);
                add(right);
            }
            case Formula.Holds(Term term) -> add(term);
            case Formula.Exists(Product product) -> add(product);
        }
    }

    private void add(Product product) {
        product.vars().forEach(var -> add(var.source()));
        add(product.condition());
        product.head().forEach(this::add);
    }

    private void add(Source source) {
        switch (source) {
            case Source.Stored ignored -> {}
            case Source.AnyValue ignored -> {}
            case Source.Unknown(var name, List<Bag> bags, var types) ->
                bags.forEach(bag -> bag.products().forEach(this::add));
        }
    }
}
