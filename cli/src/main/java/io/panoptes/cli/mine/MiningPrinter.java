package io.panoptes.cli.mine;

import io.panoptes.cli.terminal.ProgressText;
import io.panoptes.discovery.mining.MiningProgress;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.function.Consumer;

/** How far a mining run has come: one line that changes on a terminal, a line every ten seconds elsewhere. */
final class MiningPrinter implements Consumer<MiningProgress> {
    private static final long QUIET_MILLIS = 10_000;

    private final PrintWriter out;
    private final boolean plain;
    private final boolean byAnswer;
    private final OptionalLong expected;
    private long last = -QUIET_MILLIS;

    /**
     * @param byAnswer whether what a model answered is judged, of which a reader wants to know what became of it
     * @param expected how many answers there are, where that is known
     */
    MiningPrinter(PrintWriter out, boolean plain, boolean byAnswer, OptionalLong expected) {
        this.out = out;
        this.plain = plain;
        this.byAnswer = byAnswer;
        this.expected = expected;
    }

    @Override
    public synchronized void accept(MiningProgress progress) {
        if (plain && progress.elapsedMillis() - last < QUIET_MILLIS) {
            return;
        }
        last = progress.elapsedMillis();
        String line = ProgressText.time(progress.elapsedMillis())
                + "  "
                + (byAnswer ? progress.tally().status(expected) : bySeed(progress));
        if (plain) {
            out.println(line);
        } else {
            out.print("\r" + line + "\u001b[K");
        }
        out.flush();
    }

    private static String bySeed(MiningProgress progress) {
        return String.format(
                Locale.ROOT,
                "%,d seeds, %,d candidates, %,d proved, %,d oracles, similarity %.3f",
                progress.tally().seeds(),
                progress.tally().proposed(),
                progress.tally().proved(),
                progress.oracles(),
                progress.tally().oracleSimilarity());
    }
}
