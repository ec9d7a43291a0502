package io.panoptes.benchmarks.pairs;

import io.panoptes.benchmarks.pairs.PairResult.Kind;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The results of a file, counted. */
public record BenchmarkSummary(List<PairResult> results) {
    public BenchmarkSummary {
        results = List.copyOf(results);
    }

    /** A line a verdict, a line a stage that refuted, and what must not be overlooked. */
    public String text() {
        StringBuilder text = new StringBuilder("verdict       count   share   median ms   95th pct ms\n");
        for (Kind kind : Kind.values()) {
            line(text, kind.name().toLowerCase(Locale.ROOT), of(kind));
        }
        text.append("refuted by stage\n");
        of(Kind.REFUTED).stream()
                .collect(Collectors.groupingBy(PairResult::stage))
                .forEach((stage, found) -> line(text, "  " + stage, found));
        List<PairResult> open = of(Kind.UNKNOWN);
        if (!open.isEmpty()) {
            text.append("row bound of the open ones: median %d%n".formatted((int)
                    quantile(open.stream().mapToDouble(PairResult::bound).toArray(), 0.5)));
        }
        long confirmed = of(Kind.REFUTED).stream()
                .filter(result -> result.validated().orElse(false))
                .count();
        text.append("counterexamples confirmed by the DBMS: %d of %d%n"
                .formatted(confirmed, of(Kind.REFUTED).size()));
        trials(text);
        results.stream()
                .filter(result -> result.reason().contains("spurious"))
                .forEach(result -> text.append("BUG OF THE ENGINE %s: %s%n".formatted(result.id(), result.reason())));
        return text.toString();
    }

    private void trials(StringBuilder text) {
        double[] millis = results.stream()
                .filter(result -> !result.trial().isEmpty())
                .mapToDouble(PairResult::trialMillis)
                .toArray();
        if (millis.length == 0) {
            return;
        }
        List<PairResult> given = results.stream()
                .filter(result -> result.verdict() == Kind.PROVED || result.verdict() == Kind.REFUTED)
                .toList();
        text.append("trial: %d of %d verdicts held, %d untried, %d contradicted; median %.1f ms, 95th pct %.1f ms%n"
                .formatted(
                        given.stream()
                                .filter(result -> result.validated().orElse(false))
                                .count(),
                        given.size(),
                        given.stream()
                                .filter(result -> result.validated().isEmpty())
                                .count(),
                        results.stream()
                                .filter(result -> !result.bugs().isEmpty())
                                .count(),
                        quantile(millis, 0.5),
                        quantile(millis, 0.95)));
    }

    private void line(StringBuilder text, String name, List<PairResult> some) {
        double[] millis = some.stream().mapToDouble(PairResult::millis).toArray();
        text.append("%-13s %5d  %5.1f%%  %10.1f  %12.1f%n"
                .formatted(
                        name,
                        some.size(),
                        results.isEmpty() ? 0 : 100.0 * some.size() / results.size(),
                        quantile(millis, 0.5),
                        quantile(millis, 0.95)));
    }

    private List<PairResult> of(Kind kind) {
        return results.stream().filter(result -> result.verdict() == kind).toList();
    }

    private static double quantile(double[] values, double share) {
        if (values.length == 0) {
            return 0;
        }
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[(int) Math.min(sorted.length - 1L, Math.round(share * (sorted.length - 1)))];
    }
}
