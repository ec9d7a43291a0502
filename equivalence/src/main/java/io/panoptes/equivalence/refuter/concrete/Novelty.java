package io.panoptes.equivalence.refuter.concrete;

import io.panoptes.equivalence.evaluator.CompiledQuery;
import io.panoptes.equivalence.evaluator.value.Tally;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What runs of some queries have reached so far: branches, sizes of groups, how near comparisons came to a tie. */
public final class Novelty {
    private final Set<Integer> reached = new HashSet<>();

    /** Whether the last runs reached anything for the first time; notes it. */
    public boolean isNew(List<CompiledQuery> queries) {
        int size = reached.size();
        int place = 0;
        for (CompiledQuery query : queries) {
            for (CompiledQuery.Observed observed : query.observations()) {
                note(place++, observed.tally());
            }
        }
        return reached.size() > size;
    }

    private void note(int place, Tally tally) {
        mark(place, 0, bucket(tally.isTrue));
        mark(place, 1, bucket(tally.isFalse));
        mark(place, 2, bucket(tally.isNull));
        mark(place, 3, bucket(tally.emptyInput));
        mark(place, 4, bucket(tally.leftAlone));
        mark(place, 5, bucket(tally.leftPartnered));
        mark(place, 6, bucket(tally.leftManyPartners));
        mark(place, 7, bucket(tally.rightAlone));
        mark(place, 8, bucket(tally.duplicates));
        mark(place, 9, bucket(tally.furtherGroups));
        mark(place, 10, tally.largestGroup);
        mark(place, 11, bucket(tally.nullKeys));
        mark(place, 12, bucket(tally.nullArguments));
        mark(place, 13, bucket(tally.repeatedArguments));
        mark(place, 14, bucket(tally.cutRows));
        mark(place, 15, bucket(tally.uncutRuns));
        mark(place, 16, bucket(tally.ties));
        mark(place, 17, tally.distance < 0 ? 0 : 65 - Long.numberOfLeadingZeros(tally.distance));
    }

    private void mark(int place, int kind, int level) {
        if (level > 0) {
            reached.add((place * 32 + kind) * 128 + Math.min(level, 127));
        }
    }

    /** Nothing, one, a few, many. */
    private static int bucket(int count) {
        return count == 0 ? 0 : count == 1 ? 1 : count < 4 ? 2 : 3;
    }
}
