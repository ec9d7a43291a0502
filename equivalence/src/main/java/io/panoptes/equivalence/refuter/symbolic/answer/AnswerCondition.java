package io.panoptes.equivalence.refuter.symbolic.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;

/** A condition on the answers of several queries, which are known by their positions from 0 on. */
public sealed interface AnswerCondition {

    /** The two answers are the same: {@code left = right}. */
    record Agree(int left, int right) implements AnswerCondition {}

    record Not(AnswerCondition condition) implements AnswerCondition {}

    record All(List<AnswerCondition> conditions) implements AnswerCondition {
        public All {
            conditions = List.copyOf(conditions);
        }
    }

    record Any(List<AnswerCondition> conditions) implements AnswerCondition {
        public Any {
            conditions = List.copyOf(conditions);
        }
    }

    /** How many of the conditions hold. */
    record Exactly(int count, List<AnswerCondition> conditions) implements AnswerCondition {
        public Exactly {
            conditions = List.copyOf(conditions);
        }
    }

    static AnswerCondition differ(int left, int right) {
        return new Not(new Agree(left, right));
    }

    /** No two of the {@code count} answers are the same. */
    static AnswerCondition allDiffer(int count) {
        return allDiffer(IntStream.range(0, count).boxed().toList());
    }

    /** No two of these queries agree. */
    static AnswerCondition allDiffer(List<Integer> queries) {
        List<AnswerCondition> pairs = new ArrayList<>();
        for (int right = 1; right < queries.size(); right++) {
            for (int left = 0; left < right; left++) {
                pairs.add(differ(queries.get(left), queries.get(right)));
            }
        }
        return new All(pairs);
    }

    /**
     * Two different answers, each given by half of the queries; of an odd number, one gets one more.
     *
     * <p>Written as one alternative for each query that may be the first to differ from query 0.
     */
    static AnswerCondition evenSplit(int count) {
        List<AnswerCondition> alternatives = new ArrayList<>();
        for (int other = 1; other < count; other++) {
            int representative = other;
            List<AnswerCondition> parts = new ArrayList<>();
            parts.add(differ(0, representative));
            for (int i = 1; i < count; i++) {
                if (i < representative) {
                    parts.add(new Agree(0, i));
                } else if (i > representative) {
                    parts.add(new Any(List.of(new Agree(0, i), new Agree(representative, i))));
                }
            }
            List<AnswerCondition> withFirst = IntStream.range(1, count)
                    .<AnswerCondition>mapToObj(i -> new Agree(0, i))
                    .toList();
            int half = count / 2;
            parts.add(new Any(List.of(new Exactly(half - 1, withFirst), new Exactly(count - half - 1, withFirst))));
            alternatives.add(new All(parts));
        }
        return new Any(alternatives);
    }

    /** Whether it holds, given which answers agree. */
    default boolean holds(BiPredicate<Integer, Integer> agree) {
        return switch (this) {
            case Agree(int left, int right) -> agree.test(left, right);
            case Not(AnswerCondition condition) -> !condition.holds(agree);
            case All(List<AnswerCondition> conditions) ->
                conditions.stream().allMatch(condition -> condition.holds(agree));
            case Any(List<AnswerCondition> conditions) ->
                conditions.stream().anyMatch(condition -> condition.holds(agree));
            case Exactly(int count, List<AnswerCondition> conditions) ->
                conditions.stream().filter(condition -> condition.holds(agree)).count() == count;
        };
    }
}
