package io.panoptes.cli.mine;

import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.DurationConverter;
import io.panoptes.cli.terminal.WorkerLimit;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.registry.DefaultTargets;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Which seeds are mined on what, as mine and bench samplers take it; each has numbers of its own where none is given. */
public final class MiningArguments {
    @Option(
            names = "--target",
            paramLabel = "NAME:VERSION",
            defaultValue = DefaultTargets.FIRST,
            description = "The DBMS that runs each candidate and says how it plans it; duckdb if absent.")
    private String target = DefaultTargets.FIRST;

    @Option(names = "--seeds", paramLabel = "N", description = "How many seeds.")
    private Optional<Long> seeds = Optional.empty();

    @Option(names = "--depth", paramLabel = "N", description = "How many candidates of a seed are judged at most.")
    private Optional<Integer> depth = Optional.empty();

    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            description = "How long to run, with the time of the parts that were resumed.")
    private Optional<Duration> time = Optional.empty();

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "The same number gives the same seeds; 1 if absent.")
    private long seed;

    @Option(
            names = "--workers",
            paramLabel = "N",
            description = "How many threads judge, each with a database of its own.")
    private Optional<Integer> workers = Optional.empty();

    String targetName() {
        return target;
    }

    public Target target(Targets targets) {
        return targets.find(target, Optional.empty());
    }

    public Optional<Long> seeds() {
        return seeds.map(number -> atLeastOne("--seeds", number));
    }

    public Optional<Duration> time() {
        return time;
    }

    public long seed() {
        return seed;
    }

    public int depthOr(int usual) {
        return (int) atLeastOne("--depth", depth.orElse(usual));
    }

    public int workersOr(int usual, PrintWriter err) {
        return workers.map(wanted -> WorkerLimit.ofThisMachine().of(wanted, err))
                .orElse(usual);
    }

    private static long atLeastOne(String option, long number) {
        if (number < 1) {
            throw new CannotRun("%s must be at least 1, and is %d.".formatted(option, number));
        }
        return number;
    }
}
