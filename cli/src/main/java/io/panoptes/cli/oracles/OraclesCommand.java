package io.panoptes.cli.oracles;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.ProgressText;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.Oracle.Proof;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists the oracles, or shows one. */
@Command(
        name = "oracles",
        mixinStandardHelpOptions = true,
        subcommands = {
            VerifyOraclesCommand.class,
            OracleStatsCommand.class,
            ImportOraclesCommand.class,
            ExportOraclesCommand.class,
            PackOraclesCommand.class,
            OracleYieldCommand.class
        },
        description = "Lists the oracles with where they are from and the state of their proof, or shows one whole.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes oracles verify                     replay the proofs",
            "  panoptes oracles stats                      what the library is made of",
            "  panoptes oracles                            the library that is shipped",
            "  panoptes oracles tlp-where                  one of it",
            "  panoptes oracles --oracles mine.jsonl       those of a file, and what is wrong in it",
            "  panoptes oracles --json                     for programs"
        })
public final class OraclesCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "list|show ID",
            arity = "0..2",
            description = "List the oracles, or show one; an ID alone shows it.")
    private List<String> words = List.of();

    @Option(names = "--oracles", paramLabel = "FILE", description = "Files of oracles in place of the shipped library.")
    private List<Path> files = List.of();

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        List<Oracle> oracles = OracleFiles.load(files, spec.commandLine().getErr());
        wanted().ifPresentOrElse(id -> show(out, oracles, id), () -> list(out, oracles));
        out.flush();
        return ExitCode.NOTHING_FOUND;
    }

    private Optional<String> wanted() {
        return words.isEmpty() || words.equals(List.of("list")) ? Optional.empty() : Optional.of(words.getLast());
    }

    private void list(PrintWriter out, List<Oracle> oracles) {
        if (json) {
            ArrayNode array = JsonNodeFactory.instance.arrayNode();
            oracles.forEach(oracle -> array.add(json(oracle)));
            out.println(array);
            return;
        }
        oracles.forEach(oracle -> out.printf(
                "%-36s %-10s %-8s %s%n", oracle.id(), oracle.origin().kind(), proof(oracle), oracle.title()));
        out.printf("%n%d oracles%n", oracles.size());
    }

    private void show(PrintWriter out, List<Oracle> oracles, String wanted) {
        Oracle oracle = oracles.stream()
                .filter(candidate -> candidate.id().equals(wanted))
                .findFirst()
                .orElseThrow(() -> new CannotRun(
                        "there is no oracle %s.%n  panoptes oracles lists those that there are.".formatted(wanted)));
        if (json) {
            out.println(json(oracle));
            return;
        }
        out.printf("%s: %s%n", oracle.id(), oracle.title());
        out.printf(
                "  from      %s, %s%n", oracle.origin().kind(), oracle.origin().reference());
        out.printf("  proof     %s%n", proof(oracle));
        out.printf(
                "  compared  as a %s%n%n", ProgressText.words(oracle.semantics().name()));
        SqlWriter.write(oracle.schema(), Dialect.PORTABLE).forEach(statement -> out.println("  " + statement + ";"));
        oracle.placeholders().forEach(placeholder -> out.println("  placeholder " + placeholder.name()));
        out.printf(
                "%n  %s;%n%n  %s;%n",
                String.join(";%n  ".formatted(), oracle.leftStatements()),
                String.join(";%n  ".formatted(), oracle.rightStatements()));
    }

    private static ObjectNode json(Oracle oracle) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        oracle.changes().ifPresent(changes -> {
            ObjectNode sides = node.putObject("changes");
            changes.left().forEach(sides.putArray("left")::add);
            changes.right().forEach(sides.putArray("right")::add);
        });
        return node.put("id", oracle.id())
                .put("title", oracle.title())
                .put("kind", oracle.origin().kind())
                .put("reference", oracle.origin().reference())
                .put("proof", proof(oracle))
                .put("semantics", ProgressText.words(oracle.semantics().name()))
                .put("left", oracle.left())
                .put("right", oracle.right());
    }

    private static String proof(Oracle oracle) {
        return switch (oracle.proof()) {
            case Proof.Pending ignored -> "pending";
            case Proof.Proved ignored -> "proved";
        };
    }
}
