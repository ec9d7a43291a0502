package io.panoptes.equivalence.front.folding;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.SortKey;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.front.RelationParts;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the order of texts has to say against a verdict, where a DBMS has them in the order of a language. The algebra orders them by the
 * codes of their letters: {@code 'B' < 'a'} and {@code '9' < ':'}, which MySQL and most databases of PostgreSQL have the other way
 * round. Any order will do for columns; texts that are written out stand at a place in it.
 */
public final class OrderOfTexts {
    private OrderOfTexts() {}

    /** @param database on which the queries are said to differ */
    public static Optional<String> against(Problem problem, Optional<Database> database) {
        if (Stream.of(problem.left(), problem.right()).noneMatch(OrderOfTexts::ordersTexts)) {
            return Optional.empty();
        }
        List<String> texts = Stream.concat(constants(problem), database.stream().flatMap(OrderOfTexts::values))
                .flatMap(value -> value instanceof Value.TextValue(String text) ? Stream.of(text) : Stream.empty())
                .distinct()
                .toList();
        return texts.stream().anyMatch(one -> texts.stream().anyMatch(other -> !standAlike(one, other)))
                ? Optional.of("texts whose order is not that of their codes in every language")
                : Optional.empty();
    }

    private static Stream<Value> constants(Problem problem) {
        return RelationParts.scalarsOf(problem)
                .flatMap(scalar ->
                        scalar instanceof Scalar.Literal literal ? Stream.of(literal.value()) : Stream.empty());
    }

    private static Stream<Value> values(Database database) {
        return database.rows().values().stream().flatMap(List::stream).flatMap(row -> row.values().stream());
    }

    private static boolean ordersTexts(Relation query) {
        RelationParts parts = RelationParts.of(query);
        return parts.scalars().stream().anyMatch(OrderOfTexts::ordersTexts)
                || parts.relations().stream().anyMatch(OrderOfTexts::goesByTexts);
    }

    private static boolean ordersTexts(Scalar scalar) {
        return switch (scalar) {
            case Scalar.Call call ->
                switch (call.operator()) {
                    case LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL, GREATEST, LEAST ->
                        call.arguments().stream().anyMatch(OrderOfTexts::isText);
                    default -> false;
                };
            case Scalar.Quantified quantified -> isText(quantified.left());
            default -> false;
        };
    }

    private static boolean goesByTexts(Relation relation) {
        return switch (relation) {
            case Relation.Sort sort -> goesByTexts(sort.keys());
            case Relation.Aggregate aggregate ->
                aggregate.aggregates().stream()
                        .anyMatch(call -> FoldedScalars.isText(call.type()) || goesByTexts(call.order()));
            case Relation.Window window ->
                window.calls().stream()
                        .anyMatch(call -> FoldedScalars.isText(call.type()) || goesByTexts(call.order()));
            default -> false;
        };
    }

    private static boolean goesByTexts(List<SortKey> keys) {
        return keys.stream().anyMatch(key -> isText(key.expression()));
    }

    private static boolean isText(Scalar scalar) {
        return FoldedScalars.isText(scalar.type());
    }

    /** Whether two texts stand in the order of their codes in every language: the first letter in which they differ tells. */
    static boolean standAlike(String one, String other) {
        for (int i = 0; i < Math.min(one.length(), other.length()); i++) {
            if (one.charAt(i) != other.charAt(i)) {
                char first = (char) Math.min(one.charAt(i), other.charAt(i));
                char second = (char) Math.max(one.charAt(i), other.charAt(i));
                return kind(second) != Kind.SIGN
                        && (kind(first) == kind(second) || kind(first) == Kind.DIGIT || first < '0');
            }
        }
        return true;
    }

    private enum Kind {
        DIGIT,
        CAPITAL,
        SMALL,
        SIGN
    }

    /** Letters beyond ASCII are signs here. */
    private static Kind kind(char letter) {
        if (letter >= '0' && letter <= '9') {
            return Kind.DIGIT;
        }
        if (letter >= 'A' && letter <= 'Z') {
            return Kind.CAPITAL;
        }
        return letter >= 'a' && letter <= 'z' ? Kind.SMALL : Kind.SIGN;
    }
}
