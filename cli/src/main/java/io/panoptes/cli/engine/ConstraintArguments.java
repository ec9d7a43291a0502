package io.panoptes.cli.engine;

import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.sql.schema.Schema;
import io.panoptes.texttosql.constraint.ConstrainedSchema;
import io.panoptes.texttosql.constraint.ConstraintFile;
import io.panoptes.texttosql.constraint.DatabaseConstraints;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;

/** Constraints that a schema does not declare. */
public final class ConstraintArguments {
    @Option(
            names = "--constraints",
            paramLabel = "FILE",
            description =
                    "Assume these constraints beside the schema's: a file of `panoptes constraints mine`, or of SpotIt+. A"
                            + " verdict names those that it needs.")
    private Optional<Path> file = Optional.empty();

    @Option(
            names = "--constraints-of",
            paramLabel = "DATABASE",
            description =
                    "The database of that file, where it holds several; if absent, the one whose tables the schema has.")
    private Optional<String> database = Optional.empty();

    /** The schema with the constraints, if any are named. */
    public ConstrainedSchema on(Schema schema) {
        if (file.isEmpty()) {
            return ConstrainedSchema.of(schema, List.of());
        }
        return ConstrainedSchema.of(
                schema, chosen(ConstraintFile.read(file.get()), schema).constraints());
    }

    private DatabaseConstraints chosen(ConstraintFile constraints, Schema schema) {
        String names = constraints.databases().stream()
                .map(DatabaseConstraints::database)
                .collect(Collectors.joining(", "));
        if (database.isPresent()) {
            return constraints
                    .of(database.get())
                    .orElseThrow(() -> new CannotRun(
                            "%s has no database %s, but %s".formatted(file.orElseThrow(), database.get(), names)));
        }
        List<DatabaseConstraints> fitting = constraints.databases().stream()
                .filter(one -> constraints.databases().size() == 1
                        || one.constraints().stream()
                                .allMatch(constraint ->
                                        schema.table(constraint.table()).isPresent()))
                .toList();
        if (fitting.size() != 1) {
            throw new CannotRun("%s holds constraints of %s.%n  Choose one of them with --constraints-of."
                    .formatted(file.orElseThrow(), names));
        }
        return fitting.getFirst();
    }
}
