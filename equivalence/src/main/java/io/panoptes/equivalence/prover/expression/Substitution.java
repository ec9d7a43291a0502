package io.panoptes.equivalence.prover.expression;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Replaces free variables: rows by rows, values by terms. Bound variables that would catch a free variable of what comes
 * in are renamed.
 */
public final class Substitution {
    private final FreshVariables names;
    private final Map<Var, Var> rows;
    private final Map<Var, Term> values;
    private final Map<Term.Column, Term> columns;
    private final UnaryOperator<Source.Unknown> sources;
    private final Set<Var> changed = new HashSet<>();
    private final Set<Var> incoming = new HashSet<>();

    public Substitution(FreshVariables names, Map<Var, Var> rows, Map<Var, Term> values) {
        this(names, rows, values, Map.of(), UnaryOperator.identity());
    }

    private Substitution(
            FreshVariables names,
            Map<Var, Var> rows,
            Map<Var, Term> values,
            Map<Term.Column, Term> columns,
            UnaryOperator<Source.Unknown> sources) {
        this.names = names;
        this.sources = sources;
        this.rows = rows;
        this.values = values;
        this.columns = columns;
        changed.addAll(rows.keySet());
        changed.addAll(values.keySet());
        columns.keySet().forEach(column -> changed.add(column.row()));
        columns.values().forEach(term -> FreeVariables.collect(term, incoming));
        incoming.addAll(rows.values());
        values.values().forEach(term -> FreeVariables.collect(term, incoming));
    }

    public static Substitution row(FreshVariables names, Var from, Var to) {
        return new Substitution(names, Map.of(from, to), Map.of());
    }

    public static Substitution value(FreshVariables names, Var from, Term to) {
        return new Substitution(names, Map.of(), Map.of(from, to));
    }

    /** Replaces single columns of rows, which stay otherwise. */
    public static Substitution columns(FreshVariables names, Map<Term.Column, Term> columns) {
        return new Substitution(names, Map.of(), Map.of(), columns, UnaryOperator.identity());
    }

    /** Replaces what variables range over; sources within one that is replaced are left alone. */
    public static Substitution sources(FreshVariables names, UnaryOperator<Source.Unknown> sources) {
        return new Substitution(names, Map.of(), Map.of(), Map.of(), sources);
    }

    /** The product with new variables of its own. */
    public static Product copy(FreshVariables names, Product product) {
        Map<Var, Var> rows = new HashMap<>();
        Map<Var, Term> values = new HashMap<>();
        List<Var> vars = new ArrayList<>();
        for (Var var : product.vars()) {
            Source source = new Substitution(names, rows, values).apply(var.source());
            Var fresh = names.fresh(source);
            vars.add(fresh);
            if (source instanceof Source.AnyValue(var type)) {
                values.put(var, new Term.Variable(fresh, type));
            } else {
                rows.put(var, fresh);
            }
        }
        Substitution renaming = new Substitution(names, rows, values);
        return new Product(vars, renaming.apply(product.condition()), renaming.apply(product.head()));
    }

    public static Bag copy(FreshVariables names, Bag bag) {
        return bag.map(product -> copy(names, product));
    }

    public List<Term> apply(List<Term> terms) {
        return terms.stream().map(this::apply).toList();
    }

    public Term apply(Term term) {
        return switch (term) {
            case Term.Column column -> {
                Term instead = columns.get(column);
                Var other = rows.get(column.row());
                yield instead != null
                        ? instead
                        : other == null ? term : new Term.Column(other, column.index(), column.type());
            }
            case Term.Variable(Var var, var type) -> values.getOrDefault(var, term);
            case Term.Constant ignored -> term;
            case Term.Strict(ArithmeticOperation operation, List<Term> arguments, var type) ->
                Terms.strict(operation, apply(arguments), type);
            case Term.Unknown(Function function, List<Term> arguments, var type) ->
                new Term.Unknown(function, apply(arguments), type);
            case Term.If(Formula condition, Term then, Term otherwise) ->
                Terms.when(apply(condition), apply(then), apply(otherwise));
            case Term.Total(Product product, var type) -> new Term.Total(apply(product), type);
            case Term.Extremum(boolean greatest, Bag bag, var type) -> new Term.Extremum(greatest, apply(bag), type);
            case Term.Summary(BagFunction function, List<Term> arguments, Bag bag, var type) ->
                new Term.Summary(function, apply(arguments), apply(bag), type);
        };
    }

    public Formula apply(Formula formula) {
        return switch (formula) {
            case Formula.And(List<Formula> parts) ->
                Formulas.and(parts.stream().map(this::apply).toList());
            case Formula.Or(List<Formula> parts) ->
                Formulas.or(parts.stream().map(this::apply).toList());
            case Formula.Not(Formula part) -> Formulas.not(apply(part));
            case Formula.Same(Term left, Term right) -> Formulas.same(apply(left), apply(right));
            case Formula.IsNull(Term term) -> Formulas.isNull(apply(term));
            case Formula.Less(Term left, Term right) -> Formulas.less(apply(left), apply(right));
            case Formula.Holds(Term term) -> Formulas.holds(apply(term));
            case Formula.Exists(Product product) -> Formulas.exists(apply(product));
        };
    }

    public Bag apply(Bag bag) {
        return bag.map(this::apply);
    }

    public Product apply(Product product) {
        Product apart = product.vars().stream().anyMatch(var -> incoming.contains(var) || changed.contains(var))
                ? copy(names, product)
                : product;
        return within(apart);
    }

    /** What comes in may refer to the product's own variables, and means them. */
    public Product within(Product apart) {
        List<Var> vars = new ArrayList<>();
        Map<Var, Var> moved = new HashMap<>();
        for (Var var : apart.vars()) {
            Source source = apply(var.source());
            Var next = source == var.source() ? var : names.fresh(source);
            vars.add(next);
            if (next != var) {
                moved.put(var, next);
            }
        }
        Formula condition = apply(apart.condition());
        List<Term> head = apply(apart.head());
        if (!moved.isEmpty()) {
            Substitution move = new Substitution(names, moved, Map.of());
            condition = move.apply(condition);
            head = move.apply(head);
        }
        return new Product(vars, condition, head);
    }

    private Source apply(Source source) {
        return switch (source) {
            case Source.Stored ignored -> source;
            case Source.AnyValue ignored -> source;
            case Source.Unknown made -> {
                Source.Unknown other = sources.apply(made);
                if (other != made) {
                    yield other;
                }
                List<Bag> replaced = made.bags().stream().map(this::apply).toList();
                yield replaced.equals(made.bags()) ? source : new Source.Unknown(made.name(), replaced, made.types());
            }
        };
    }
}
