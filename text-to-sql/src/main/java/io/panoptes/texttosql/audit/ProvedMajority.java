package io.panoptes.texttosql.audit;

import io.panoptes.texttosql.evaluation.ResultRow;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiPredicate;

/** Of predictions that contradict a gold query, the most that are equal to each other on every database, by proof or by their text. */
final class ProvedMajority {
    private ProvedMajority() {}

    /**
     * The largest class; the first of several of that size.
     *
     * @param equal whether two predicted texts are equal, as far as that was shown
     */
    static List<ResultRow> of(List<ResultRow> contradicting, BiPredicate<String, String> equal) {
        List<List<ResultRow>> classes = new ArrayList<>();
        for (ResultRow row : contradicting) {
            List<ResultRow> joined = new ArrayList<>();
            // It may be equal to members of several classes that could not be compared with each other.
            for (List<ResultRow> some : List.copyOf(classes)) {
                if (some.stream().anyMatch(other -> equal.test(other.predicted(), row.predicted()))) {
                    classes.remove(some);
                    joined.addAll(some);
                }
            }
            joined.add(row);
            classes.add(joined);
        }
        return classes.stream()
                .max(Comparator.comparingInt(List::size))
                .map(List::copyOf)
                .orElse(List.of());
    }
}
