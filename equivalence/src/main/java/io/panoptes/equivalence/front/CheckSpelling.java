package io.panoptes.equivalence.front;

import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Trees;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingTrait;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Value;
import java.util.stream.Stream;

/**
 * Refuses what a constraint says in words that the DBMSs of a profile read in another way than the reader of schemas does: a backslash that
 * escapes, {@code ||} that is OR, and a string in double quotes that a column has the name of.
 */
final class CheckSpelling {
    private final ReadingProfile profile;

    CheckSpelling(ReadingProfile profile) {
        this.profile = profile;
    }

    void check(Constraint constraint, Table table) {
        if (profile.has(ReadingTrait.BACKSLASH_ESCAPES) && texts(constraint).anyMatch(text -> text.contains("\\"))) {
            throw new Unsupported("a backslash in a constraint");
        }
        if (!(constraint instanceof Constraint.Check(Expression condition))) {
            return;
        }
        boolean joins = Trees.expressions(condition).stream()
                .anyMatch(part -> part instanceof Expression.Binary binary
                        && binary.operator() == Expression.BinaryOperator.CONCAT);
        if (joins && profile.booleansAreNumbers() && profile.doubleQuotedStrings()) {
            throw new Unsupported("|| in a CHECK, which is OR");
        }
        boolean quoted = table.columns().stream()
                .anyMatch(column -> column.traits().contains(ColumnTrait.DOUBLE_QUOTED_IN_CHECK)
                        && constraint.mentions(column.name()));
        if (quoted && profile.doubleQuotedStrings()) {
            throw new Unsupported("a name in double quotes in a CHECK, which is a string");
        }
    }

    private static Stream<String> texts(Constraint constraint) {
        return switch (constraint) {
            case Constraint.Check(Expression condition) ->
                Trees.expressions(condition).stream()
                        .flatMap(part -> part instanceof Expression.Literal(Value.TextValue(String text))
                                ? Stream.of(text)
                                : Stream.empty());
            case Constraint.Categorical(var column, var values) ->
                values.stream()
                        .flatMap(value ->
                                value instanceof Value.TextValue(String text) ? Stream.of(text) : Stream.empty());
            default -> Stream.empty();
        };
    }
}
