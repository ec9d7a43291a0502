package io.panoptes.cli.engine;

import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.DurationConverter;
import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.trial.TextPair;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Two queries over a schema, as the commands of the engine take them. */
public final class PairArguments {
    @Option(names = "--schema", required = true, paramLabel = "S.sql", description = "CREATE TABLE statements.")
    private Path schema;

    @Parameters(index = "0", paramLabel = "Q1.sql", description = "A file with the first query.")
    private Path left;

    @Parameters(index = "1", paramLabel = "Q2.sql", description = "A file with the second query.")
    private Path right;

    @Option(
            names = "--semantics",
            paramLabel = "bag|set|list",
            defaultValue = "BAG",
            description = "How answers are compared: with duplicates (bag, the default), without, or in order.")
    private Semantics semantics;

    @Option(
            names = "--profile",
            paramLabel = "NAME",
            description =
                    "How the text is meant: standard, mysql, sqlite, duckdb or postgresql. If absent, what its words tell, or else"
                            + " a verdict holds for standard and mysql.")
    private Optional<String> profile;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            defaultValue = "10s",
            description = "How long to try; 10s if absent.")
    private Duration time;

    /** Both queries, read; the time for a verdict begins after that. */
    Readings.Read read() {
        QueryPair pair = new QueryPair(SqlFiles.schema(schema), SqlFiles.query(left), SqlFiles.query(right), semantics);
        return switch (Readings.of(pair, profiles())) {
            case Readings.Unread unread -> throw unread(unread);
            case Readings.Read read -> {
                Problem problem = read.first().problem();
                SqlFiles.requireSameColumns(
                        left,
                        problem.left().types().size(),
                        right,
                        problem.right().types().size());
                yield read;
            }
        };
    }

    /** Both queries and the tables as they are written. */
    TextPair texts() {
        return new TextPair(
                SqlFiles.statements(schema),
                SqlFiles.schema(schema),
                SqlFiles.query(left),
                SqlFiles.query(right),
                semantics);
    }

    Duration time() {
        return time;
    }

    List<ReadingProfile> profiles() {
        return profiles(profile);
    }

    public static List<ReadingProfile> profiles(Optional<String> name) {
        return name.map(PairArguments::profile).map(List::of).orElse(Readings.ANY);
    }

    public static ReadingProfile profile(String name) {
        return ReadingProfile.ALL.stream()
                .filter(profile -> profile.name().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> new CannotRun("there is no profile '%s'; choose from %s"
                        .formatted(
                                name,
                                ReadingProfile.ALL.stream()
                                        .map(ReadingProfile::name)
                                        .collect(Collectors.joining(", ")))));
    }

    public static int atLeastOne(String option, int number) {
        if (number < 1) {
            throw new CannotRun("%s is %d; it must be 1 at least".formatted(option, number));
        }
        return number;
    }

    /** What to say of a pair that could not be read. */
    private CannotRun unread(Readings.Unread unread) {
        Path file = switch (unread.side()) {
            case LEFT -> left;
            case RIGHT -> right;
            case SCHEMA -> schema;
        };
        String what = unread.isSql() ? "uses what the engine lacks: " : "is no query over this schema: ";
        return new CannotRun(file + " " + what + unread.reason());
    }
}
