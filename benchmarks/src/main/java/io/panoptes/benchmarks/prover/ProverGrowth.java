package io.panoptes.benchmarks.prover;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import io.panoptes.equivalence.ProblemDecider;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Options;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Schema;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Proves pairs of growing size, and prints a table of processor time (all threads of the JVM and of the solver within it) and bytes
 * allocated by Java, on which other work on the machine has little influence. Each is the best of three runs.
 *
 * <p>Argument: the file for a plot as SVG; none is written if absent.
 */
public final class ProverGrowth {
    private static final int RUNS = 3;
    private static final Options LIMIT = Options.STANDARD.withBudget(Duration.ofSeconds(120));

    private static final OperatingSystemMXBean PROCESS =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private ProverGrowth() {}

    /** The measure of the pair of one size. */
    record Point(int size, double millis, double megabytes, boolean proved) {}

    /** The measures of one kind of pairs, by size. */
    record Curve(String title, List<Point> points) {}

    public static void main(String[] arguments) throws IOException {
        // Warms up the JVM.
        for (GrowingPairs kind : GrowingPairs.values()) {
            int smallest = kind.sizes().getFirst();
            measure(kind.of(smallest), smallest);
        }
        List<Curve> curves = new ArrayList<>();
        System.out.println("| what grows | size | proved | CPU ms | MB allocated |");
        System.out.println("| --- | --- | --- | --- | --- |");
        for (GrowingPairs kind : GrowingPairs.values()) {
            Curve curve = new Curve(kind.title(), new ArrayList<>());
            for (int size : kind.sizes()) {
                Point point = best(kind.of(size), size);
                curve.points().add(point);
                System.out.printf(
                        "| %s | %d | %s | %.0f | %.0f |%n",
                        kind.title(), size, point.proved() ? "yes" : "no", point.millis(), point.megabytes());
            }
            curves.add(curve);
        }
        if (arguments.length > 0) {
            Files.writeString(Path.of(arguments[0]), new GrowthPlot(curves).svg());
        }
    }

    private static Point best(GrowingPairs.Pair pair, int size) {
        return Stream.generate(() -> measure(pair, size))
                .limit(RUNS)
                .min(Comparator.comparingDouble(Point::millis))
                .orElseThrow();
    }

    private static Point measure(GrowingPairs.Pair pair, int size) {
        Schema schema = SchemaReader.read(pair.schema());
        Front front = new Front(schema, ReadingProfile.STANDARD);
        var left = front.translate(pair.left());
        var right = front.translate(pair.right());
        long allocated = THREADS.getCurrentThreadAllocatedBytes();
        long start = PROCESS.getProcessCpuTime();
        Verdict verdict = ProblemDecider.prover(SolverSource.HERE)
                .decide(schema, left, right, LIMIT)
                .verdict();
        double millis = (PROCESS.getProcessCpuTime() - start) / 1e6;
        double megabytes = (THREADS.getCurrentThreadAllocatedBytes() - allocated) / 1e6;
        return new Point(size, millis, megabytes, verdict instanceof Verdict.Proved);
    }
}
