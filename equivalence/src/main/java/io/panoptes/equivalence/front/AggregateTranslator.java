package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.AggregateFunction;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.evaluator.function.OrderedAggregate;
import io.panoptes.equivalence.front.dependency.DeterminedColumns;
import io.panoptes.equivalence.front.function.OrderOfJoined;
import io.panoptes.equivalence.front.grouping.ConstantGroupingKeys;
import io.panoptes.equivalence.front.operator.StatisticFunctions;
import io.panoptes.equivalence.front.operator.UngroupedColumns;
import io.panoptes.equivalence.front.validation.FrontTypes;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingTrait;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.calcite.rel.core.Aggregate;
import org.apache.calcite.rel.core.AggregateCall;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.util.ImmutableBitSet;

/**
 * Calcite's grouping as ours: its keys are columns of the input in the input's order.
 *
 * <p>{@code GROUP BY k} with {@code ANY_VALUE(a) -> GROUP BY k, a}, where {@code k} determines {@code a}: the groups are the
 * same. Not without keys, for then there is a group without rows.
 */
final class AggregateTranslator {
    private final ReadingProfile profile;

    AggregateTranslator(ReadingProfile profile) {
        this.profile = profile;
    }

    Relation translate(Aggregate aggregate, Relation input) {
        List<SqlType> types = input.types();
        List<Integer> keys = aggregate.getGroupSet().asList();
        List<List<Integer>> groupingSets = aggregate.getGroupSets().stream()
                .map(set -> positions(set, keys))
                .toList();
        SortKeys order = new SortKeys(profile, input);
        List<Relation.AggregateCall> calls = aggregate.getAggCallList().stream()
                .map(call -> {
                    if (profile.has(ReadingTrait.GROUP_CONCAT_JOINS_ARGUMENTS)) {
                        OrderOfJoined.check(call, aggregate.getInput().getRowType(), input);
                    }
                    return call(call, aggregate.getInput().getRowType(), types, order);
                })
                .toList();
        boolean ofEachRow = profile.has(ReadingTrait.ANY_VALUE_DOES_NOT_GROUP)
                && keys.isEmpty()
                && !calls.isEmpty()
                && calls.stream().allMatch(call -> call.function() == AggregateFunction.ANY_VALUE);
        if (ofEachRow) {
            throw new Unsupported("ANY_VALUE without groups, which is a function of each row here");
        }
        if (groupingSets.size() > 1) {
            checkSets(aggregate, calls);
        }
        if (keys.isEmpty() || groupingSets.size() != 1 || calls.stream().noneMatch(AggregateTranslator::isAnyValue)) {
            return new Relation.Aggregate(input, columns(keys, types), groupingSets, checked(calls));
        }
        return withMoreKeys(input, keys, calls);
    }

    /** MySQL gives NULL for an ungrouped column of a derived table whose item is that of a key; ANY_VALUE has a value of the group. */
    private void checkSets(Aggregate aggregate, List<Relation.AggregateCall> calls) {
        if (profile.has(ReadingTrait.CONSTANT_KEYS_OF_SETS_OPEN)) {
            ConstantGroupingKeys.refuse(aggregate);
        }
        if (profile.looseGrouping() && calls.stream().anyMatch(AggregateTranslator::isAnyValue)) {
            throw new Unsupported("a column that is not grouped, beside grouping sets");
        }
    }

    private Relation withMoreKeys(Relation input, List<Integer> keys, List<Relation.AggregateCall> calls) {
        Set<Integer> determined = DeterminedColumns.of(input).by(keys);
        List<Integer> allKeys = new ArrayList<>(keys);
        List<Relation.AggregateCall> rest = new ArrayList<>();
        for (Relation.AggregateCall call : calls) {
            if (!isAnyValue(call) || !determined.contains(argument(call))) {
                rest.add(call);
            } else if (!allKeys.contains(argument(call))) {
                allKeys.add(argument(call));
            }
        }
        List<List<Integer>> groupingSets =
                List.of(IntStream.range(0, allKeys.size()).boxed().toList());
        Relation groups = new Relation.Aggregate(input, columns(allKeys, input.types()), groupingSets, checked(rest));
        return rest.size() == calls.size() ? groups : inOrder(groups, keys, allKeys, calls, rest);
    }

    /** The keys that the query has, then its aggregates, some of which have become keys. */
    private static Relation inOrder(
            Relation groups,
            List<Integer> keys,
            List<Integer> allKeys,
            List<Relation.AggregateCall> calls,
            List<Relation.AggregateCall> rest) {
        List<Scalar> items = new ArrayList<>();
        for (int i = 0; i < keys.size(); i++) {
            items.add(column(i, groups.types()));
        }
        int next = allKeys.size();
        for (Relation.AggregateCall call : calls) {
            boolean kept = next - allKeys.size() < rest.size() && rest.get(next - allKeys.size()) == call;
            items.add(column(kept ? next++ : allKeys.indexOf(argument(call)), groups.types()));
        }
        return PlainColumns.of(groups, items);
    }

    /** Where columns outside of the grouping must be determined by it, the query is wrong if one is left. */
    private List<Relation.AggregateCall> checked(List<Relation.AggregateCall> calls) {
        boolean ungrouped = calls.stream().anyMatch(call -> call.name().equals(UngroupedColumns.VALUE.getName()));
        if (ungrouped && !profile.looseGrouping()) {
            throw new UngroupedColumns.NotDetermined();
        }
        return calls.stream()
                .map(call -> call.function() == AggregateFunction.ANY_VALUE ? named("ANY_VALUE", call) : call)
                .toList();
    }

    private static Relation.AggregateCall named(String name, Relation.AggregateCall call) {
        return new Relation.AggregateCall(
                call.function(), name, call.arguments(), call.distinct(), call.filter(), call.order(), call.type());
    }

    private static boolean isAnyValue(Relation.AggregateCall call) {
        return call.function() == AggregateFunction.ANY_VALUE && call.filter().isEmpty();
    }

    private static int argument(Relation.AggregateCall anyValue) {
        return ((Scalar.Column) anyValue.arguments().getFirst()).index();
    }

    private static List<Scalar> columns(List<Integer> positions, List<SqlType> types) {
        return positions.stream().map(position -> column(position, types)).toList();
    }

    private static List<Integer> positions(ImmutableBitSet set, List<Integer> keys) {
        return set.asList().stream().map(keys::indexOf).toList();
    }

    private Relation.AggregateCall call(AggregateCall call, RelDataType row, List<SqlType> types, SortKeys order) {
        if (call.isApproximate() || call.ignoreNulls() || call.distinctKeys != null) {
            throw new Unsupported("aggregate " + call);
        }
        AggregateFunction function = function(call);
        return new Relation.AggregateCall(
                function,
                name(call),
                call.getArgList().stream()
                        .map(index -> argument(index, row, types))
                        .toList(),
                call.isDistinct() && isSensitiveToDuplicates(function),
                call.filterArg < 0 ? Optional.empty() : Optional.of(column(call.filterArg, types)),
                call.getCollation().getFieldCollations().stream().map(order::of).toList(),
                FrontTypes.toOurs(call.getType()));
    }

    /** LISTAGG is what Calcite makes of GROUP_CONCAT, and GROUP_CONCAT alone has a separator where none is given. */
    private String name(AggregateCall call) {
        String name = call.getAggregation().getName().toUpperCase(Locale.ROOT);
        boolean joined = name.equals("LISTAGG")
                && (call.getArgList().size() > 1 || profile.has(ReadingTrait.FUNCTIONS_ARE_GIVEN));
        return joined ? OrderedAggregate.JOINED : StatisticFunctions.fullName(name, profile);
    }

    /** With the type that the query casts it to, also where the cast was left out because it changes no value. */
    private static Scalar argument(int index, RelDataType row, List<SqlType> types) {
        return types.get(index) instanceof SqlType.IntegerType(int bits)
                        && FrontTypes.toOurs(row.getFieldList().get(index).getType())
                                instanceof SqlType.IntegerType wider
                        && wider.bits() > bits
                ? new Scalar.Column(index, wider)
                : column(index, types);
    }

    private static boolean isSensitiveToDuplicates(AggregateFunction function) {
        return switch (function) {
            case COUNT, SUM, SUM0, AVG, SINGLE_VALUE, OTHER -> true;
            case MIN, MAX, ANY_VALUE, EVERY, SOME, GROUPING -> false;
        };
    }

    private static AggregateFunction function(AggregateCall call) {
        return switch (call.getAggregation().getKind()) {
            case COUNT -> AggregateFunction.COUNT;
            case SUM -> AggregateFunction.SUM;
            case SUM0 -> AggregateFunction.SUM0;
            case MIN -> AggregateFunction.MIN;
            case MAX -> AggregateFunction.MAX;
            case AVG -> AggregateFunction.AVG;
            case SINGLE_VALUE -> AggregateFunction.SINGLE_VALUE;
            case ANY_VALUE -> AggregateFunction.ANY_VALUE;
            case GROUPING -> AggregateFunction.GROUPING;
            case GROUP_ID -> throw new Unsupported("GROUP_ID");
            default ->
                switch (call.getAggregation().getName().toUpperCase(Locale.ROOT)) {
                    case "EVERY", "BOOL_AND", "LOGICAL_AND" -> AggregateFunction.EVERY;
                    case "SOME", "BOOL_OR", "LOGICAL_OR" -> AggregateFunction.SOME;
                    default -> AggregateFunction.OTHER;
                };
        };
    }

    private static Scalar column(int index, List<SqlType> types) {
        return new Scalar.Column(index, types.get(index));
    }
}
