package io.panoptes.cli.constraints;

import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.dbms.database.ReadOnlyDatabase;
import io.panoptes.dbms.provision.JdbcDrivers;
import io.panoptes.sql.schema.Schema;
import io.panoptes.texttosql.constraint.ConstrainedSchema;
import io.panoptes.texttosql.constraint.ConstraintFile;
import io.panoptes.texttosql.constraint.DatabaseConstraints;
import io.panoptes.texttosql.constraint.TableConstraint;
import io.panoptes.texttosql.constraint.check.ConstraintCheck;
import io.panoptes.texttosql.constraint.database.DatabaseTables;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks constraints on a database. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Asks a database, in SQL, which constraints of a file it breaks.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:all hold", "1:some are broken", "2:could not run"},
        footerHeading = "%nExamples:%n",
        footer = {"  panoptes constraints check shop.constraints.json --database shop-2025.sqlite"})
final class ConstraintsCheckCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", description = "Constraints, in the format of Panoptes or of SpotIt+.")
    private Path file;

    @Mixin
    private DatabaseArguments on;

    @Option(
            names = "--of",
            paramLabel = "DATABASE",
            description =
                    "The database of the file; the only one, or the one with the name of the database, if absent.")
    private Optional<String> database = Optional.empty();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        DatabaseConstraints constraints = chosen();
        PrintWriter stdout = spec.commandLine().getOut();
        try (JdbcDrivers drivers = new JdbcDrivers();
                ReadOnlyDatabase opened = on.open(drivers)) {
            Schema schema = new DatabaseTables(opened).read();
            ConstraintCheck check = new ConstraintCheck(opened, schema);
            int broken = 0;
            int checked = 0;
            int absent = 0;
            for (TableConstraint constraint : constraints.constraints()) {
                // By itself, so that it is checked though the schema declares it or others imply it.
                Optional<List<TableConstraint>> fitted = ConstrainedSchema.fitted(schema, constraint);
                if (fitted.isEmpty()) {
                    stdout.println("not of this database: " + constraint.words());
                    absent++;
                    continue;
                }
                checked++;
                long violations = 0;
                for (TableConstraint one : fitted.get()) {
                    violations += check.violations(one);
                }
                if (violations > 0) {
                    broken++;
                    stdout.printf("broken by %,d: %s%n", violations, constraint.words());
                }
            }
            stdout.printf("%,d of %,d constraints hold", checked - broken, checked);
            stdout.println(absent == 0 ? "" : "; %,d are not of this database".formatted(absent));
            stdout.flush();
            return broken == 0 ? ExitCode.NOTHING_FOUND : ExitCode.FINDINGS;
        } catch (SQLException e) {
            throw new CannotRun("the database can't be read: " + e.getMessage(), e);
        }
    }

    private DatabaseConstraints chosen() {
        ConstraintFile all = ConstraintFile.read(file);
        if (database.isEmpty() && all.databases().size() == 1) {
            return all.databases().getFirst();
        }
        String wanted = database.orElseGet(on::name);
        return all.of(wanted)
                .orElseThrow(() -> new CannotRun("%s has no database %s.%n  Choose one of %s with --of."
                        .formatted(
                                file,
                                wanted,
                                all.databases().stream()
                                        .map(DatabaseConstraints::database)
                                        .toList())));
    }
}
