package io.panoptes.texttosql.audit;

import io.panoptes.sql.schema.Schema;
import io.panoptes.texttosql.benchmark.BenchmarkQuestion;
import io.panoptes.texttosql.evaluation.ResultRow;
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

/** Ranks the gold queries of a benchmark by how likely they are wrong, from what came of pairs. */
public final class GoldAudit {
    private GoldAudit() {}

    /**
     * A gold query that is contradicted.
     *
     * @param contradicting a row for each system whose prediction differs
     * @param systems the number of systems whose prediction is valid
     * @param agreeing how many of the contradicting predictions give the same answer on the same counterexample: the most
     * @param alike rows of the most contradicting predictions that are proved equal to each other
     * @param suspicions rows of rewritten gold queries that differ from it, by what is suspected
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
         * Between 0 and 1 for the systems, 1 more where most of them predict one query in different words, and 1 for each suspicion
         * that the systems' answers do not speak against.
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

        boolean isContradicted() {
            return !suspicions.isEmpty() || systems > 1 && 2 * contradicting.size() > systems;
        }
    }

    /**
     * @param rows of all systems, by question
     * @param suspicions by question and words
     * @param equal whether two predictions for a question are equal, as far as that was shown
     */
    public static List<Entry> of(
            List<BenchmarkQuestion> questions,
            Map<String, List<ResultRow>> rows,
            Map<String, Map<String, ResultRow>> suspicions,
            EqualPredictions equal) {
        List<Entry> entries = new ArrayList<>();
        for (BenchmarkQuestion question : questions) {
            List<ResultRow> valid = rows.getOrDefault(question.id(), List.of()).stream()
                    .filter(row -> !row.outcome().equals("invalid"))
                    .toList();
            List<ResultRow> contradicting = valid.stream()
                    .filter(row -> row.outcome().equals("different"))
                    .toList();
            Map<String, ResultRow> shown = new LinkedHashMap<>();
            suspicions.getOrDefault(question.id(), Map.of()).forEach((words, row) -> {
                if (row.outcome().equals("different") && !isHeldByAll(valid)) {
                    shown.put(words, row);
                }
            });
            List<ResultRow> alike = ProvedMajority.of(contradicting, (one, other) -> equal.test(question, one, other));
            Entry entry = new Entry(question, contradicting, valid.size(), mostAlike(contradicting), alike, shown);
            if (entry.isContradicted()) {
                entries.add(entry);
            }
        }
        entries.sort(Comparator.comparingDouble(Entry::weight).reversed());
        return entries;
    }

    /** What is known of two predictions for one question. */
    @FunctionalInterface
    public interface EqualPredictions {
        boolean test(BenchmarkQuestion question, String one, String other);
    }

    /** Whether every system predicts a query that is equal to the gold query: nobody reads the question in another way. */
    private static boolean isHeldByAll(List<ResultRow> valid) {
        return !valid.isEmpty() && valid.stream().allMatch(row -> row.outcome().equals("equal"));
    }

    private static int mostAlike(List<ResultRow> contradicting) {
        Map<Set<Object>, Integer> alike = new HashMap<>();
        contradicting.forEach(
                row -> alike.merge(Set.of(row.counterexample(), new HashSet<>(row.predictedRows())), 1, Integer::sum));
        return alike.values().stream().mapToInt(count -> count).max().orElse(0);
    }

    /** The gold query without each habit that often errs, by what is suspected. */
    public static Map<String, String> rewritings(BenchmarkQuestion question, Schema schema) {
        Map<String, String> rewritings = new LinkedHashMap<>();
        for (Suspicion suspicion : Suspicion.ALL) {
            suspicion.rewritten(question, schema).ifPresent(text -> rewritings.put(suspicion.words(), text));
        }
        return rewritings;
    }
}
