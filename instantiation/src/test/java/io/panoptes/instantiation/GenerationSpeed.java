package io.panoptes.instantiation;

import io.panoptes.dbms.Profile;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.instantiation.casebuilder.SeededCaseBuilder;
import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.instantiation.testcase.DialectCaseWriter;
import io.panoptes.instantiation.testcase.TestCaseBuilder.Drawn;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Optional;

/** {@code GenerationSpeed target cases}: how long drawing and writing a case take, without a DBMS. */
public final class GenerationSpeed {
    /** Of this thread on a processor: what other processes take of a busy machine does not count. */
    private static final ThreadMXBean TIME = ManagementFactory.getThreadMXBean();

    private GenerationSpeed() {}

    public static void main(String[] arguments) {
        List<ParsedOracle> oracles = ShippedOracles.all();
        try (var targets = new ReleasedTargets()) {
            Profile profile = targets.profile(targets.find(arguments[0], Optional.empty()));
            long cases = Long.parseLong(arguments[1]);
            var builder = new SeededCaseBuilder(7, profile, oracles);
            var writer = new DialectCaseWriter(profile, oracles);
            for (int round = 0; round < 5; round++) {
                measure(builder, writer, round * cases, cases);
            }
        }
    }

    private static void measure(SeededCaseBuilder builder, DialectCaseWriter writer, long first, long cases) {
        long drawing = 0;
        long writing = 0;
        long made = 0;
        long characters = 0;
        for (long index = first; index < first + cases; index++) {
            long start = TIME.getCurrentThreadCpuTime();
            var drawn = builder.draw(index);
            long after = TIME.getCurrentThreadCpuTime();
            drawing += after - start;
            if (drawn instanceof Drawn.Made drawnCase) {
                var written = writer.write(drawnCase);
                writing += TIME.getCurrentThreadCpuTime() - after;
                made++;
                characters +=
                        written.left().sql().length() + written.right().sql().length();
            }
        }
        System.out.printf(
                "%d drawn, %d made; drawing %.1f us, writing %.1f us a made case; %d characters a case%n",
                cases, made, drawing / 1e3 / made, writing / 1e3 / made, characters / made);
    }
}
