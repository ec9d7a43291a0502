package io.panoptes.equivalence.prover.expression;

import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Expressions as text. Bound variables are numbered by where they are bound, and the order of conjuncts does not matter:
 * expressions that differ in no more than that have the same text.
 */
public final class Text {
    private static final Pattern PLAIN = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_$]*");

    private final Map<Var, String> bound;

    private Text(Map<Var, String> bound) {
        this.bound = bound;
    }

    public static String of(Term term) {
        return new Text(Map.of()).term(term);
    }

    public static String of(Formula formula) {
        return new Text(Map.of()).formula(formula);
    }

    public static String of(Product product) {
        return new Text(Map.of()).product(product);
    }

    public static String of(Bag bag) {
        return new Text(Map.of()).bag(bag);
    }

    public static String of(Source source) {
        return new Text(Map.of()).source(source);
    }

    /** The table's name; in quotes where it could be taken for anything else. */
    public static String name(Table table) {
        boolean isKind =
                Stream.of(ValueKind.values()).anyMatch(kind -> kind.name().equals(table.name()));
        return isKind ? '"' + table.name() + '"' : quoted(table.name());
    }

    private static String quoted(String name) {
        return PLAIN.matcher(name).matches() ? name : '"' + name.replace("\"", "\"\"") + '"';
    }

    private String bag(Bag bag) {
        return bag.products().isEmpty()
                ? "0"
                : bag.products().stream().map(this::product).sorted().collect(Collectors.joining(" + "));
    }

    private String product(Product product) {
        Map<Var, String> inner = new HashMap<>(bound);
        StringBuilder text = new StringBuilder();
        for (Var var : product.vars()) {
            String name = "b" + inner.size();
            text.append(text.isEmpty() ? "Σ" : ",")
                    .append(name)
                    .append('∈')
                    .append(new Text(inner).source(var.source()));
            inner.put(var, name);
        }
        Text inside = new Text(inner);
        if (!product.condition().equals(Formula.TRUE)) {
            text.append(" [").append(inside.formula(product.condition())).append(']');
        }
        if (!product.head().isEmpty()) {
            text.append(" (").append(inside.terms(product.head())).append(')');
        }
        return text.toString().strip();
    }

    private String source(Source source) {
        return switch (source) {
            case Source.Stored(Table table) -> name(table);
            case Source.AnyValue(var type) -> ValueKind.of(type).toString();
            case Source.Unknown(String name, List<Bag> bags, var types) ->
                name + bags.stream().map(this::bag).collect(Collectors.joining("; ", "{", "}"));
        };
    }

    private String terms(List<Term> terms) {
        return terms.stream().map(this::term).collect(Collectors.joining(", "));
    }

    private String var(Var var) {
        return bound.getOrDefault(var, var.toString());
    }

    private String term(Term term) {
        return switch (term) {
            case Term.Column(Var row, int index, var type) -> var(row) + "." + columnName(row, index);
            case Term.Variable(Var var, var type) -> var(var);
            case Term.Constant(Value value, var type) -> constant(value);
            case Term.Strict(ArithmeticOperation operation, List<Term> arguments, var type) ->
                arguments.size() == 2 && operation.isInfix()
                        ? "(%s %s %s)".formatted(term(arguments.get(0)), operation.symbol(), term(arguments.get(1)))
                        : operation.symbol() + "(" + terms(arguments) + ")";
            case Term.Unknown(Function function, List<Term> arguments, var type) ->
                function.text() + "?(" + terms(arguments) + ")";
            case Term.If(Formula condition, Term then, Term otherwise) ->
                "if(%s; %s; %s)".formatted(formula(condition), term(then), term(otherwise));
            case Term.Total(Product product, var type) -> "total{" + product(product) + "}";
            case Term.Extremum(boolean greatest, Bag bag, var type) -> (greatest ? "max{" : "min{") + bag(bag) + "}";
            case Term.Summary(BagFunction function, List<Term> arguments, Bag bag, var type) ->
                "%s(%s){%s}".formatted(function.text(), terms(arguments), bag(bag));
        };
    }

    private static String columnName(Var row, int index) {
        return row.source() instanceof Source.Stored(Table table)
                ? quoted(table.columns().get(index).name())
                : Integer.toString(index);
    }

    private static String constant(Value value) {
        return switch (value) {
            case Value.TextValue(String text) ->
                "'"
                        + text.replace("\\", "\\\\")
                                .replace("\n", "\\n")
                                .replace("\r", "\\r")
                                .replace("'", "''") + "'";
            case Value.NullValue ignored -> "NULL";
            case Value.BooleanValue(boolean truth) -> truth ? "TRUE" : "FALSE";
            case Value.IntegerValue(var number) -> number.toString();
            case Value.DecimalValue(var number) -> number.toPlainString();
            case Value.DoubleValue(double number) -> number + "e0";
            case Value.DateValue(var date) -> "DATE " + date;
            case Value.TimeValue(var time) -> "TIME " + time;
            case Value.TimestampValue(var moment) -> "TIMESTAMP " + moment;
            case Value.OpaqueValue(String text) -> "OPAQUE '" + text.replace("'", "''") + "'";
        };
    }

    private String formula(Formula formula) {
        return switch (formula) {
            case Formula.And(List<Formula> parts) -> parts.isEmpty() ? "true" : joined(parts, " ∧ ");
            case Formula.Or(List<Formula> parts) -> parts.isEmpty() ? "false" : "(" + joined(parts, " ∨ ") + ")";
            case Formula.Not(Formula part) -> "¬" + formula(part);
            case Formula.Same(Term left, Term right) -> {
                String a = term(left);
                String b = term(right);
                yield a.compareTo(b) <= 0 ? a + " ≡ " + b : b + " ≡ " + a;
            }
            case Formula.IsNull(Term term) -> "null(" + term(term) + ")";
            case Formula.Less(Term left, Term right) -> term(left) + " < " + term(right);
            case Formula.Holds(Term term) -> "⟨" + term(term) + "⟩";
            case Formula.Exists(Product product) -> "‖" + product(product) + "‖";
        };
    }

    private String joined(List<Formula> parts, String between) {
        return parts.stream().map(this::formula).sorted().collect(Collectors.joining(between));
    }
}
