package io.panoptes.cli.engine;

import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.DurationConverter;
import io.panoptes.equivalence.PairDecider;
import io.panoptes.equivalence.ProblemDecider;
import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.equivalence.problem.Validator;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.equivalence.trial.PairDecision;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.trial.TextPair;
import io.panoptes.texttosql.constraint.ConstrainedDecider;
import io.panoptes.texttosql.constraint.ConstrainedSchema;
import io.panoptes.texttosql.constraint.NeededConstraints;
import io.panoptes.texttosql.constraint.TableConstraint;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Two queries over a schema, as the commands of the engine take them. */
public final class PairArguments {
    private static final int MOST_PRINTED = 5;

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
                    "How SQL is read: standard, mysql, sqlite, duckdb or postgresql. If absent, the one whose syntax the queries"
                            + " use; if that is open, a verdict holds for standard and mysql.")
    private Optional<String> profile;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            defaultValue = "10s",
            description = "How long to try; 10s if absent.")
    private Duration time;

    @Mixin
    private ConstraintArguments constraints;

    /** Reads both queries. The time for a verdict begins after that. */
    Readings.Read read() {
        return switch (Readings.of(pair(), profiles())) {
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

    private QueryPair pair() {
        return new QueryPair(constrained().schema(), SqlFiles.query(left), SqlFiles.query(right), semantics);
    }

    private ConstrainedSchema constrained() {
        return constraints.on(SqlFiles.schema(schema));
    }

    /** Prints the constraints of --constraints that the schema can't take, each with the reason. */
    void printUnused(PrintWriter err) {
        List<ConstrainedSchema.Dropped> dropped = constrained().dropped();
        dropped.stream()
                .limit(MOST_PRINTED)
                .forEach(one -> err.printf(
                        "panoptes: not used: %s (%s)%n", one.constraint().words(), one.reason()));
        if (dropped.size() > MOST_PRINTED) {
            err.printf("panoptes: and %,d more constraints that are not used%n", dropped.size() - MOST_PRINTED);
        }
        err.flush();
    }

    /** Decides the pair without the constraints of --constraints first, and if it is open with them. */
    PairDecision.Decided decide(PairDecider decider, Readings.Read read, Optional<Validator> validator) {
        return new ConstrainedDecider(decider, profiles())
                .decide(read, pair(), SqlFiles.schema(schema), constrained().assumed(), Budget.of(time), validator);
    }

    /** Which of the constraints of --constraints a proof needs. */
    List<TableConstraint> assumedBy(Verdict verdict, Set<Assumption> allowed, SolverSource solvers) {
        return verdict instanceof Verdict.Proved
                ? NeededConstraints.of(
                        new PairDecider(ProblemDecider.standard(List.of(), solvers), profiles(), allowed),
                        pair(),
                        SqlFiles.schema(schema),
                        constrained().assumed(),
                        Budget.of(time))
                : List.of();
    }

    /** Both queries and the tables as they are written. */
    TextPair texts() {
        return new TextPair(
                SqlFiles.statements(schema),
                constrained().schema(),
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
        return ReadingProfiles.find(name)
                .orElseThrow(() -> new CannotRun(
                        "there is no profile '%s'; choose from %s".formatted(name, ReadingProfiles.names())));
    }

    public static int atLeastOne(String option, int number) {
        if (number < 1) {
            throw new CannotRun("%s is %d; it must be 1 at least".formatted(option, number));
        }
        return number;
    }

    /** The message for a pair that could not be read. */
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
