package io.panoptes.equivalence.prover.expression;

import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * An expression up to the numbers of its bound variables, the order of its conjuncts, disjuncts, products and sides of
 * equalities, and the types of its terms: expressions that differ in no more than that have equal forms.
 *
 * <p>Two terms with one form may be of two types, as 1 of type INT and of type DECIMAL: {@link #typed} tells them apart.
 */
public final class CanonicalForm implements Comparable<CanonicalForm> {
    private static final Comparator<CanonicalForm> ORDER = Comparator.comparing((CanonicalForm form) -> form.kind)
            .thenComparingInt(form -> form.number)
            .thenComparing(form -> form.name)
            .thenComparing(form -> form.parts, CanonicalForm::compare);

    private enum Kind {
        FREE_VARIABLE,
        BOUND_VARIABLE,
        COLUMN,
        NUMBER,
        DOUBLE,
        TEXT,
        BOOLEAN,
        NULL,
        DATE,
        TIME,
        TIMESTAMP,
        OPAQUE,
        STRICT,
        UNKNOWN,
        IF,
        TOTAL,
        LEAST,
        GREATEST,
        SUMMARY,
        AND,
        OR,
        NOT,
        SAME,
        IS_NULL,
        LESS,
        HOLDS,
        EXISTS,
        STORED,
        ANY_VALUE,
        MADE,
        PRODUCT,
        BAG,
        TYPED
    }

    private final Kind kind;
    private final int number;
    private final String name;
    private final List<CanonicalForm> parts;
    private final int hash;

    /** The name is one that a table, function or constant has of its own; what is made of parts is in the parts. */
    private CanonicalForm(Kind kind, int number, String name, List<CanonicalForm> parts) {
        this.kind = kind;
        this.number = number;
        this.name = name;
        this.parts = List.copyOf(parts);
        this.hash = ((kind.ordinal() * 31 + number) * 31 + name.hashCode()) * 31 + this.parts.hashCode();
    }

    public static CanonicalForm of(Term term) {
        return new Maker(Map.of()).term(term);
    }

    public static CanonicalForm of(Formula formula) {
        return new Maker(Map.of()).formula(formula);
    }

    public static CanonicalForm of(Product product) {
        return new Maker(Map.of()).product(product);
    }

    public static CanonicalForm of(Source source) {
        return new Maker(Map.of()).source(source);
    }

    /** With these numbers instead of the variables: variables of one number are not told apart. */
    public static CanonicalForm numbered(Term term, Map<Var, Integer> numbers) {
        return new Maker(forms(numbers)).term(term);
    }

    /** With these numbers instead of the variables: variables of one number are not told apart. */
    public static CanonicalForm numbered(Formula formula, Map<Var, Integer> numbers) {
        return new Maker(forms(numbers)).formula(formula);
    }

    /** A form that also tells kinds of values apart. */
    public static CanonicalForm typed(Term term) {
        return new CanonicalForm(Kind.TYPED, 0, ValueKind.of(term.type()).name(), List.of(of(term)));
    }

    private static Map<Var, CanonicalForm> forms(Map<Var, Integer> numbers) {
        Map<Var, CanonicalForm> forms = new HashMap<>();
        // Below 0, where no bound variable's number is.
        numbers.forEach((var, number) -> forms.put(var, leaf(Kind.BOUND_VARIABLE, -1 - number, "")));
        return forms;
    }

    private static CanonicalForm leaf(Kind kind, int number, String name) {
        return new CanonicalForm(kind, number, name, List.of());
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof CanonicalForm form
                        && hash == form.hash
                        && kind == form.kind
                        && number == form.number
                        && name.equals(form.name)
                        && parts.equals(form.parts);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public int compareTo(CanonicalForm other) {
        return this == other ? 0 : ORDER.compare(this, other);
    }

    private static int compare(List<CanonicalForm> left, List<CanonicalForm> right) {
        for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
            int order = left.get(i).compareTo(right.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(left.size(), right.size());
    }

    @Override
    public String toString() {
        return kind + (number == 0 ? "" : " " + number) + (name.isEmpty() ? "" : " " + name) + parts;
    }

    /** @param bound what stands for variables that are bound around */
    private record Maker(Map<Var, CanonicalForm> bound) {

        private CanonicalForm product(Product product) {
            Map<Var, CanonicalForm> inner = new HashMap<>(bound);
            List<CanonicalForm> parts = new ArrayList<>();
            for (Var var : product.vars()) {
                parts.add(new Maker(inner).source(var.source()));
                inner.put(var, leaf(Kind.BOUND_VARIABLE, inner.size(), ""));
            }
            Maker inside = new Maker(inner);
            parts.add(inside.formula(product.condition()));
            product.head().forEach(term -> parts.add(inside.term(term)));
            return new CanonicalForm(Kind.PRODUCT, product.vars().size(), "", parts);
        }

        private CanonicalForm bag(Bag bag) {
            return new CanonicalForm(
                    Kind.BAG,
                    0,
                    "",
                    bag.products().stream().map(this::product).sorted().toList());
        }

        private CanonicalForm source(Source source) {
            return switch (source) {
                case Source.Stored(Table table) -> leaf(Kind.STORED, 0, table.name());
                case Source.AnyValue(var type) ->
                    leaf(Kind.ANY_VALUE, 0, ValueKind.of(type).name());
                case Source.Unknown(String name, List<Bag> bags, var types) ->
                    new CanonicalForm(
                            Kind.MADE, 0, name, bags.stream().map(this::bag).toList());
            };
        }

        private CanonicalForm var(Var var) {
            CanonicalForm known = bound.get(var);
            return known != null ? known : leaf(Kind.FREE_VARIABLE, var.id(), "");
        }

        private List<CanonicalForm> terms(List<Term> terms) {
            return terms.stream().map(this::term).toList();
        }

        private CanonicalForm term(Term term) {
            return switch (term) {
                case Term.Column(Var row, int index, var type) ->
                    new CanonicalForm(Kind.COLUMN, index, "", List.of(var(row)));
                case Term.Variable(Var var, var type) -> var(var);
                case Term.Constant(Value value, var type) -> constant(value);
                case Term.Strict(ArithmeticOperation operation, List<Term> arguments, var type) ->
                    new CanonicalForm(Kind.STRICT, 0, operation.name(), terms(arguments));
                case Term.Unknown(Function function, List<Term> arguments, var type) ->
                    new CanonicalForm(Kind.UNKNOWN, 0, function.text(), terms(arguments));
                case Term.If(Formula condition, Term then, Term otherwise) ->
                    new CanonicalForm(Kind.IF, 0, "", List.of(formula(condition), term(then), term(otherwise)));
                case Term.Total(Product product, var type) ->
                    new CanonicalForm(Kind.TOTAL, 0, "", List.of(product(product)));
                case Term.Extremum(boolean greatest, Bag bag, var type) ->
                    new CanonicalForm(greatest ? Kind.GREATEST : Kind.LEAST, 0, "", List.of(bag(bag)));
                case Term.Summary(BagFunction function, List<Term> arguments, Bag bag, var type) -> {
                    List<CanonicalForm> parts = new ArrayList<>(terms(arguments));
                    parts.add(bag(bag));
                    yield new CanonicalForm(Kind.SUMMARY, 0, function.text(), parts);
                }
            };
        }

        private static CanonicalForm constant(Value value) {
            return switch (value) {
                case Value.TextValue(String text) -> leaf(Kind.TEXT, 0, text);
                case Value.NullValue ignored -> leaf(Kind.NULL, 0, "");
                case Value.BooleanValue(boolean truth) -> leaf(Kind.BOOLEAN, truth ? 1 : 0, "");
                case Value.IntegerValue(var number) -> number(new BigDecimal(number));
                case Value.DecimalValue(var number) -> number(number);
                case Value.DoubleValue(double number) -> leaf(Kind.DOUBLE, 0, Double.toString(number));
                case Value.DateValue(var date) -> leaf(Kind.DATE, 0, date.toString());
                case Value.TimeValue(var time) -> leaf(Kind.TIME, 0, time.toString());
                case Value.TimestampValue(var moment) -> leaf(Kind.TIMESTAMP, 0, moment.toString());
                case Value.OpaqueValue(String text) -> leaf(Kind.OPAQUE, 0, text);
            };
        }

        private static CanonicalForm number(BigDecimal number) {
            return leaf(Kind.NUMBER, 0, number.toPlainString());
        }

        private CanonicalForm formula(Formula formula) {
            return switch (formula) {
                case Formula.And(List<Formula> parts) -> inAnyOrder(Kind.AND, parts);
                case Formula.Or(List<Formula> parts) -> inAnyOrder(Kind.OR, parts);
                case Formula.Not(Formula part) -> new CanonicalForm(Kind.NOT, 0, "", List.of(formula(part)));
                case Formula.Same(Term left, Term right) -> {
                    CanonicalForm a = term(left);
                    CanonicalForm b = term(right);
                    yield new CanonicalForm(Kind.SAME, 0, "", a.compareTo(b) <= 0 ? List.of(a, b) : List.of(b, a));
                }
                case Formula.IsNull(Term term) -> new CanonicalForm(Kind.IS_NULL, 0, "", List.of(term(term)));
                case Formula.Less(Term left, Term right) ->
                    new CanonicalForm(Kind.LESS, 0, "", List.of(term(left), term(right)));
                case Formula.Holds(Term term) -> new CanonicalForm(Kind.HOLDS, 0, "", List.of(term(term)));
                case Formula.Exists(Product product) ->
                    new CanonicalForm(Kind.EXISTS, 0, "", List.of(product(product)));
            };
        }

        private CanonicalForm inAnyOrder(Kind kind, List<Formula> formulas) {
            return new CanonicalForm(
                    kind, 0, "", formulas.stream().map(this::formula).sorted().toList());
        }
    }
}
