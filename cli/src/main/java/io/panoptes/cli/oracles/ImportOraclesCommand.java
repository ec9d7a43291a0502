package io.panoptes.cli.oracles;

import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.discovery.OracleLibrary;
import io.panoptes.discovery.mining.NormalForm;
import io.panoptes.discovery.proofs.OracleProofs;
import io.panoptes.equivalence.solver.SolverPool;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.OracleReader;
import io.panoptes.sql.oracle.OracleWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Adds oracles to a file. */
@Command(
        name = "import",
        mixinStandardHelpOptions = true,
        description = {
            "Adds the oracles of some files to another. One that is there or shipped already, but for names and the order of"
                    + " conditions, is left out; one whose proof does not hold is proved anew or left out."
        },
        footerHeading = "%nExamples:%n",
        footer = "  panoptes oracles import mining/*/oracles.jsonl --into mine.jsonl")
final class ImportOraclesCommand implements Callable<Integer> {
    private static final Duration TIME = Duration.ofSeconds(20);

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Where the oracles are.")
    private List<Path> files = List.of();

    @Option(names = "--into", paramLabel = "FILE", required = true, description = "The file that they are added to.")
    private Path into = Path.of("");

    @Option(names = "--beside-shipped", negatable = true, description = "Also take oracles that are shipped already.")
    private boolean besideShipped;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Set<String> forms = new HashSet<>();
        Set<String> ids = new HashSet<>();
        if (!besideShipped) {
            OracleLibrary.shipped().oracles().forEach(oracle -> take(oracle, forms, ids));
        }
        if (Files.exists(into)) {
            OracleReader.read(into).oracles().forEach(oracle -> take(oracle, forms, ids));
        }
        List<Oracle> offered = OracleFiles.load(files, spec.commandLine().getErr());
        try (SolverPool solvers = new SolverPool(1)) {
            add(offered, forms, ids, new OracleProofs(TIME, solvers));
        }
        return ExitCode.NOTHING_FOUND;
    }

    private void add(List<Oracle> offered, Set<String> forms, Set<String> ids, OracleProofs proofs) throws IOException {
        int repeated = 0;
        int added = 0;
        int unproved = 0;
        for (Oracle oracle : offered) {
            if (ids.contains(oracle.id()) || !forms.add(NormalForm.of(oracle))) {
                repeated++;
            } else if (proven(oracle, proofs) instanceof OracleProofs.Outcome.Holds(Oracle held, var check)) {
                ids.add(held.id());
                Files.writeString(
                        into, OracleWriter.write(held) + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
                added++;
            } else {
                unproved++;
            }
        }
        PrintWriter out = spec.commandLine().getOut();
        out.printf("%d added to %s, %d there already, %d without a proof%n", added, into, repeated, unproved);
        out.flush();
    }

    private static void take(Oracle oracle, Set<String> forms, Set<String> ids) {
        forms.add(NormalForm.of(oracle));
        ids.add(oracle.id());
    }

    private static OracleProofs.Outcome proven(Oracle oracle, OracleProofs proofs) {
        return switch (proofs.verify(oracle)) {
            case OracleProofs.Outcome.Holds holds -> holds;
            case OracleProofs.Outcome.Fails ignored -> proofs.prove(oracle);
        };
    }
}
