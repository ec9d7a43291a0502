package io.panoptes.cli.mine;

import io.panoptes.cli.terminal.ProgressText;
import io.panoptes.discovery.mining.MiningProgress;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.Consumer;

/** How far a mining run has come: one line that changes on a terminal, a line every ten seconds elsewhere. */
final class MiningPrinter implements Consumer<MiningProgress> {
    private static final long QUIET_MILLIS = 10_000;

    private final PrintWriter out;
    private final boolean plain;
    private long last = -QUIET_MILLIS;

    MiningPrinter(PrintWriter out, boolean plain) {
        this.out = out;
        this.plain = plain;
    }

    @Override
    public synchronized void accept(MiningProgress progress) {
        if (plain && progress.elapsedMillis() - last < QUIET_MILLIS) {
            return;
        }
        last = progress.elapsedMillis();
        String line = String.format(
                Locale.ROOT,
                "%s  %,d seeds, %,d candidates, %,d proved, %,d oracles, similarity %.3f",
                ProgressText.time(progress.elapsedMillis()),
                progress.tally().seeds(),
                progress.tally().proposed(),
                progress.tally().proved(),
                progress.oracles(),
                progress.tally().oracleSimilarity());
        if (plain) {
            out.println(line);
        } else {
            out.print("\r" + line + "\u001b[K");
        }
        out.flush();
    }
}
