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

    public static ValueKind of(Term term) {
        return switch (term) {
            case Term.Column(var row, int index, var type) ->
                row.source() instanceof Source.Stored(Table table)
                        ? ValueKind.of(table.columns().get(index).type())
                        : ValueKind.of(type);
            case Term.Variable(var var, var type) ->
                var.source() instanceof Source.AnyValue(var own) ? ValueKind.of(own) : ValueKind.of(type);
            case Term.Constant(Value value, var type) -> of(value);
            case Term.Strict(String name, List<Term> arguments, var type) -> strict(name, arguments, ValueKind.of(type));
            case Term.Unknown(var name, var arguments, var type) -> ValueKind.of(type);
            case Term.If(var condition, Term then, Term otherwise) -> joined(of(then), of(otherwise));
            case Term.Total(Product product, var type) -> {
                ValueKind kind = of(product.head().getFirst());
                yield kind == ValueKind.NONE ? ValueKind.WHOLE : kind;
            }
            case Term.Extremum(boolean greatest, Bag bag, var type) ->
                bag.products().stream()
                        .map(product -> of(product.head().getFirst()))
                        .reduce(ValueKind.NONE, Kinds::joined);
            case Term.Summary(var name, var arguments, var bag, var type) -> ValueKind.of(type);
        };
    }

    /** The kind that has the values of both; OTHER where there is none. */
    public static ValueKind joined(ValueKind left, ValueKind right) {
        if (left == right || right == ValueKind.NONE) {
            return left;
        }
        if (left == ValueKind.NONE) {
            return right;
        }
        return left.isExact() && right.isExact() ? ValueKind.DECIMAL : ValueKind.OTHER;
    }

    private static ValueKind strict(String name, List<Term> arguments, ValueKind type) {
        List<ValueKind> kinds = arguments.stream().map(Kinds::of).toList();
        if (kinds.contains(ValueKind.NONE) || type == ValueKind.DOUBLE || kinds.size() != 2) {
            return type;
        }
        boolean exact = kinds.stream().allMatch(ValueKind::isExact);
        boolean whole = kinds.stream().allMatch(kind -> kind == ValueKind.WHOLE);
        return switch (name) {
            case "+", "-", "*" -> exact ? (whole ? ValueKind.WHOLE : ValueKind.DECIMAL) : type;
            default -> type;
        };
    }

    public static ValueKind of(Value value) {
        return switch (value) {
            case Value.NullValue ignored -> ValueKind.NONE;
            case Value.BooleanValue ignored -> ValueKind.BOOLEAN;
            case Value.IntegerValue ignored -> ValueKind.WHOLE;
            case Value.DecimalValue ignored -> ValueKind.DECIMAL;
            case Value.DoubleValue ignored -> ValueKind.DOUBLE;
            case Value.TextValue ignored -> ValueKind.TEXT;
            case Value.DateValue ignored -> ValueKind.DATE;
            case Value.TimeValue ignored -> ValueKind.TIME;
            case Value.TimestampValue ignored -> ValueKind.TIMESTAMP;
            case Value.OpaqueValue ignored -> ValueKind.OTHER;
        };
    }
}
