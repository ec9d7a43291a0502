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
        if (!ordersTexts(problem)) {
            return Optional.empty();
        }
        List<String> texts =
                texts(Stream.concat(constants(problem), database.stream().flatMap(OrderOfTexts::values)));
        return texts.stream().anyMatch(one -> texts.stream().anyMatch(other -> !standAlike(one, other)))
                ? Optional.of("texts whose order is not that of their codes in every language")
                : Optional.empty();
    }

    /**
     * Whether texts that are written out stand as they do because letters do, one by one, and signs before them: in Czech
     * {@code 'd' < 'ch'}, for ch is one letter.
     */
    public static boolean goesByLetters(Problem problem) {
        if (!ordersTexts(problem)) {
            return false;
        }
        List<String> texts = texts(constants(problem));
        return texts.stream().anyMatch(one -> texts.stream().anyMatch(other -> differByLetters(one, other)));
    }

    private static List<String> texts(Stream<Value> values) {
        return values.flatMap(value -> value instanceof Value.TextValue(String text) ? Stream.of(text) : Stream.empty())
                .distinct()
                .toList();
    }

    private static boolean ordersTexts(Problem problem) {
        return Stream.of(problem.left(), problem.right()).anyMatch(OrderOfTexts::ordersTexts)
                || checks(problem).anyMatch(OrderOfTexts::ordersTexts);
    }

    /** What a CHECK asks for is used in proofs as well. */
    private static Stream<Scalar> checks(Problem problem) {
        return problem.checks().values().stream()
                .flatMap(conditions -> RelationParts.of(conditions).scalars().stream());
    }

    private static Stream<Value> constants(Problem problem) {
        return Stream.concat(RelationParts.scalarsOf(problem), checks(problem))
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

    /**
     * Whether two texts stand in the order of their codes in every language that takes letters one by one: the first in which they
     * differ tells.
     */
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

    /** Of two that begin alike the shorter one comes first in every language, and digits stand alike. */
    private static boolean differByLetters(String one, String other) {
        for (int i = 0; i < Math.min(one.length(), other.length()); i++) {
            if (one.charAt(i) != other.charAt(i)) {
                return kind(one.charAt(i)) != Kind.DIGIT || kind(other.charAt(i)) != Kind.DIGIT;
            }
        }
        return false;
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
