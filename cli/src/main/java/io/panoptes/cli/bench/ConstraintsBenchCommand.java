package io.panoptes.cli.bench;

import io.panoptes.benchmarks.constraints.MiningComparison;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.dbms.provision.JdbcDrivers;
import io.panoptes.texttosql.constraint.mining.MiningOptions;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Compares mined constraints with brute force. */
@Command(
        name = "constraints",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Mines constraints from SQLite files, asks in SQL whether each holds, and looks for every constraint by a query of its own.",
            "Wrong: mined, but it does not hold. Missed: it holds and was not mined. Unfounded: mined, but not minimal or below a threshold."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:none wrong, missed or unfounded", "1:some are", "2:could not run"},
        footerHeading = "%nExamples:%n",
        footer = {"  panoptes bench constraints --databases spider/database"})
final class ConstraintsBenchCommand implements Callable<Integer> {
    private static final int MOST_SHOWN = 5;

    @Option(names = "--databases", required = true, paramLabel = "DIR", description = "A folder of SQLite files.")
    private Path folder;

    @Option(
            names = "--min-support",
            paramLabel = "N",
            defaultValue = "5",
            description = "How many rows a constraint must say something of; 5 if absent.")
    private long minSupport;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter stdout = spec.commandLine().getOut();
        int mined = 0;
        int wrong = 0;
        int missed = 0;
        int unfounded = 0;
        stdout.printf(
                "%-36s %6s %6s %6s %6s %9s %9s %12s%n",
                "database", "tables", "mined", "wrong", "missed", "unfounded", "mining", "brute force");
        try (JdbcDrivers drivers = new JdbcDrivers()) {
            MiningComparison comparison =
                    new MiningComparison(drivers, MiningOptions.STANDARD.withMinSupport(minSupport));
            for (Path file : files()) {
                MiningComparison.Result result = comparison.of(file);
                stdout.printf(
                        "%-36s %6d %6d %6d %6d %9d %6d ms %9d ms%n",
                        result.database(),
                        result.tables(),
                        result.mined(),
                        result.wrong().size(),
                        result.missed().size(),
                        result.unfounded().size(),
                        result.miningMillis(),
                        result.bruteForceMillis());
                show(stdout, "wrong", result.wrong());
                show(stdout, "missed", result.missed());
                show(stdout, "unfounded", result.unfounded());
                stdout.flush();
                mined += result.mined();
                wrong += result.wrong().size();
                missed += result.missed().size();
                unfounded += result.unfounded().size();
            }
        } catch (SQLException e) {
            throw new CannotRun("a database can't be read: " + e.getMessage(), e);
        }
        stdout.printf("%-36s %6s %6d %6d %6d %9d%n", "all", "", mined, wrong, missed, unfounded);
        stdout.flush();
        return wrong + missed + unfounded == 0 ? ExitCode.NOTHING_FOUND : ExitCode.FINDINGS;
    }

    private static void show(PrintWriter out, String what, List<String> constraints) {
        constraints.stream().limit(MOST_SHOWN).forEach(words -> out.println("  " + what + ": " + words));
    }

    private List<Path> files() {
        try (Stream<Path> files = Files.walk(folder)) {
            List<Path> found = files.filter(file -> file.toString().matches(".*\\.(sqlite|sqlite3|db)"))
                    .sorted()
                    .toList();
            if (found.isEmpty()) {
                throw new CannotRun("there is no SQLite file in " + folder);
            }
            return found;
        } catch (IOException e) {
            throw new CannotRun("%s can't be read: %s".formatted(folder, e.getMessage()), e);
        }
    }
}
