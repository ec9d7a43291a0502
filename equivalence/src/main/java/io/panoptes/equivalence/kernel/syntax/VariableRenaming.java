package io.panoptes.equivalence.kernel.syntax;

import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Puts rows for rows and terms for values. Every variable that is bound on the way gets a new number, so that nothing that
 * comes in is caught.
 */
public final class VariableRenaming {
    private final Fresh fresh;
    private final Map<Var, Var> rows;
    private final Map<Var, Term> values;

    private VariableRenaming(Fresh fresh, Map<Var, Var> rows, Map<Var, Term> values) {
        this.fresh = fresh;
        this.rows = rows;
        this.values = values;
    }

    public static VariableRenaming none(Fresh fresh) {
        return new VariableRenaming(fresh, Map.of(), Map.of());
    }

    /** The same, and this variable as the other, of the same kind of source. */
    public VariableRenaming and(Var from, Var to) {
        return from.source() instanceof Source.AnyValue
                ? and(from, variable(to))
                : new VariableRenaming(fresh, with(rows, from, to), values);
    }

    /** The same, and the term in the place of a variable that stands for a value. */
    public VariableRenaming and(Var from, Term to) {
        if (!(from.source() instanceof Source.AnyValue)) {
            throw new IllegalArgumentException(from + " stands for a row");
        }
        return new VariableRenaming(fresh, rows, with(values, from, to));
    }

    private static <T> Map<Var, T> with(Map<Var, T> map, Var key, T value) {
        Map<Var, T> all = new HashMap<>(map);
        all.put(key, value);
        return all;
    }

    public static Term variable(Var var) {
        if (var.source() instanceof Source.AnyValue(var type)) {
            return new Term.Variable(var, type);
        }
        throw new IllegalArgumentException(var + " stands for a row");
    }

    public List<Term> apply(List<Term> terms) {
        return terms.stream().map(this::apply).toList();
    }

    public Term apply(Term term) {
        return switch (term) {
            case Term.Column(Var row, int index, var type) ->
                rows.containsKey(row) ? new Term.Column(rows.getOrDefault(row, row), index, type) : term;
            case Term.Variable(Var var, var type) -> values.getOrDefault(var, term);
            case Term.Constant ignored -> term;
            case Term.Strict(var operation, List<Term> arguments, var type) ->
                new Term.Strict(operation, apply(arguments), type);
            case Term.Unknown(var function, List<Term> arguments, var type) ->
                new Term.Unknown(function, apply(arguments), type);
            case Term.If(Formula condition, Term then, Term otherwise) ->
                new Term.If(apply(condition), apply(then), apply(otherwise));
            case Term.Total(Product product, var type) -> new Term.Total(apply(product), type);
            case Term.Extremum(boolean greatest, Bag bag, var type) -> new Term.Extremum(greatest, apply(bag), type);
            case Term.Summary(var function, List<Term> arguments, Bag bag, var type) ->
                new Term.Summary(function, apply(arguments), apply(bag), type);
        };
    }

    public Formula apply(Formula formula) {
        return switch (formula) {
            case Formula.And(List<Formula> parts) ->
                new Formula.And(parts.stream().map(this::apply).toList());
            case Formula.Or(List<Formula> parts) ->
                new Formula.Or(parts.stream().map(this::apply).toList());
            case Formula.Not(Formula part) -> new Formula.Not(apply(part));
            case Formula.Same(Term left, Term right) -> new Formula.Same(apply(left), apply(right));
            case Formula.IsNull(Term term) -> new Formula.IsNull(apply(term));
            case Formula.Less(Term left, Term right) -> new Formula.Less(apply(left), apply(right));
            case Formula.Holds(Term term) -> new Formula.Holds(apply(term));
            case Formula.Exists(Product product) -> new Formula.Exists(apply(product));
        };
    }

    public Bag apply(Bag bag) {
        return new Bag(bag.products().stream().map(this::apply).toList());
    }

    /** The product with new variables of its own. */
    public Product apply(Product product) {
        VariableRenaming inside = this;
        List<Var> vars = new ArrayList<>();
        for (Var var : product.vars()) {
            Var next = fresh.var(var.source());
            vars.add(next);
            inside = inside.and(var, next);
        }
        return new Product(vars, inside.apply(product.condition()), inside.apply(product.head()));
    }

    /** The product over other variables, one for each of its own. */
    public Product over(Product product, List<Var> others) {
        VariableRenaming inside = this;
        for (int i = 0; i < others.size(); i++) {
            inside = inside.and(product.vars().get(i), others.get(i));
        }
        return new Product(others, inside.apply(product.condition()), inside.apply(product.head()));
    }
}
