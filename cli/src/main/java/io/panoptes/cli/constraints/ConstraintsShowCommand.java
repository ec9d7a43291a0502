package io.panoptes.cli.constraints;

import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.texttosql.constraint.ConstraintFile;
import io.panoptes.texttosql.constraint.DatabaseConstraints;
import io.panoptes.texttosql.constraint.TableConstraint;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows a file of constraints. */
@Command(
        name = "show",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Shows constraints in words, or in the format of Panoptes where they are in that of SpotIt+.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes constraints show shop.constraints.json --table orders",
            "  panoptes constraints show mined-rules.json --of financial --json > financial.json"
        })
final class ConstraintsShowCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", description = "Constraints, in the format of Panoptes or of SpotIt+.")
    private Path file;

    @Option(names = "--of", paramLabel = "DATABASE", description = "Only those of this database.")
    private Optional<String> database = Optional.empty();

    @Option(names = "--table", paramLabel = "NAME", description = "Only those of this table.")
    private Optional<String> table = Optional.empty();

    @Option(names = "--json", description = "Print them as JSON.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        ConstraintFile shown = new ConstraintFile(ConstraintFile.read(file).databases().stream()
                .filter(one -> database.isEmpty() || one.database().equalsIgnoreCase(database.get()))
                .map(one -> new DatabaseConstraints(
                        one.database(),
                        one.constraints().stream().filter(this::isShown).toList()))
                .toList());
        PrintWriter stdout = spec.commandLine().getOut();
        if (json) {
            stdout.print(shown.json());
        } else {
            for (DatabaseConstraints one : shown.databases()) {
                stdout.printf(
                        "%s: %,d constraints%n",
                        one.database(), one.constraints().size());
                one.constraints().forEach(constraint -> stdout.println("  " + ConstraintTable.line(constraint)));
            }
        }
        stdout.flush();
        return ExitCode.NOTHING_FOUND;
    }

    private boolean isShown(TableConstraint constraint) {
        return table.isEmpty() || constraint.table().equalsIgnoreCase(table.get());
    }
}
