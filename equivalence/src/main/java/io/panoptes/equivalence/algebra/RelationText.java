package io.panoptes.equivalence.algebra;

import io.panoptes.equivalence.algebra.Relation.AggregateCall;
import io.panoptes.equivalence.algebra.Relation.Bound;
import io.panoptes.equivalence.algebra.Relation.SortKey;
import io.panoptes.equivalence.algebra.Relation.WindowCall;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A relation as text, for tests, certificates and messages: an operator a line, its inputs indented below it.
 *
 * <p>A relation inside an expression stands in braces, on the same line.
 */
public final class RelationText {
    private RelationText() {}

    /** Several lines, the last without a line break. */
    public static String of(Relation relation) {
        StringBuilder text = new StringBuilder();
        append(relation, 0, text);
        return text.toString().stripTrailing();
    }

    /** One line: {@code Operator[...](input, ...)}. */
    public static String inline(Relation relation) {
        List<Relation> inputs = inputs(relation);
        return inputs.isEmpty()
                ? headline(relation)
                : headline(relation)
                        + inputs.stream().map(RelationText::inline).collect(Collectors.joining(", ", "(", ")"));
    }

    private static void append(Relation relation, int depth, StringBuilder text) {
        text.append("  ".repeat(depth)).append(headline(relation)).append('\n');
        inputs(relation).forEach(input -> append(input, depth + 1, text));
    }

    private static List<Relation> inputs(Relation relation) {
        return switch (relation) {
            case Relation.Scan ignored -> List.of();
            case Relation.Values ignored -> List.of();
            case Relation.Filter filter -> List.of(filter.input());
            case Relation.Project project -> List.of(project.input());
            case Relation.Join join -> List.of(join.left(), join.right());
            case Relation.SetOperation operation -> List.of(operation.left(), operation.right());
            case Relation.Distinct distinct -> List.of(distinct.input());
            case Relation.Aggregate aggregate -> List.of(aggregate.input());
            case Relation.Window window -> List.of(window.input());
            case Relation.Sort sort -> List.of(sort.input());
        };
    }

    private static String headline(Relation relation) {
        return switch (relation) {
            case Relation.Scan scan -> "Scan[" + scan.table().name() + "]";
            case Relation.Values values -> "Values[" + join(values.rows(), row -> "(" + scalars(row) + ")") + "]";
            case Relation.Filter filter -> "Filter[" + ScalarText.of(filter.condition()) + "]";
            case Relation.Project project -> "Project[" + scalars(project.expressions()) + "]";
            case Relation.Join join ->
                "%sJoin[%s, %s]"
                        .formatted(join.lateral() ? "Lateral" : "", join.kind(), ScalarText.of(join.condition()));
            case Relation.SetOperation operation -> operation.kind() + (operation.all() ? "[ALL]" : "[DISTINCT]");
            case Relation.Distinct ignored -> "Distinct";
            case Relation.Aggregate aggregate -> aggregate(aggregate);
            case Relation.Window window -> "Window[" + join(window.calls(), RelationText::windowCall) + "]";
            case Relation.Sort sort -> sort(sort);
        };
    }

    private static String aggregate(Relation.Aggregate aggregate) {
        StringBuilder text = new StringBuilder("Aggregate[");
        text.append("keys: ").append(scalars(aggregate.keys()));
        if (!isPlain(aggregate)) {
            text.append("; sets: ")
                    .append(join(aggregate.groupingSets(), set -> join(set, Object::toString, "{", "}")));
        }
        if (!aggregate.aggregates().isEmpty()) {
            text.append("; ").append(join(aggregate.aggregates(), RelationText::aggregateCall));
        }
        return text.append("]").toString();
    }

    /** Whether there is one grouping set, of all keys in their order. */
    private static boolean isPlain(Relation.Aggregate aggregate) {
        List<List<Integer>> sets = aggregate.groupingSets();
        int keys = aggregate.keys().size();
        return sets.size() == 1
                && sets.getFirst().equals(IntStream.range(0, keys).boxed().toList());
    }

    private static String aggregateCall(AggregateCall call) {
        String name = call.function() == Relation.AggregateFunction.OTHER
                ? call.name()
                : call.function().name();
        String arguments = call.arguments().isEmpty() ? "*" : scalars(call.arguments());
        return name
                + "("
                + (call.distinct() ? "DISTINCT " : "")
                + arguments
                + (call.order().isEmpty() ? "" : " ORDER BY " + join(call.order(), RelationText::sortKey))
                + ")"
                + call.filter()
                        .map(filter -> " FILTER " + ScalarText.of(filter))
                        .orElse("");
    }

    private static String windowCall(WindowCall call) {
        String name = call.function() == Relation.WindowFunction.OTHER
                ? call.name()
                : call.function().name();
        return "%s(%s%s) OVER (%s%s%s)"
                .formatted(
                        name,
                        call.distinct() ? "DISTINCT " : "",
                        scalars(call.arguments()),
                        call.partition().isEmpty() ? "" : "PARTITION BY " + scalars(call.partition()) + " ",
                        call.order().isEmpty() ? "" : "ORDER BY " + join(call.order(), RelationText::sortKey) + " ",
                        "%s %s..%s"
                                .formatted(
                                        call.frame().unit(),
                                        bound(call.frame().start()),
                                        bound(call.frame().end())));
    }

    private static String bound(Bound bound) {
        return switch (bound) {
            case Bound.UnboundedPreceding ignored -> "START";
            case Bound.Preceding(var amount) -> "-" + ScalarText.of(amount);
            case Bound.CurrentRow ignored -> "CURRENT";
            case Bound.Following(var amount) -> "+" + ScalarText.of(amount);
            case Bound.UnboundedFollowing ignored -> "END";
        };
    }

    private static String sort(Relation.Sort sort) {
        StringBuilder text = new StringBuilder("Sort[");
        text.append(join(sort.keys(), RelationText::sortKey));
        if (sort.offset() > 0) {
            text.append("; offset ").append(sort.offset());
        }
        sort.limit().ifPresent(limit -> text.append("; limit ").append(limit));
        return text.append("]").toString();
    }

    private static String sortKey(SortKey key) {
        return ScalarText.of(key.expression())
                + (key.descending() ? " DESC" : " ASC")
                + (key.nullsFirst() ? " NULLS FIRST" : " NULLS LAST");
    }

    private static String scalars(List<Scalar> scalars) {
        return join(scalars, ScalarText::of);
    }

    private static <T> String join(List<T> items, Function<T, String> text) {
        return join(items, text, "", "");
    }

    private static <T> String join(List<T> items, Function<T, String> text, String prefix, String suffix) {
        return items.stream().map(text).collect(Collectors.joining(", ", prefix, suffix));
    }
}
