package io.panoptes.equivalence.prover.expression;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The variables that an expression refers to without binding them. */
public final class FreeVariables {
    private FreeVariables() {}

    public static Set<Var> of(Term term) {
        Set<Var> vars = new LinkedHashSet<>();
        collect(term, vars);
        return vars;
    }

    public static Set<Var> of(Collection<Term> terms) {
        Set<Var> vars = new LinkedHashSet<>();
        terms.forEach(term -> collect(term, vars));
        return vars;
    }

    public static Set<Var> of(Formula formula) {
        Set<Var> vars = new LinkedHashSet<>();
        collect(formula, vars);
        return vars;
    }

    public static Set<Var> of(Product product) {
        Set<Var> vars = new LinkedHashSet<>();
        collect(product, vars);
        return vars;
    }

    static void collect(Term term, Set<Var> into) {
        switch (term) {
            case Term.Column(Var row, int index, var type) -> into.add(row);
            case Term.Variable(Var var, var type) -> into.add(var);
            case Term.Constant ignored -> {}
            case Term.Strict(ArithmeticOperation operation, List<Term> arguments, var type) ->
                arguments.forEach(argument -> collect(argument, into));
            case Term.Unknown(Function function, List<Term> arguments, var type) ->
                arguments.forEach(argument -> collect(argument, into));
            case Term.If(Formula condition, Term then, Term otherwise) -> {
                collect(condition, into);
                collect(then, into);
                collect(otherwise, into);
            }
            case Term.Total(Product product, var type) -> collect(product, into);
            case Term.Extremum(boolean greatest, Bag bag, var type) -> collect(bag, into);
            case Term.Summary(BagFunction function, List<Term> arguments, Bag bag, var type) -> {
                arguments.forEach(argument -> collect(argument, into));
                collect(bag, into);
            }
        }
    }

    static void collect(Formula formula, Set<Var> into) {
        switch (formula) {
            case Formula.And(List<Formula> parts) -> parts.forEach(part -> collect(part, into));
            case Formula.Or(List<Formula> parts) -> parts.forEach(part -> collect(part, into));
            case Formula.Not(Formula part) -> collect(part, into);
            case Formula.Same(Term left, Term right) -> {
                collect(left, into);
                collect(right, into);
            }
            case Formula.IsNull(Term term) -> collect(term, into);
            case Formula.Less(Term left, Term right) -> {
                collect(left, into);
                collect(right, into);
            }
            case Formula.Holds(Term term) -> collect(term, into);
            case Formula.Exists(Product product) -> collect(product, into);
        }
    }

    static void collect(Bag bag, Set<Var> into) {
        bag.products().forEach(product -> collect(product, into));
    }

    static void collect(Product product, Set<Var> into) {
        Set<Var> inside = new HashSet<>();
        collect(product.condition(), inside);
        product.head().forEach(term -> collect(term, inside));
        product.vars().forEach(var -> collect(var.source(), inside));
        product.vars().forEach(inside::remove);
        into.addAll(inside);
    }

    private static void collect(Source source, Set<Var> into) {
        if (source instanceof Source.Unknown(String name, List<Bag> bags, var types)) {
            bags.forEach(bag -> collect(bag, into));
        }
    }
}
