package io.panoptes.cli.terminal;

import io.panoptes.campaign.CampaignProgress;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The counts of a campaign in words. */
public final class ProgressText {
    private ProgressText() {}

    /** One line for logs. */
    public static String line(CampaignProgress progress, double now) {
        return String.format(
                Locale.ROOT,
                "%s  %,d cases, %.0f/s now, %.0f/s overall, %.1f%% valid, %d oracles, %,d plans, inside %.0f%%, %d findings, %d suspects open",
                time(progress.elapsedMillis()),
                progress.cases(),
                now,
                progress.casesPerSecond(),
                100 * progress.validShare(),
                progress.oraclesTried(),
                progress.planShapes(),
                100 * progress.insideShare(),
                progress.findingCount(),
                progress.open());
    }

    public static String time(long millis) {
        Duration time = Duration.ofMillis(millis);
        return String.format("%d:%02d:%02d", time.toHours(), time.toMinutesPart(), time.toSecondsPart());
    }

    public static String counts(Map<String, Long> counts) {
        return counts.isEmpty()
                ? "none"
                : new TreeMap<>(counts)
                        .entrySet().stream()
                                .map(entry -> "%s %,d".formatted(words(entry.getKey()), entry.getValue()))
                                .collect(Collectors.joining(", "));
    }

    public static String words(String constant) {
        return constant.toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
