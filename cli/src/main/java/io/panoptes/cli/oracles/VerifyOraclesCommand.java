package io.panoptes.cli.oracles;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.cli.terminal.DurationConverter;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.discovery.proofs.OracleProofs;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.solver.SolverPool;
import io.panoptes.sql.oracle.Oracle;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Replays the proofs that are stored with the oracles. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description =
                "Replays the proof that is stored with each oracle, and has the kernel check it. An oracle without one fails.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:every proof holds", "1:some do not", "2:could not run"},
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes oracles verify                            the library that is shipped",
            "  panoptes oracles verify --oracles mine.jsonl --json"
        })
final class VerifyOraclesCommand implements Callable<Integer> {
    private static final Duration BETWEEN_NOTES = Duration.ofSeconds(10);

    private final AtomicLong lastNote = new AtomicLong(System.nanoTime());

    @Option(names = "--oracles", paramLabel = "FILE", description = "Files of oracles in place of the shipped library.")
    private List<Path> files = List.of();

    @Option(
            names = "--time",
            paramLabel = "TIME",
            defaultValue = "10s",
            converter = DurationConverter.class,
            description = "The time for one oracle; 10s if absent.")
    private Duration time = Duration.ofSeconds(10);

    @Option(
            names = "--list-replayed",
            description = "List the oracles whose proof the kernel could not follow, each with the reason.")
    private boolean listReplayed;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        List<Oracle> oracles = OracleFiles.load(files, spec.commandLine().getErr());
        Map<String, String> failed = new ConcurrentSkipListMap<>();
        Map<String, String> replayed = new ConcurrentSkipListMap<>();
        AtomicInteger done = new AtomicInteger();
        try (SolverPool solvers = new SolverPool(1)) {
            OracleProofs proofs = new OracleProofs(time, solvers);
            oracles.parallelStream().forEach(oracle -> {
                switch (proofs.verify(oracle)) {
                    case OracleProofs.Outcome.Holds(Oracle ignored, Verdict.Check check) -> {
                        if (check instanceof Verdict.Check.ByReplay(String reason)) {
                            replayed.put(oracle.id(), reason);
                        }
                    }
                    case OracleProofs.Outcome.Fails(String reason) -> failed.put(oracle.id(), reason);
                }
                printProgress(done.incrementAndGet(), oracles.size(), failed.size());
            });
        }
        PrintWriter out = spec.commandLine().getOut();
        int verified = oracles.size() - failed.size();
        if (json) {
            out.println(json(verified, failed, replayed));
        } else {
            failed.forEach((id, reason) -> out.printf("%s: %s%n", id, reason));
            if (listReplayed) {
                replayed.forEach((id, reason) -> out.printf("%s: checked by replay (%s)%n", id, reason));
            }
            int byKernel = verified - replayed.size();
            out.printf("%d verified, %d failed%n", verified, failed.size());
            out.printf(
                    "%d checked by the kernel (%.1f%%), %d by replay%n",
                    byKernel, 100.0 * byKernel / Math.max(1, verified), replayed.size());
        }
        out.flush();
        return failed.isEmpty() ? ExitCode.NOTHING_FOUND : ExitCode.FINDINGS;
    }

    /** Verifying the whole library takes minutes, so the count is printed every ten seconds. */
    private void printProgress(int done, int all, int failed) {
        long now = System.nanoTime();
        long last = lastNote.get();
        if (now - last > BETWEEN_NOTES.toNanos() && lastNote.compareAndSet(last, now)) {
            PrintWriter err = spec.commandLine().getErr();
            err.printf("panoptes: %,d of %,d oracles verified, %,d failed%n", done, all, failed);
            err.flush();
        }
    }

    private static ObjectNode json(int verified, Map<String, String> failed, Map<String, String> replayed) {
        ArrayNode ids = JsonNodeFactory.instance.arrayNode();
        failed.keySet().forEach(ids::add);
        ObjectNode reasons = JsonNodeFactory.instance.objectNode();
        failed.forEach(reasons::put);
        ObjectNode answer =
                JsonNodeFactory.instance.objectNode().put("verified", verified).put("failed", failed.size());
        answer.set("failedIds", ids);
        answer.set("reasons", reasons);
        answer.put("byKernel", verified - replayed.size());
        ObjectNode byReplay = JsonNodeFactory.instance.objectNode();
        replayed.forEach(byReplay::put);
        answer.set("byReplay", byReplay);
        return answer;
    }
}
