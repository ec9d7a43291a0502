package io.panoptes.texttosql.disambiguation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;

/**
 * Which of several queries are proved to give the same answer on every database.
 *
 * @param groups the numbers of the queries, from 0 on, in order; a query that equals no other is alone
 */
public record EqualQueries(List<List<Integer>> groups) {
    public EqualQueries {
        groups = groups.stream().map(List::copyOf).toList();
    }

    /** Where nothing is proved. */
    static EqualQueries none(int count) {
        return new EqualQueries(IntStream.range(0, count).mapToObj(List::of).toList());
    }

    /** Each query is tried against the first of each group. */
    static EqualQueries of(int count, BiPredicate<Integer, Integer> isEqual) {
        List<List<Integer>> groups = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int query = i;
            groups.stream()
                    .filter(group -> isEqual.test(group.getFirst(), query))
                    .findFirst()
                    .orElseGet(() -> {
                        groups.add(new ArrayList<>());
                        return groups.getLast();
                    })
                    .add(query);
        }
        return new EqualQueries(groups);
    }

    /** One query of each group. */
    List<Integer> representatives() {
        return groups.stream().map(List::getFirst).toList();
    }

    /** Groups of several queries. */
    public List<List<Integer>> alike() {
        return groups.stream().filter(group -> group.size() > 1).toList();
    }
}
