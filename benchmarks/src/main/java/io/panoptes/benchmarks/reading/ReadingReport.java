package io.panoptes.benchmarks.reading;

import io.panoptes.benchmarks.reading.ReadingResult.Outcome;
import io.panoptes.benchmarks.reading.ReadingResult.Setup;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Counts by outcome, the share of queries that were read, and what the others were refused for. */
public final class ReadingReport {
    private static final int REASONS = 40;

    private final List<ReadingResult> results;

    public ReadingReport(List<ReadingResult> results) {
        this.results = List.copyOf(results);
    }

    public String text() {
        StringBuilder text = new StringBuilder();
        text.append("queries                    %6d, of them %d with known rows%n"
                .formatted(results.size(), known().size()));
        for (Outcome outcome : Outcome.values()) {
            text.append("  %-24s %6d%n".formatted(outcome.name().toLowerCase(Locale.ROOT), count(outcome)));
        }
        text.append(share("read", null));
        text.append(share("read, setup of plain tables", Setup.TABLES));
        text.append(share("read, no setup", Setup.NONE));
        text.append("refused for%n".formatted());
        reasons().entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(REASONS)
                .forEach(reason -> text.append("  %6d  %s%n".formatted(reason.getValue(), reason.getKey())));
        return text.toString();
    }

    /** The percentage of queries with known rows and this setup, or any, that were not refused. */
    public double percentRead(@Nullable Setup setup) {
        List<ReadingResult> asked = known().stream()
                .filter(result -> setup == null || result.setup() == setup)
                .toList();
        long read = asked.stream()
                .filter(result -> result.outcome() != Outcome.REFUSED)
                .count();
        return asked.isEmpty() ? 0 : 100.0 * read / asked.size();
    }

    private String share(String label, @Nullable Setup setup) {
        long asked = known().stream()
                .filter(result -> setup == null || result.setup() == setup)
                .count();
        return "%-28s %5.1f%% of %d%n".formatted(label, percentRead(setup), asked);
    }

    public long count(Outcome outcome) {
        return results.stream().filter(result -> result.outcome() == outcome).count();
    }

    private List<ReadingResult> known() {
        return results.stream()
                .filter(result -> !result.reason().equals(ReadingBenchmark.NO_ROWS))
                .toList();
    }

    /** Names and numbers are left out of the reasons, so that the same ones fall together. */
    private Map<String, Long> reasons() {
        return results.stream()
                .filter(result -> result.outcome() == Outcome.REFUSED)
                .collect(Collectors.groupingBy(
                        result -> result.reason()
                                .replaceAll("'[^']*'|\"[^\"]*\"", "...")
                                .replaceAll("\\d+", "N"),
                        TreeMap::new,
                        Collectors.counting()));
    }
}
