package io.panoptes.cli.texttosql;

import io.panoptes.texttosql.benchmark.BenchmarkQuestion;
import io.panoptes.texttosql.evaluation.ResultRow;
import io.panoptes.texttosql.pair.Pair;
import io.panoptes.texttosql.pair.PairOutcome.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Predictions for one question as pairs with each other: the engine says which of them are equal. */
final class PredictionPairs {
    private final Map<String, Map<List<String>, Pair>> byQuestion = new HashMap<>();

    /** @param predicted the pairs of each question with its gold query */
    static PredictionPairs of(Map<String, List<Pair>> predicted) {
        PredictionPairs pairs = new PredictionPairs();
        predicted.forEach((id, all) -> pairs.byQuestion.put(id, among(all)));
        return pairs;
    }

    private static Map<List<String>, Pair> among(List<Pair> predicted) {
        List<String> texts = predicted.stream()
                .flatMap(pair -> pair.predicted().stream())
                .distinct()
                .toList();
        Map<List<String>, Pair> pairs = new HashMap<>();
        for (int i = 0; i < texts.size(); i++) {
            for (int j = i + 1; j < texts.size(); j++) {
                pairs.put(List.of(texts.get(i), texts.get(j)), pair(predicted.getFirst(), texts.get(i), texts.get(j)));
            }
        }
        return pairs;
    }

    private static Pair pair(Pair first, String one, String other) {
        BenchmarkQuestion question = first.question();
        return new Pair(
                new BenchmarkQuestion(
                        question.id(),
                        question.database(),
                        question.text(),
                        question.evidence(),
                        question.difficulty(),
                        one),
                Optional.of(other),
                first.semantics());
    }

    List<Pair> all() {
        return byQuestion.values().stream()
                .flatMap(pairs -> pairs.values().stream())
                .toList();
    }

    /** Those between contradicting predictions, where more than half of the systems contradict the gold query. */
    List<Pair> worthDeciding(Map<String, List<ResultRow>> rows) {
        List<Pair> worth = new ArrayList<>();
        rows.forEach((id, all) -> {
            List<String> contradicting = all.stream()
                    .filter(row -> row.outcome() == Kind.DIFFERENT)
                    .map(ResultRow::predicted)
                    .toList();
            long valid =
                    all.stream().filter(row -> row.outcome() != Kind.INVALID).count();
            if (2L * contradicting.size() > valid) {
                byQuestion.getOrDefault(id, Map.of()).forEach((texts, pair) -> {
                    if (contradicting.containsAll(texts)) {
                        worth.add(pair);
                    }
                });
            }
        });
        return worth;
    }

    /** Whether a row shows that the two are equal. */
    boolean areEqual(Map<Pair, ResultRow> rows, BenchmarkQuestion question, String one, String other) {
        Map<List<String>, Pair> pairs = byQuestion.getOrDefault(question.id(), Map.of());
        return one.equals(other)
                || Optional.ofNullable(pairs.get(List.of(one, other)))
                        .or(() -> Optional.ofNullable(pairs.get(List.of(other, one))))
                        .flatMap(pair -> Optional.ofNullable(rows.get(pair)))
                        .filter(row -> row.outcome() == Kind.EQUAL)
                        .isPresent();
    }
}
