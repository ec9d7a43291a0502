package io.panoptes.cli.constraints;

import io.panoptes.cli.mine.ModelOptions;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.dbms.database.ReadOnlyDatabase;
import io.panoptes.dbms.provision.JdbcDrivers;
import io.panoptes.languagemodel.LanguageModel;
import io.panoptes.sql.schema.Schema;
import io.panoptes.texttosql.constraint.ConstraintFile;
import io.panoptes.texttosql.constraint.DatabaseConstraints;
import io.panoptes.texttosql.constraint.database.DatabaseTables;
import io.panoptes.texttosql.constraint.database.SampleRows;
import io.panoptes.texttosql.constraint.validation.ConstraintValidator;
import io.panoptes.texttosql.constraint.validation.Disclosure;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Asks a language model which mined constraints hold by meaning. */
@Command(
        name = "validate",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description =
                "Asks a language model which mined constraints hold by meaning and which by accident, and widens ranges. It is"
                        + " sent the schema; values of the database only with --send-samples.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes constraints validate shop.json --database shop.sqlite --model openai:gpt-4.1-mini --out shop.validated.json",
            "  panoptes constraints validate shop.json --database shop.sqlite --model anthropic:NAME --batch-out ask.jsonl --out v.json"
        })
final class ConstraintsValidateCommand implements Callable<Integer> {
    private static final int SAMPLES = 5;

    @Parameters(paramLabel = "FILE", description = "Mined constraints.")
    private Path file;

    @Mixin
    private DatabaseArguments from;

    @Option(
            names = "--out",
            required = true,
            paramLabel = "FILE",
            description = "Write the constraints there, as JSON.")
    private Path out;

    @Option(
            names = "--send-samples",
            description = "Also send bounds, categories and 5 rows a table, which are values of the database.")
    private boolean sendSamples;

    @Option(
            names = "--evidence",
            paramLabel = "FILE",
            description = "Also send this text: what is known about the data.")
    private Optional<Path> evidence = Optional.empty();

    @Option(names = "--recorded", description = "Ask no model; take only answers that were kept.")
    private boolean recorded;

    @Mixin
    private ModelOptions models = new ModelOptions();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter err = spec.commandLine().getErr();
        Path place = Optional.ofNullable(out.toAbsolutePath().getParent()).orElseThrow();
        List<DatabaseConstraints> validated = new ArrayList<>();
        try (JdbcDrivers drivers = new JdbcDrivers();
                ReadOnlyDatabase database = from.open(drivers);
                LanguageModel model = models.model(place, recorded, err)) {
            Schema schema = new DatabaseTables(database).read();
            ConstraintValidator validator = new ConstraintValidator(
                    model,
                    models.prompts(),
                    schema,
                    new Disclosure(
                            sendSamples,
                            sendSamples ? SampleRows.of(database, schema, SAMPLES) : Map.of(),
                            evidence()));
            for (DatabaseConstraints mined : ConstraintFile.read(file).databases()) {
                ConstraintValidator.Validation validation = validator.validate(mined);
                validated.add(validation.constraints());
                tell(mined, validation);
            }
            new ConstraintFile(validated).write(out);
        } catch (SQLException e) {
            throw new CannotRun("the database can't be read: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new CannotRun("%s can't be written: %s".formatted(out, e.getMessage()), e);
        }
        return ExitCode.NOTHING_FOUND;
    }

    private void tell(DatabaseConstraints mined, ConstraintValidator.Validation validation) {
        PrintWriter stdout = spec.commandLine().getOut();
        validation.dropped().forEach(constraint -> stdout.println("by accident: " + constraint.words()));
        stdout.printf(
                "%s: %,d hold by meaning, %,d of them with a wider range; %,d by accident; %,d not answered%n",
                mined.database(),
                validation.validated(),
                validation.repaired(),
                validation.dropped().size(),
                validation.open());
        if (validation.deferred() > 0) {
            stdout.printf("%,d questions are written; run this again with --batch-in ANSWERS%n", validation.deferred());
        }
        stdout.flush();
        PrintWriter err = spec.commandLine().getErr();
        validation.problems().stream()
                .distinct()
                .limit(SAMPLES)
                .forEach(problem -> err.println("panoptes: " + problem));
        err.flush();
    }

    private String evidence() {
        try {
            return evidence.isPresent() ? Files.readString(evidence.get()) : "";
        } catch (IOException e) {
            throw new CannotRun("%s can't be read: %s".formatted(evidence.orElseThrow(), e.getMessage()), e);
        }
    }
}
