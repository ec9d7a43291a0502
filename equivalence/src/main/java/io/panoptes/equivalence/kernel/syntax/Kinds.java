package io.panoptes.equivalence.kernel.syntax;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
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
            case Term.Strict(ArithmeticOperation operation, List<Term> arguments, var type) ->
                strict(operation, arguments.stream().map(Kinds::of).toList(), ValueSort.of(type));
            case Term.Unknown(var function, var arguments, var type) -> ValueSort.of(type);
            case Term.If(var condition, Term then, Term otherwise) -> joined(of(then), of(otherwise));
            case Term.Total(Product product, var type) -> {
                ValueSort kind = of(product.head().getFirst());
                yield kind == ValueSort.NONE ? ValueSort.WHOLE : kind;
            }
            case Term.Extremum(boolean greatest, Bag bag, var type) ->
                bag.products().stream()
                        .map(product -> of(product.head().getFirst()))
                        .reduce(ValueSort.NONE, Kinds::joined);
            case Term.Summary(var function, var arguments, var bag, var type) -> ValueSort.of(type);
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
        return left.isExact() && right.isExact() ? ValueSort.FRACTION : ValueSort.OTHER;
    }

    /** Of what an operation gives for arguments of these kinds, where it was declared to give that one. */
    public static ValueSort strict(ArithmeticOperation operation, List<ValueSort> kinds, ValueSort declared) {
        if (kinds.size() != 2 || kinds.contains(ValueSort.NONE) || declared == ValueSort.DOUBLE) {
            return declared;
        }
        boolean exact = kinds.stream().allMatch(ValueSort::isExact);
        boolean whole = kinds.stream().allMatch(kind -> kind == ValueSort.WHOLE);
        boolean days = kinds.getFirst() == ValueSort.DATE;
        return switch (operation) {
            case PLUS, MINUS, TIMES -> exact ? (whole ? ValueSort.WHOLE : ValueSort.FRACTION) : declared;
            case WHOLE_QUOTIENT -> whole ? ValueSort.WHOLE : declared;
            case ADD_DAYS -> days && kinds.getLast() == ValueSort.WHOLE ? ValueSort.DATE : declared;
            case DAYS_BETWEEN -> days && kinds.getLast() == ValueSort.DATE ? ValueSort.WHOLE : declared;
            case QUOTIENT -> declared;
        };
    }

    public static ValueSort of(Value value) {
        return switch (value) {
            case Value.NullValue ignored -> ValueSort.NONE;
            case Value.BooleanValue ignored -> ValueSort.BOOLEAN;
            case Value.IntegerValue ignored -> ValueSort.WHOLE;
            case Value.DecimalValue ignored -> ValueSort.FRACTION;
            case Value.DoubleValue ignored -> ValueSort.DOUBLE;
            case Value.TextValue ignored -> ValueSort.TEXT;
            case Value.DateValue ignored -> ValueSort.DATE;
            case Value.TimeValue ignored -> ValueSort.TIME;
            case Value.TimestampValue ignored -> ValueSort.TIMESTAMP;
            case Value.OpaqueValue ignored -> ValueSort.OTHER;
        };
    }
}
