package io.panoptes.corpus;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A function or operator that a DBMS knows, as data.
 *
 * @param text as it is written, with {@code #} for each argument: {@code lower(#)}, {@code # GLOB #}
 * @param strict gives NULL where an argument is NULL
 * @param growth how large the result may be, for whole numbers
 */
public record Operation(String text, SqlType result, List<SqlType> arguments, boolean strict, Growth growth) {

    private static final Pattern CALL = Pattern.compile("(\\w+)\\((#(, #)*)?\\)");

    public Operation {
        arguments = List.copyOf(arguments);
        long holes = text.chars().filter(c -> c == '#').count();
        if (holes != arguments.size()) {
            throw new IllegalArgumentException(
                    "operation '%s' has %d holes but %d argument types".formatted(text, holes, arguments.size()));
        }
    }

    /** How the size of a whole number follows from the arguments. */
    public enum Growth {
        /** At most {@link SnippetGenerator#LIMIT}, whichever of the values that cases use the arguments are. */
        SMALL,
        /** As the largest argument. */
        LARGEST,
        /** As the sum of the arguments. */
        SUM
    }

    static Operation strict(String text, SqlType result, SqlType... arguments) {
        return new Operation(text, result, List.of(arguments), true, Growth.SMALL);
    }

    /** The largest absolute value of a whole number that it gives where its arguments are no larger than these. */
    long most(List<Long> sizes) {
        return switch (growth) {
            case SMALL -> SnippetGenerator.LIMIT;
            case LARGEST -> sizes.stream().reduce(0L, Math::max) + 1;
            case SUM -> sizes.stream().reduce(1L, Magnitude::sum);
        };
    }

    /** The same, but it may give something else than NULL where an argument is NULL. */
    Operation withoutStrictness() {
        return new Operation(text, result, arguments, false, growth);
    }

    /** The expression over these arguments: a call where it is written as one, else a template. */
    Expression over(List<Expression> values) {
        return function()
                .<Expression>map(name -> Sql.call(name, values))
                .orElseGet(() -> new Expression.Template(pieces(), values));
    }

    Optional<String> function() {
        var call = CALL.matcher(text);
        return call.matches() ? Optional.of(call.group(1)) : Optional.empty();
    }

    List<String> pieces() {
        return List.of(text.split("#", -1));
    }
}
