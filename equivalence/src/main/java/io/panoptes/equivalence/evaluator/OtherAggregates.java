package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.algebra.Relation.SortKey;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.evaluator.OrderedAccumulator.Pick;
import io.panoptes.equivalence.evaluator.function.OrderedAggregate;
import io.panoptes.equivalence.evaluator.value.ComparisonKind;
import io.panoptes.equivalence.evaluator.value.KeyOrder;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Aggregates that the algebra knows by name only: by value where the name is known here, else with a meaning that is made up. */
final class OtherAggregates {
    /** Of GROUP_CONCAT and its like, where none is given. */
    private static final Scalar COMMA = new Scalar.Literal(Value.of(","), SqlType.TEXT);

    private OtherAggregates() {}

    static Accumulator of(
            String name, List<Scalar> arguments, boolean distinct, List<SortKey> order, SqlType type, Run run) {
        Optional<Statistic> statistic =
                Statistic.of(name).filter(known -> known.arguments() == arguments.size() && order.isEmpty());
        if (statistic.isPresent()) {
            // Of a decimal it is not known how many digits it has.
            return type instanceof SqlType.DecimalType
                    ? new UnknownAggregate(name, type, run)
                    : statistic(statistic.get(), arguments, run);
        }
        if (distinct && order.stream().anyMatch(key -> !arguments.contains(key.expression()))) {
            throw new Unsupported("aggregate with DISTINCT and an order by something else");
        }
        return switch (name) {
            case OrderedAggregate.FIRST -> inOrder(Pick.FIRST, true, order, run);
            case OrderedAggregate.LAST -> inOrder(Pick.LAST, true, order, run);
            case OrderedAggregate.FIRST_PRESENT -> inOrder(Pick.FIRST, false, order, run);
            case OrderedAggregate.AT_SMALLEST -> byKey(Pick.FIRST, arguments, order, run);
            case OrderedAggregate.AT_GREATEST -> byKey(Pick.LAST, arguments, order, run);
            case OrderedAggregate.JOINED ->
                areTexts(arguments) ? inOrder(Pick.TEXTS, true, order, run) : new UnknownAggregate(name, type, run);
            default -> new UnknownAggregate(name, type, run);
        };
    }

    /** What is taken of each row by an aggregate that looks at the order. */
    static List<Scalar> taken(List<Scalar> arguments, List<SortKey> order) {
        List<Scalar> taken = new ArrayList<>(withSeparator(arguments));
        order.forEach(key -> taken.add(key.expression()));
        return taken;
    }

    /** A second argument for all of them, so that what the order asks for stands behind it. */
    private static List<Scalar> withSeparator(List<Scalar> arguments) {
        return arguments.size() > 1 ? arguments : List.of(arguments.getFirst(), COMMA);
    }

    private static Accumulator statistic(Statistic statistic, List<Scalar> arguments, Run run) {
        boolean numbers = arguments.stream()
                .map(argument -> ComparisonKind.of(argument.type()))
                .allMatch(kind -> kind == ComparisonKind.NUMBER || kind == ComparisonKind.NOTHING);
        if (!numbers) {
            throw new Unsupported(statistic + " of what is no number");
        }
        return new StatisticAccumulator(statistic, run);
    }

    private static Accumulator inOrder(Pick pick, boolean nulls, List<SortKey> order, Run run) {
        return new OrderedAccumulator(pick, nulls, new KeyOrder(order, 2, run.pool), 2 + order.size(), run.pool);
    }

    /** The second argument is the key. */
    private static Accumulator byKey(Pick pick, List<Scalar> arguments, List<SortKey> order, Run run) {
        if (!order.isEmpty()) {
            throw new Unsupported("aggregate by a key and an order");
        }
        List<SortKey> ascending = List.of(new SortKey(arguments.get(1), false, false));
        return new OrderedAccumulator(pick, false, new KeyOrder(ascending, 1, run.pool), 2, run.pool);
    }

    private static boolean areTexts(List<Scalar> arguments) {
        return arguments.stream().allMatch(argument -> argument.type() instanceof SqlType.TextType);
    }
}
