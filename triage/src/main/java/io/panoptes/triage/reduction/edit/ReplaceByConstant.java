package io.panoptes.triage.reduction.edit;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.Literal;
import io.panoptes.sql.value.Value;
import java.util.stream.Stream;

/** {@code expression -> TRUE | FALSE | NULL | 1}. A number stays a number or becomes NULL: {@code a IS NOT TRUE} asks something else. */
record ReplaceByConstant() implements TreeEdit {
    @Override
    public Stream<?> replacements(Object part) {
        if (!(part instanceof Expression) || part instanceof Expression.Star || isSimple(part)) {
            return Stream.empty();
        }
        if (part instanceof Literal(var value) && isNumber(value)) {
            return Stream.of(Value.NULL, Value.of(1), Value.of(0))
                    .filter(other -> !other.equals(value))
                    .map(Literal::new);
        }
        return Stream.of(Value.TRUE, Value.FALSE, Value.NULL, Value.of(1)).map(Literal::new);
    }

    private static boolean isNumber(Value value) {
        return value instanceof Value.IntegerValue || value instanceof Value.DecimalValue;
    }

    private static boolean isSimple(Object part) {
        return part instanceof Literal(var value)
                && (value instanceof Value.BooleanValue || value.isNull() || value.equals(Value.of(1)));
    }
}
