package io.panoptes.benchmarks.audit;

import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;

/** Counts results by what came of them, and the reasons where there was nothing to compare. */
public final class AuditReport {
    private final int reasonsPerKind;
    private final Map<String, Integer> kinds = new TreeMap<>();
    private final Map<String, Map<String, Integer>> reasons = new TreeMap<>();
    private int texts;
    private int different;
    private int agreed;
    private int broken;

    public AuditReport(int reasonsPerKind) {
        this.reasonsPerKind = reasonsPerKind;
    }

    public void add(AuditResult result) {
        texts++;
        different += result.isDifferent() ? 1 : 0;
        agreed += result.isAgreed() ? 1 : 0;
        broken += result.isBroken() ? 1 : 0;
        kinds.merge(result.kind(), 1, Integer::sum);
        if (!result.reason().isEmpty() && !result.isDifferent()) {
            // Names and numbers are left out, so that the same reasons fall together.
            String reason =
                    result.reason().replaceAll("'[^']*'|\"[^\"]*\"", "...").replaceAll("\\d+", "N");
            reasons.computeIfAbsent(result.kind(), kind -> new TreeMap<>()).merge(reason, 1, Integer::sum);
        }
    }

    public int different() {
        return different;
    }

    public int agreed() {
        return agreed;
    }

    /** On how many the engine failed. */
    public int broken() {
        return broken;
    }

    public String text() {
        StringBuilder text = new StringBuilder("texts     %6d%n".formatted(texts));
        kinds.forEach((kind, count) -> {
            text.append("%-10s%6d%n".formatted(kind, count));
            reasons.getOrDefault(kind, Map.of()).entrySet().stream()
                    .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder())
                            .thenComparing(Map.Entry.comparingByKey()))
                    .limit(reasonsPerKind)
                    .forEach(reason -> text.append("  %6d  %s%n".formatted(reason.getValue(), reason.getKey())));
        });
        return text.toString();
    }
}
