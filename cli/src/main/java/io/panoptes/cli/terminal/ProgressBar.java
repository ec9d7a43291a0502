package io.panoptes.cli.terminal;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** How far a long command has come: a bar on a terminal, elsewhere a line every tenth and at least every half minute. */
public final class ProgressBar {
    private static final int WIDTH = 30;
    private static final long MOST_SILENCE_NANOS = Duration.ofSeconds(30).toNanos();

    private final PrintWriter out;
    private final int total;
    private final boolean terminal;
    private final Map<String, Integer> counts = new TreeMap<>();
    private int done;
    private long lastLine = System.nanoTime();

    public ProgressBar(PrintWriter out, int total, boolean terminal) {
        this.out = out;
        this.total = total;
        this.terminal = terminal;
    }

    public void step(String kind) {
        done++;
        counts.merge(kind, 1, Integer::sum);
        if (terminal) {
            int filled = total == 0 ? WIDTH : WIDTH * done / total;
            out.print("\r[" + "#".repeat(filled) + ".".repeat(WIDTH - filled) + "] " + text() + "\u001b[K");
            out.flush();
        } else if (done == total
                || done % Math.max(1, total / 10) == 0
                || System.nanoTime() - lastLine > MOST_SILENCE_NANOS) {
            out.println(text());
            out.flush();
            lastLine = System.nanoTime();
        }
    }

    public void end() {
        if (terminal) {
            out.println();
            out.flush();
        }
    }

    private String text() {
        return "%d of %d: %s"
                .formatted(
                        done,
                        total,
                        counts.entrySet().stream()
                                .map(entry -> entry.getValue() + " " + entry.getKey())
                                .collect(Collectors.joining(", ")));
    }
}
