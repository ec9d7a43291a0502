package io.panoptes.equivalence.kernel.syntax;

import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Value;
import java.util.List;

/** Of which kind the values of a term are, by what it is made of: a declared type may be narrower or wider. */
public final class Kinds {
    private Kinds() {}

    public static ValueSort of(Term term) {
        return switch (term) {
            case Term.Column(var row, int index, var type) ->
                row.source() instanceof Source.Stored(Table table)
                        ? ValueSort.of(table.columns().get(index).type())
                        : ValueSort.of(type);
            case Term.Variable(var var, var type) ->
                var.source() instanceof Source.AnyValue(var own) ? ValueSort.of(own) : ValueSort.of(type);
            case Term.Constant(Value value, var type) -> of(value);
            case Term.Strict(String name, List<Term> arguments, var type) ->
                strict(name, arguments, ValueSort.of(type));
            case Term.Unknown(var name, var arguments, var type) -> ValueSort.of(type);
            case Term.If(var condition, Term then, Term otherwise) -> joined(of(then), of(otherwise));
            case Term.Total(Product product, var type) -> {
                ValueSort kind = of(product.head().getFirst());
                yield kind == ValueSort.NONE ? ValueSort.WHOLE : kind;
            }
            case Term.Extremum(boolean greatest, Bag bag, var type) ->
                bag.products().stream()
                        .map(product -> of(product.head().getFirst()))
                        .reduce(ValueSort.NONE, Kinds::joined);
            case Term.Summary(var name, var arguments, var bag, var type) -> ValueSort.of(type);
        };
    }

    /** The kind that has the values of both; OTHER where there is none. */
    public static ValueSort joined(ValueSort left, ValueSort right) {
        if (left == right || right == ValueSort.NONE) {
            return left;
        }
        if (left == ValueSort.NONE) {
            return right;
        }
        return left.isExact() && right.isExact() ? ValueSort.DECIMAL : ValueSort.OTHER;
    }

    private static ValueSort strict(String name, List<Term> arguments, ValueSort type) {
        List<ValueSort> kinds = arguments.stream().map(Kinds::of).toList();
        if (kinds.contains(ValueSort.NONE) || type == ValueSort.DOUBLE || kinds.size() != 2) {
            return type;
        }
        boolean exact = kinds.stream().allMatch(ValueSort::isExact);
        boolean whole = kinds.stream().allMatch(kind -> kind == ValueSort.WHOLE);
        return switch (name) {
            case "+", "-", "*" -> exact ? (whole ? ValueSort.WHOLE : ValueSort.DECIMAL) : type;
            default -> type;
        };
    }

    public static ValueSort of(Value value) {
        return switch (value) {
            case Value.NullValue ignored -> ValueSort.NONE;
            case Value.BooleanValue ignored -> ValueSort.BOOLEAN;
            case Value.IntegerValue ignored -> ValueSort.WHOLE;
            case Value.DecimalValue ignored -> ValueSort.DECIMAL;
            case Value.DoubleValue ignored -> ValueSort.DOUBLE;
            case Value.TextValue ignored -> ValueSort.TEXT;
            case Value.DateValue ignored -> ValueSort.DATE;
            case Value.TimeValue ignored -> ValueSort.TIME;
            case Value.TimestampValue ignored -> ValueSort.TIMESTAMP;
            case Value.OpaqueValue ignored -> ValueSort.OTHER;
        };
    }
}
