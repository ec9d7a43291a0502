package io.panoptes.instantiation.state;

import io.panoptes.dbms.Profile;
import io.panoptes.dbms.TableOption;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.schema.Constraint;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Another engine for a table, or parts that its rows are spread over: what changes plans and no answer. */
public final class TableOptions {
    /** One table in N has an option, where one fits. */
    private static final int ONE_IN = 4;

    private static final Pattern PARTED = Pattern.compile("^ PARTITION BY \\w+ \\((\\w+)\\)");
    private static final Pattern CHILD_TABLE = Pattern.compile("^CREATE TABLE (\\w+) .* INHERITS \\((\\w+)\\)$");

    private TableOptions() {}

    /**
     * How a table is kept.
     *
     * @param made the table and what belongs to it
     * @param moved what is done when its rows are in
     * @param usual whether it is kept as any other, so that others may refer to it
     */
    public record Kept(CreateTable table, List<SetupStep> made, List<SetupStep> moved, boolean usual) {
        static Kept usually(CreateTable table) {
            return new Kept(table, List.of(), List.of(), true);
        }
    }

    /** As any other mostly. */
    public static Kept draw(RandomGenerator random, Profile profile, CreateTable table) {
        List<TableOption> options = profile.upkeep().tables();
        boolean refers = table.constraints().stream().anyMatch(Constraint.ForeignKey.class::isInstance);
        if (options.isEmpty()
                || Chance.oneIn(ONE_IN).fails(random)
                || refers
                || !table.suffix().isEmpty()) {
            return Kept.usually(table);
        }
        List<TableOption> fitting =
                options.stream().filter(option -> fits(option, table)).toList();
        return fitting.isEmpty() ? Kept.usually(table) : kept(table, Draw.oneOf(random, fitting));
    }

    private static boolean fits(TableOption option, CreateTable table) {
        boolean generated =
                table.columns().stream().anyMatch(column -> column.generated().isPresent());
        // What moves rows gives all columns, which generated ones do not take; a key that is given late must be the
        // first.
        boolean takesGenerated = !option.isInMemory() && option.moves().isEmpty();
        boolean takesKeys = option.moves().isEmpty() || table.constraints().isEmpty();
        return (takesGenerated || !generated)
                && takesKeys
                && (option.by().isEmpty() || column(table, option).isPresent());
    }

    private static Kept kept(CreateTable table, TableOption option) {
        String column = column(table, option).orElse("");
        CreateTable made = new CreateTable(
                table.name(),
                table.columns(),
                table.constraints(),
                option.suffix().replace(TableOption.COLUMN, column),
                table.descending());
        return new Kept(made, said(option.parts(), table, column), said(option.moves(), table, column), false);
    }

    private static List<SetupStep> said(List<String> statements, CreateTable table, String column) {
        return statements.stream()
                .<SetupStep>map(statement -> new SetupStep.Verbatim(
                        statement.replace(TableOption.TABLE, table.name()).replace(TableOption.COLUMN, column)))
                .toList();
    }

    /** A column of the type, which every key holds where DBMSs keep keys in each part by itself. */
    private static Optional<String> column(CreateTable table, TableOption option) {
        return option.by()
                .flatMap(type -> table.columns().stream()
                        .filter(column -> type.isInstance(column.type())
                                && column.generated().isEmpty())
                        .map(ColumnDefinition::name)
                        .filter(name -> !option.needsKey()
                                || table.constraints().stream().allMatch(constraint -> mayPart(constraint, name)))
                        .findFirst());
    }

    private static boolean mayPart(Constraint constraint, String column) {
        return switch (constraint) {
            case Constraint.PrimaryKey(var key) -> key.contains(column);
            case Constraint.Unique(var key) -> key.contains(column);
            case Constraint.Reference ignored -> true;
            case Constraint.Check ignored -> true;
            case Constraint.Range ignored -> true;
            case Constraint.Categorical ignored -> true;
            case Constraint.FunctionalDependency ignored -> true;
            case Constraint.Ordering ignored -> true;
        };
    }

    /** The column that says in which part a row is; empty for a table that is kept whole. */
    public static Optional<String> partedBy(String suffix) {
        Matcher matcher = PARTED.matcher(suffix);
        return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
    }

    /** The table that this statement makes as a child of another, which can't be removed before it. */
    public static Optional<String> childTable(String statement) {
        Matcher matcher = CHILD_TABLE.matcher(statement);
        return matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
    }

    /** What this target can say of it: all, or nothing. */
    public static boolean knows(Profile profile, String suffix) {
        return profile.upkeep().tables().stream()
                .filter(option -> !option.suffix().isEmpty())
                .anyMatch(option -> suffix.replaceFirst(
                                "\\(c\\d+\\)", Matcher.quoteReplacement("(" + TableOption.COLUMN + ")"))
                        .equals(option.suffix()));
    }
}
