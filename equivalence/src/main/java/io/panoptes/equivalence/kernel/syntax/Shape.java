package io.panoptes.equivalence.kernel.syntax;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.BagFunction;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What binds variables, as a function of what it takes from outside: {@code ‖Σ y ∈ R [y.a ≡ x.b + 1]‖} is the shape {@code ‖Σ
 * b0∈R [b0.a ≡ $]‖} of the argument {@code x.b + 1}. Expressions of one shape have the same value where their arguments do.
 *
 * <p>The text has all that the value depends on, types and tables included; names of bound variables, brackets among conjuncts and among
 * disjuncts, constants among them, and the order of these, of products and of the sides of an equality do not matter. It is a text and no
 * tree so that parts whose order does not matter can be sorted, and shapes be keys; names in it come with their length.
 */
public record Shape(String text, List<Argument> arguments) {

    /** A part that refers to no bound variable. */
    public sealed interface Argument {
        record OfTerm(Term term) implements Argument {}

        record OfFormula(Formula formula) implements Argument {}
    }

    public static Shape of(Formula.Exists formula) {
        return new Writer(Map.of(), 0, false).inside(formula);
    }

    /** Of a term that binds variables. */
    public static Shape of(Term term) {
        return new Writer(Map.of(), 0, false).inside(term);
    }

    /** All of the expression as text: equal texts mean that two differ in the names of bound variables and such at most. */
    public static String full(Product product) {
        Map<Var, String> own = new HashMap<>();
        for (Var var : Free.of(product)) {
            own.put(var, var.toString());
        }
        return new Writer(own, 0, true).product(product).text();
    }

    /**
     * @param bound names of the variables that are bound here
     * @param next the number of the next that is bound
     * @param whole whether parts that refer to no bound variable are written, too
     */
    private record Writer(Map<Var, String> bound, int next, boolean whole) {

        private boolean isClosed(Term term) {
            return !whole && Free.of(term).stream().noneMatch(bound::containsKey);
        }

        private boolean isClosed(Formula formula) {
            return !whole && Free.of(formula).stream().noneMatch(bound::containsKey);
        }

        private Shape term(Term term) {
            return isClosed(term) ? new Shape("$" + Kinds.of(term), List.of(new Argument.OfTerm(term))) : inside(term);
        }

        private Shape inside(Term term) {
            return switch (term) {
                case Term.Column(Var row, int index, var type) -> word(name(row) + "." + index);
                case Term.Variable(Var var, var type) -> word(name(var));
                case Term.Constant(Value value, var type) -> word(quoted(value.toString()));
                case Term.Strict(ArithmeticOperation operation, List<Term> arguments, var type) ->
                    joined("strict " + quoted(operation.symbol()) + kind(type) + "(", terms(arguments), ", ", ")");
                case Term.Unknown(Function function, List<Term> arguments, var type) ->
                    joined("function " + quoted(function.text()) + kind(type) + "(", terms(arguments), ", ", ")");
                case Term.If(Formula condition, Term then, Term otherwise) ->
                    joined("if(", List.of(formula(condition), term(then), term(otherwise)), "; ", ")");
                case Term.Total(Product product, var type) -> joined("total{", List.of(product(product)), "", "}");
                case Term.Extremum(boolean greatest, Bag bag, var type) ->
                    joined((greatest ? "max{" : "min{"), List.of(bag(bag)), "", "}");
                case Term.Summary(BagFunction function, List<Term> arguments, Bag bag, var type) -> {
                    List<Shape> parts = new ArrayList<>(terms(arguments));
                    parts.add(bag(bag));
                    yield joined("summary " + quoted(function.text()) + kind(type) + "{", parts, "; ", "}");
                }
            };
        }

        private List<Shape> terms(List<Term> terms) {
            return terms.stream().map(this::term).toList();
        }

        private Shape formula(Formula formula) {
            Optional<Boolean> known = known(formula);
            if (known.isPresent()) {
                return word(known.get().toString());
            }
            return isClosed(formula) ? new Shape("?", List.of(new Argument.OfFormula(formula))) : inside(formula);
        }

        private Shape inside(Formula formula) {
            return switch (formula) {
                case Formula.And(List<Formula> parts) -> combined(sorted(flat(parts, true)), " ∧ ");
                case Formula.Or(List<Formula> parts) -> combined(sorted(flat(parts, false)), " ∨ ");
                case Formula.Not(Formula part) -> joined("¬", List.of(formula(part)), "", "");
                case Formula.Same(Term left, Term right) ->
                    joined("(", sorted(List.of(term(left), term(right))), " ≡ ", ")");
                case Formula.IsNull(Term term) -> joined("null(", List.of(term(term)), "", ")");
                case Formula.Less(Term left, Term right) -> joined("(", List.of(term(left), term(right)), " < ", ")");
                case Formula.Holds(Term term) -> joined("holds(", List.of(term(term)), "", ")");
                case Formula.Exists(Product product) ->
                    joined("‖", List.of(product(new Product(product.vars(), product.condition(), List.of()))), "", "‖");
            };
        }

        /** Of one part both are that part. */
        private static Shape combined(List<Shape> parts, String between) {
            return parts.size() == 1 ? parts.getFirst() : joined("(", parts, between, between + ")");
        }

        /** Parts of parts of the same kind, in one list. */
        private List<Shape> flat(List<Formula> parts, boolean and) {
            List<Shape> flat = new ArrayList<>();
            for (Formula part : parts) {
                if (known(part).equals(Optional.of(and))) {
                    continue;
                }
                switch (part) {
                    case Formula.And(List<Formula> inner) when and -> flat.addAll(flat(inner, true));
                    case Formula.Or(List<Formula> inner) when !and -> flat.addAll(flat(inner, false));
                    default -> flat.add(formula(part));
                }
            }
            return flat;
        }

        /** Of what is made of constants. */
        private static Optional<Boolean> known(Formula formula) {
            return switch (formula) {
                case Formula.And(List<Formula> parts) -> known(parts, true);
                case Formula.Or(List<Formula> parts) -> known(parts, false);
                case Formula.Not(Formula part) -> known(part).map(truth -> !truth);
                case Formula.IsNull(Term.Constant(Value value, var type)) -> Optional.of(value.isNull());
                case Formula.Holds(Term.Constant(Value value, var type)) -> Optional.of(value.equals(Value.TRUE));
                case Formula ignored -> Optional.empty();
            };
        }

        /** All parts are as they are said to be, or one is not. */
        private static Optional<Boolean> known(List<Formula> parts, boolean all) {
            List<Optional<Boolean>> known = parts.stream().map(Writer::known).toList();
            if (known.contains(Optional.of(!all))) {
                return Optional.of(!all);
            }
            return known.stream().allMatch(Optional::isPresent) ? Optional.of(all) : Optional.empty();
        }

        private Shape bag(Bag bag) {
            return joined("[", sorted(bag.products().stream().map(this::product).toList()), " + ", "]");
        }

        private Shape product(Product product) {
            Map<Var, String> inner = new LinkedHashMap<>(bound);
            List<Shape> parts = new ArrayList<>();
            for (Var var : product.vars()) {
                inner.put(var, "b" + (next + parts.size()));
                parts.add(source(var.source()));
            }
            Writer inside = new Writer(inner, next + product.vars().size(), whole);
            parts.add(joined("[", List.of(inside.formula(product.condition())), "", "]"));
            parts.addAll(inside.terms(product.head()));
            return joined("Σ", parts, ",", "");
        }

        private Shape source(Source source) {
            return switch (source) {
                case Source.Stored(var table) -> word("table " + quoted(table.name()));
                case Source.AnyValue(var type) -> word("any " + kind(type));
                case Source.Unknown ignored -> throw new IllegalArgumentException("an unknown relation");
            };
        }

        private String name(Var var) {
            String name = bound.get(var);
            if (name == null) {
                throw new IllegalStateException(var + " is not bound here");
            }
            return name;
        }

        private static List<Shape> sorted(List<Shape> parts) {
            return parts.stream().sorted(Comparator.comparing(Shape::text)).toList();
        }

        /** With its length, so that no text can look like another. */
        private static String quoted(String text) {
            return "'" + text.length() + ":" + text + "'";
        }

        private static String kind(SqlType type) {
            return ":" + ValueSort.of(type);
        }

        private static Shape word(String text) {
            return new Shape(text, List.of());
        }

        private static Shape joined(String prefix, List<Shape> parts, String between, String suffix) {
            StringBuilder text = new StringBuilder(prefix);
            List<Argument> arguments = new ArrayList<>();
            for (int i = 0; i < parts.size(); i++) {
                text.append(i == 0 ? "" : between).append(parts.get(i).text());
                arguments.addAll(parts.get(i).arguments());
            }
            return new Shape(text.append(suffix).toString(), arguments);
        }
    }
}
