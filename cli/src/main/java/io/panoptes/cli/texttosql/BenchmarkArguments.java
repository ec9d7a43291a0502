package io.panoptes.cli.texttosql;

import io.panoptes.cli.engine.PairArguments;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.DurationConverter;
import io.panoptes.cli.terminal.WorkerLimit;
import io.panoptes.texttosql.benchmark.Benchmark;
import io.panoptes.texttosql.benchmark.Predictions;
import io.panoptes.texttosql.constraint.ConstraintFile;
import io.panoptes.texttosql.evaluation.ComparisonRules;
import io.panoptes.texttosql.evaluation.EvaluationOptions;
import io.panoptes.texttosql.schema.ConstrainedSchemas;
import io.panoptes.texttosql.schema.SchemaFile;
import io.panoptes.texttosql.schema.SchemaSource;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Option;

/** The benchmark and how its pairs are decided, as evaluate and audit take it. */
final class BenchmarkArguments {
    private static final String SCHEMAS = "--schemas";
    private static final String CONSTRAINTS = "--constraints";
    /** What a part of a run on several machines gets for itself. */
    static final Set<String> OF_ONE_MACHINE = Set.of(
            "--gold", "--predictions", "--json", "--out", "--workers", "--rules", "--databases", SCHEMAS, CONSTRAINTS);

    @Option(
            names = "--gold",
            required = true,
            paramLabel = "FILE",
            description =
                    "The questions with their gold queries: dev.json of BIRD or Spider, SQL<tab>database lines, JSON,"
                            + " CSV.")
    private Path gold;

    @Option(
            names = SCHEMAS,
            paramLabel = "FILE",
            description = "CREATE TABLE statements by database (JSON), tables.json, or a script for all questions."
                    + " If absent, the tables of the databases.")
    private Optional<Path> schemas;

    @Option(
            names = "--databases",
            paramLabel = "DIR|URL",
            description =
                    "The databases as files of SQLite or DuckDB, DIR/name/name.sqlite or DIR/name.sqlite; or the JDBC address"
                            + " of a server, in which {db} stands for the name: jdbc:postgresql://host/{db}. They are only"
                            + " read, and say for which DBMS the queries are written.")
    private Optional<String> databases;

    @Option(
            names = "--rules",
            paramLabel = "NAME",
            description =
                    "How answers are compared: bird (sets), spider (bags; lists where the gold query orders), set, bag"
                            + " or list. If absent, bird for files with BIRD's fields or marks and spider for others.")
    private Optional<ComparisonRules> rules;

    @Option(names = "--empty-is-null", description = "An answer without rows and one row of NULLs count as the same.")
    private boolean emptyIsNull;

    @Option(
            names = "--time-per-pair",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            defaultValue = "5s",
            description = "How long a pair may take to be decided; 5s if absent.")
    private Duration time;

    @Option(
            names = "--rows",
            paramLabel = "K",
            defaultValue = "5",
            description = "How many rows a table may have in the exhaustive search; 5 if absent.")
    private int rows;

    @Option(
            names = CONSTRAINTS,
            paramLabel = "FILE",
            description = "Assume these constraints beside the schemas': a file of `panoptes constraints mine`, or of"
                    + " SpotIt+.")
    private Optional<Path> constraints = Optional.empty();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Where rows and reports go; the run resumes if it exists.")
    private Optional<Path> out = Optional.empty();

    @Option(
            names = "--workers",
            paramLabel = "N",
            defaultValue = "1",
            description = "How many pairs at a time; 1 if absent.")
    private int workers = 1;

    /** The files that declare tables and constraints, by the option that names them. */
    Map<String, Path> declarations() {
        Map<String, Path> files = new LinkedHashMap<>();
        schemas.ifPresent(file -> files.put(SCHEMAS, file));
        constraints.ifPresent(file -> files.put(CONSTRAINTS, file));
        return files;
    }

    Path gold() {
        return gold;
    }

    Optional<String> databases() {
        return databases;
    }

    Optional<Path> out() {
        return out;
    }

    int workers(PrintWriter err) {
        return WorkerLimit.ofThisMachine().of(workers, err);
    }

    /** The rules that are asked for, or those of the benchmark that the files of questions or predictions look like. */
    EvaluationOptions options(Benchmark questions, List<Predictions> predicted, GivenFolder given, boolean testSuites) {
        boolean bird = questions.kind() == Benchmark.Kind.BIRD
                || predicted.stream().anyMatch(system -> system.kind() == Benchmark.Kind.BIRD);
        return new EvaluationOptions(
                given.dbms(questions),
                rules.orElse(bird ? ComparisonRules.BIRD : ComparisonRules.SPIDER),
                emptyIsNull,
                time,
                PairArguments.atLeastOne("--rows", rows),
                testSuites);
    }

    SchemaSource schemaSource(GivenFolder given) {
        SchemaSource declared = declared(given);
        return constraints
                .<SchemaSource>map(file -> new ConstrainedSchemas(declared, ConstraintFile.read(file)))
                .orElse(declared);
    }

    private SchemaSource declared(GivenFolder given) {
        if (schemas.isPresent()) {
            return SchemaFile.read(schemas.get());
        }
        return given.places()
                .<SchemaSource>map(from -> from)
                .orElseThrow(() -> new CannotRun(
                        "the tables are not known: name --schemas FILE, or --databases DIR with the databases"
                                + " themselves"));
    }
}
