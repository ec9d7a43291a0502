package io.panoptes.texttosql.audit;

import io.panoptes.sql.schema.Schema;
import io.panoptes.texttosql.benchmark.BenchmarkQuestion;
import io.panoptes.texttosql.evaluation.ResultRow;
import io.panoptes.texttosql.pair.PairOutcome.Kind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Ranks the gold queries of a benchmark by how likely they are wrong: which systems predict other queries, and which suspected errors
 * change the answer.
 */
public final class GoldAudit {
    private GoldAudit() {}

    /**
     * A gold query that is likely wrong.
     *
     * @param contradicting a row for each system whose prediction differs from it
     * @param systems the number of systems whose prediction is valid
     * @param agreeing the size of the largest group of contradicting predictions with the same answer on the same counterexample
     * @param alike the largest group of contradicting predictions that are proved equal to each other
     * @param suspicions for each suspected error that changes the answer, the pair of the gold query and the one without it
     */
    public record Entry(
            BenchmarkQuestion question,
            List<ResultRow> contradicting,
            int systems,
            int agreeing,
            List<ResultRow> alike,
            Map<String, ResultRow> suspicions) {
        public Entry {
            alike = List.copyOf(alike);
            contradicting = List.copyOf(contradicting);
            // In their order, which is the order of the report.
            suspicions = Collections.unmodifiableMap(new LinkedHashMap<>(suspicions));
        }

        /**
         * The key of the ranking: from 0 to 1 for the share of the systems that contradict, 1 more for a proved majority, and 1 for each
         * suspicion. The contradicting and the agreeing count half each: systems that err alike are better evidence than any that err.
         */
        public double weight() {
            double systemsAgainst = systems == 0 ? 0 : (contradicting.size() + agreeing) / (2.0 * systems);
            return systemsAgainst + (hasProvedMajority() ? 1 : 0) + suspicions.size();
        }

        /** Whether more than half of the systems predict queries that are proved equal to each other, and differ from the gold query. */
        public boolean hasProvedMajority() {
            return systems > 1 && 2 * alike.size() > systems;
        }

        /** The contradiction to show: of the majority, where there is one. */
        public Optional<ResultRow> shown() {
            return (hasProvedMajority() ? alike : contradicting).stream().findFirst();
        }

        /** Whether there is a suspicion, or most of several systems contradict. */
        boolean isListed() {
            return !suspicions.isEmpty() || systems > 1 && 2 * contradicting.size() > systems;
        }
    }

    /**
     * @param rows the results of all systems, by the id of the question
     * @param suspicions the results for rewritten gold queries, by the id of the question and what is suspected
     * @param equal whether two predictions for a question are proved equal
     * @return the gold queries that are likely wrong, the likeliest first
     */
    public static List<Entry> of(
            List<BenchmarkQuestion> questions,
            Map<String, List<ResultRow>> rows,
            Map<String, Map<String, ResultRow>> suspicions,
            EqualPredictions equal) {
        List<Entry> entries = new ArrayList<>();
        for (BenchmarkQuestion question : questions) {
            List<ResultRow> valid = rows.getOrDefault(question.id(), List.of()).stream()
                    .filter(row -> row.outcome() != Kind.INVALID)
                    .toList();
            List<ResultRow> contradicting = valid.stream()
                    .filter(row -> row.outcome() == Kind.DIFFERENT)
                    .toList();
            Map<String, ResultRow> shown = new LinkedHashMap<>();
            suspicions.getOrDefault(question.id(), Map.of()).forEach((words, row) -> {
                if (row.outcome() == Kind.DIFFERENT && !isConfirmedByAll(valid)) {
                    shown.put(words, row);
                }
            });
            List<ResultRow> alike = ProvedMajority.of(contradicting, (one, other) -> equal.test(question, one, other));
            Entry entry = new Entry(question, contradicting, valid.size(), mostAlike(contradicting), alike, shown);
            if (entry.isListed()) {
                entries.add(entry);
            }
        }
        entries.sort(Comparator.comparingDouble(Entry::weight).reversed());
        return entries;
    }

    /** Whether two predictions for a question are proved equal. */
    @FunctionalInterface
    public interface EqualPredictions {
        boolean test(BenchmarkQuestion question, String one, String other);
    }

    /** Whether every system predicts a query that is equal to the gold query: then the question is not misread, and no suspicion counts. */
    private static boolean isConfirmedByAll(List<ResultRow> valid) {
        return !valid.isEmpty() && valid.stream().allMatch(row -> row.outcome() == Kind.EQUAL);
    }

    /** The size of the largest group with the same answer on the same counterexample. */
    private static int mostAlike(List<ResultRow> contradicting) {
        Map<Set<Object>, Integer> alike = new HashMap<>();
        contradicting.forEach(
                row -> alike.merge(Set.of(row.counterexample(), new HashSet<>(row.predictedRows())), 1, Integer::sum));
        return alike.values().stream().mapToInt(count -> count).max().orElse(0);
    }

    /** The gold query rewritten without each error that is common in gold queries, by what is suspected. */
    public static Map<String, String> rewritings(BenchmarkQuestion question, Schema schema) {
        Map<String, String> rewritings = new LinkedHashMap<>();
        for (Suspicion suspicion : Suspicion.ALL) {
            suspicion.rewritten(question, schema).ifPresent(text -> rewritings.put(suspicion.words(), text));
        }
        return rewritings;
    }
}
