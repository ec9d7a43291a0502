package io.panoptes.equivalence.front;

import io.panoptes.equivalence.Unsupported;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.AggregateFunction;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.calcite.rel.core.Aggregate;
import org.apache.calcite.rel.core.AggregateCall;
import org.apache.calcite.util.ImmutableBitSet;

/** Calcite's grouping as ours: its keys are columns of the input in the input's order. */
final class AggregateTranslator {
    private final FrontProfile profile;

    AggregateTranslator(FrontProfile profile) {
        this.profile = profile;
    }

    Relation translate(Aggregate aggregate, Relation input) {
        List<SqlType> types = input.types();
        List<Integer> keys = aggregate.getGroupSet().asList();
        List<List<Integer>> groupingSets = aggregate.getGroupSets().stream()
                .map(set -> positions(set, keys))
                .toList();
        List<Relation.AggregateCall> calls = aggregate.getAggCallList().stream()
                .map(call -> call(call, types))
                .toList();
        return new Relation.Aggregate(
                input, keys.stream().map(key -> column(key, types)).toList(), groupingSets, calls);
    }

    private static List<Integer> positions(ImmutableBitSet set, List<Integer> keys) {
        return set.asList().stream().map(keys::indexOf).toList();
    }

    private Relation.AggregateCall call(AggregateCall call, List<SqlType> types) {
        if (call.isApproximate() || call.ignoreNulls() || call.distinctKeys != null) {
            throw new Unsupported("aggregate " + call);
        }
        AggregateFunction function = function(call);
        return new Relation.AggregateCall(
                function,
                call.getAggregation().getName().toUpperCase(Locale.ROOT),
                call.getArgList().stream().map(index -> column(index, types)).toList(),
                call.isDistinct() && isSensitiveToDuplicates(function),
                call.filterArg < 0 ? Optional.empty() : Optional.of(column(call.filterArg, types)),
                call.getCollation().getFieldCollations().stream()
                        .map(collation -> SortKeys.of(collation, types, profile))
                        .toList(),
                FrontTypes.toOurs(call.getType()));
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
