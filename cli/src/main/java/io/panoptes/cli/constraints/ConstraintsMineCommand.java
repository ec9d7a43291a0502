package io.panoptes.cli.constraints;

import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.Interruption;
import io.panoptes.dbms.database.ReadOnlyDatabase;
import io.panoptes.dbms.provision.JdbcDrivers;
import io.panoptes.texttosql.constraint.ConstraintFile;
import io.panoptes.texttosql.constraint.DatabaseConstraints;
import io.panoptes.texttosql.constraint.mining.ConstraintMiner;
import io.panoptes.texttosql.constraint.mining.MiningOptions;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Mines constraints from a database. */
@Command(
        name = "mine",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Finds the constraints that the data of a database keep, with support and confidence.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes constraints mine --database shop.sqlite --out shop.constraints.json",
            "  panoptes constraints mine --url jdbc:postgresql://host/shop --out shop.json --min-support 100"
        })
final class ConstraintsMineCommand implements Callable<Integer> {
    @Mixin
    private DatabaseArguments from;

    @Option(
            names = "--out",
            required = true,
            paramLabel = "FILE",
            description = "Write the constraints there, as JSON.")
    private Path out;

    @Option(
            names = "--name",
            paramLabel = "NAME",
            description = "What the file calls the database; the name of its file if absent.")
    private Optional<String> name = Optional.empty();

    @Option(
            names = "--min-support",
            paramLabel = "N",
            defaultValue = "5",
            description = "How many rows a constraint must say something of; 5 if absent.")
    private long minSupport;

    @Option(
            names = "--min-confidence",
            paramLabel = "X",
            defaultValue = "1",
            description =
                    "The share of these rows that must keep a NOT NULL, a functional dependency or an ordering; 1 if absent.")
    private double minConfidence;

    @Option(
            names = "--max-categories",
            paramLabel = "N",
            defaultValue = "30",
            description = "How many values a column may have to be a list of categories; 30 if absent.")
    private int mostCategories;

    @Option(
            names = "--max-determinants",
            paramLabel = "N",
            defaultValue = "2",
            description = "How many columns may determine another; 2 if absent. Fewer in wide tables, with a note.")
    private int mostDeterminants;

    @Option(
            names = "--max-key-columns",
            paramLabel = "N",
            defaultValue = "2",
            description = "How many columns may be unique together; 2 if absent.")
    private int mostKeyColumns;

    @Option(
            names = "--all-inclusions",
            description = "Also find columns whose values are found in a column that is not unique.")
    private boolean allInclusions;

    @Option(
            names = "--max-rows",
            paramLabel = "N",
            defaultValue = "1000000",
            description = "Read N rows of a table and check what they say on all of it; 1000000 if absent.")
    private int mostRows;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        MiningOptions options = options();
        PrintWriter err = spec.commandLine().getErr();
        AtomicBoolean stopped = new AtomicBoolean();
        try (JdbcDrivers drivers = new JdbcDrivers();
                ReadOnlyDatabase database = from.open(drivers);
                Interruption interruption = Interruption.stopping(() -> stopped.set(true))) {
            DatabaseConstraints mined = new ConstraintMiner(database, options, new MiningLines(err), stopped::get)
                    .mine(name.orElseGet(from::name));
            new ConstraintFile(List.of(mined)).write(out);
            PrintWriter stdout = spec.commandLine().getOut();
            ConstraintTable.counts(mined).forEach(stdout::println);
            stdout.printf(
                    "%s constraints of %s are in %s%n",
                    stopped.get()
                            ? "stopped: %,d".formatted(mined.constraints().size())
                            : "%,d".formatted(mined.constraints().size()),
                    mined.database(),
                    out);
            stdout.flush();
            interruption.ended(ExitCode.NOTHING_FOUND);
            return ExitCode.NOTHING_FOUND;
        } catch (SQLException e) {
            throw new CannotRun("the database can't be read: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new CannotRun("%s can't be written: %s".formatted(out, e.getMessage()), e);
        }
    }

    private MiningOptions options() {
        try {
            return new MiningOptions(
                    minSupport,
                    minConfidence,
                    mostCategories,
                    mostDeterminants,
                    mostKeyColumns,
                    allInclusions,
                    mostRows);
        } catch (IllegalArgumentException e) {
            throw new CannotRun("an option is out of range: " + e.getMessage(), e);
        }
    }
}
