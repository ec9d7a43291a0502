package io.panoptes.cli.mine;

import io.panoptes.cli.oracles.OracleFiles;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.discovery.mutation.MutatedOracles;
import io.panoptes.discovery.mutation.TwinProposer;
import io.panoptes.discovery.proposer.Proposer;
import io.panoptes.discovery.seed.SeedGenerator;
import io.panoptes.discovery.seed.SeedSource;
import io.panoptes.discovery.seed.ShapeShares;
import io.panoptes.discovery.workload.WorkloadException;
import io.panoptes.discovery.workload.WorkloadFiles;
import io.panoptes.discovery.workload.WorkloadSeeds;
import io.panoptes.sql.oracle.Oracle;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;

/** Where seeds come from: random ones, or queries that somebody runs. */
public final class SeedOptions {
    @Option(
            names = "--seeds-from",
            paramLabel = "FILE|DIR",
            description = "Make seeds of these queries: scripts for sqllogictest (.test, .slt), .sql, the CSV of"
                    + " pg_stat_statements, the gold of a text-to-SQL benchmark (.json), or a folder of such"
                    + " files: --seeds-from test/sql")
    private Optional<Path> from = Optional.empty();

    @Option(
            names = "--seed-schema",
            paramLabel = "FILE",
            description = "The tables of queries that come without: CREATE TABLE statements (.sql), or those of several"
                    + " databases by name (.json): --seed-schema schema.sql")
    private Optional<Path> schema = Optional.empty();

    @Option(
            names = "--send-names",
            description =
                    "Keep the names and constants of --seeds-from, which a model is then shown and oracles hold. If"
                            + " absent, they are replaced by t1, c0, 2, 'a'.")
    private boolean sendNames;

    @Option(
            names = "--mutate",
            paramLabel = "FILE",
            description =
                    "Make seeds of these oracles, such as those that found bugs: one of the two queries joined with"
                            + " itself, counted, filtered. The other one in its place is the first candidate: --mutate found.jsonl")
    private Optional<Path> mutated = Optional.empty();

    /** Whether seeds are made of what is given, and so are not the same wherever they are numbered. */
    public boolean areGiven() {
        return from.isPresent() || mutated.isPresent();
    }

    /** What proposes for these seeds, where this does for others. */
    public Proposer proposing(SeedSource source, Proposer others) {
        return source instanceof MutatedOracles seeds ? new TwinProposer(seeds, others) : others;
    }

    /** Whether the seeds have an end. */
    public boolean isWorkload() {
        return from.isPresent();
    }

    /**
     * @param library what random seeds have fewer of
     * @param err told what the workload gave
     */
    public SeedSource source(long runSeed, List<Oracle> library, PrintWriter err) {
        if (mutated.isPresent() && from.isPresent()) {
            throw new CannotRun(
                    "--mutate and --seeds-from exclude each other: seeds are made of oracles or of queries.");
        }
        if (from.isEmpty() && (schema.isPresent() || sendNames)) {
            throw new CannotRun(
                    "%s says something about --seeds-from, which is absent.%n  Name the queries with --seeds-from."
                            .formatted(sendNames ? "--send-names" : "--seed-schema"));
        }
        if (mutated.isPresent()) {
            return mutations(runSeed, mutated.get(), err);
        }
        if (from.isEmpty()) {
            return new SeedGenerator(runSeed, ShapeShares.of(library));
        }
        try {
            WorkloadSeeds seeds = WorkloadSeeds.of(WorkloadFiles.read(from.get(), schema), sendNames);
            err.printf(
                    "panoptes: %,d queries of %s give %,d seeds%s%n",
                    seeds.queries(), from.get(), seeds.size().orElse(0), words(seeds.left()));
            err.flush();
            if (seeds.size().orElse(0) == 0) {
                throw new CannotRun(
                        "no query of %s gives a seed.%n  The tables that it reads have to be made in the same script, or in the file of --seed-schema."
                                .formatted(from.get()));
            }
            return seeds;
        } catch (WorkloadException e) {
            throw new CannotRun(String.valueOf(e.getMessage()));
        } catch (IOException e) {
            throw new CannotRun("the queries of --seeds-from can't be read: " + e.getMessage());
        }
    }

    private static SeedSource mutations(long runSeed, Path file, PrintWriter err) {
        List<Oracle> oracles = OracleFiles.load(List.of(file), err);
        MutatedOracles seeds = new MutatedOracles(runSeed, oracles);
        if (seeds.oracles() == 0) {
            throw new CannotRun(
                    "none of the %d oracles of %s can be mutated.%n  Those that change data or compare more than a bag of rows can't."
                            .formatted(oracles.size(), file));
        }
        err.printf("panoptes: seeds are made of %,d of the %,d oracles of %s%n", seeds.oracles(), oracles.size(), file);
        err.flush();
        return seeds;
    }

    private static String words(Map<String, Integer> left) {
        return left.isEmpty()
                ? ""
                : left.entrySet().stream()
                        .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                        .map(entry -> "%,d: %s".formatted(entry.getValue(), entry.getKey()))
                        .collect(Collectors.joining("; ", " (", ")"));
    }
}
