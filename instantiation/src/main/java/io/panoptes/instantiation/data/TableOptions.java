package io.panoptes.instantiation.data;

import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.testcase.SetupStep;
import io.panoptes.instantiation.testcase.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.testcase.SetupStep.CreateTable;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Another engine for a table, or parts that its rows are spread over: what changes plans and no answer. */
public final class TableOptions {
    /** One table in so many has an option, where one fits. */
    private static final int ONE_IN = 4;

    private static final String COLUMN = "{column}";
    private static final Pattern PARTED = Pattern.compile("^ PARTITION BY \\w+ \\((\\w+)\\)");

    /**
     * @param suffix what stands behind the closing parenthesis
     * @param parts statements that make the parts, where the table does not make them itself
     * @param by the type of the column that says in which part a row is
     */
    private record Option(String suffix, List<String> parts, Optional<Class<? extends SqlType>> by) {
        static Option engine(String name) {
            return new Option(" ENGINE = " + name, List.of(), Optional.empty());
        }

        static Option parted(String suffix, Class<? extends SqlType> by, String... parts) {
            return new Option(" PARTITION BY " + suffix, List.of(parts), Optional.of(by));
        }

        boolean isOf(String suffix) {
            return suffix.replaceFirst("\\(c\\d+\\)", Matcher.quoteReplacement("(" + COLUMN + ")"))
                    .equals(this.suffix);
        }

        boolean isInMemory() {
            return suffix.endsWith("MEMORY");
        }
    }

    private static final List<Option> MARIADB = List.of(
            Option.engine("MEMORY"),
            Option.engine("MyISAM"),
            Option.engine("Aria"),
            Option.parted("HASH ({column}) PARTITIONS 3", SqlType.IntegerType.class),
            Option.parted("KEY ({column}) PARTITIONS 2", SqlType.IntegerType.class),
            Option.parted(
                    "RANGE ({column}) (PARTITION p0 VALUES LESS THAN (1), PARTITION p1 VALUES LESS THAN (4),"
                            + " PARTITION p2 VALUES LESS THAN MAXVALUE)",
                    SqlType.IntegerType.class));

    private static final List<Option> MYSQL =
            List.of(Option.engine("MEMORY"), Option.engine("MyISAM"), MARIADB.get(3), MARIADB.get(4), MARIADB.get(5));

    /** A row for which there is no part would be refused. */
    private static final List<Option> POSTGRESQL = List.of(
            Option.parted(
                    "LIST ({column})",
                    SqlType.BooleanType.class,
                    "CREATE TABLE {table}_t PARTITION OF {table} FOR VALUES IN (TRUE)",
                    "CREATE TABLE {table}_f PARTITION OF {table} FOR VALUES IN (FALSE)",
                    "CREATE TABLE {table}_n PARTITION OF {table} FOR VALUES IN (NULL)"),
            Option.parted(
                    "LIST ({column})",
                    SqlType.BooleanType.class,
                    "CREATE TABLE {table}_t PARTITION OF {table} FOR VALUES IN (TRUE)",
                    "CREATE TABLE {table}_d PARTITION OF {table} DEFAULT"),
            Option.parted(
                    "RANGE ({column})",
                    SqlType.IntegerType.class,
                    "CREATE TABLE {table}_a PARTITION OF {table} FOR VALUES FROM (MINVALUE) TO (1)",
                    "CREATE TABLE {table}_b PARTITION OF {table} FOR VALUES FROM (1) TO (4)",
                    "CREATE TABLE {table}_d PARTITION OF {table} DEFAULT"),
            Option.parted(
                    "HASH ({column})",
                    SqlType.IntegerType.class,
                    "CREATE TABLE {table}_a PARTITION OF {table} FOR VALUES WITH (MODULUS 2, REMAINDER 0)",
                    "CREATE TABLE {table}_b PARTITION OF {table} FOR VALUES WITH (MODULUS 2, REMAINDER 1)"));

    private static final Map<String, List<Option>> ALL =
            Map.of("mysql", MYSQL, "mariadb", MARIADB, "postgresql", POSTGRESQL);

    private TableOptions() {}

    private static List<Option> of(Profile profile) {
        // Before it a part can't be the default one, and keys of parted tables are not known.
        boolean old = profile.dbms().equals("postgresql") && profile.version().isBefore("11");
        return old ? List.of() : ALL.getOrDefault(profile.dbms(), List.of());
    }

    /** The table and the parts that belong to it; the table alone mostly. */
    static List<SetupStep> draw(RandomGenerator random, Profile profile, CreateTable table) {
        List<Option> options = of(profile);
        boolean refers = table.constraints().stream().anyMatch(Constraint.ForeignKey.class::isInstance);
        if (options.isEmpty()
                || random.nextInt(ONE_IN) != 0
                || refers
                || !table.suffix().isEmpty()) {
            return List.of(table);
        }
        List<Option> fitting =
                options.stream().filter(option -> fits(option, table)).toList();
        if (fitting.isEmpty()) {
            return List.of(table);
        }
        Option option = fitting.get(random.nextInt(fitting.size()));
        return option.by().isEmpty()
                ? List.of(with(table, option.suffix()))
                : parted(table, option, column(table, option.by().get()).orElseThrow());
    }

    private static boolean fits(Option option, CreateTable table) {
        boolean generated =
                table.columns().stream().anyMatch(column -> column.generated().isPresent());
        return !(option.isInMemory() && generated)
                && option.by().map(type -> column(table, type).isPresent()).orElse(true);
    }

    private static List<SetupStep> parted(CreateTable table, Option option, String column) {
        var steps = new ArrayList<SetupStep>();
        steps.add(with(table, option.suffix().replace(COLUMN, column)));
        option.parts().forEach(part -> steps.add(new SetupStep.Verbatim(part.replace("{table}", table.name()))));
        return steps;
    }

    private static CreateTable with(CreateTable table, String suffix) {
        return new CreateTable(table.name(), table.columns(), table.constraints(), suffix, table.descending());
    }

    /** A column of the type that every key holds: DBMSs keep keys in each part by itself. */
    private static Optional<String> column(CreateTable table, Class<? extends SqlType> type) {
        return table.columns().stream()
                .filter(column ->
                        type.isInstance(column.type()) && column.generated().isEmpty())
                .map(ColumnDefinition::name)
                .filter(name -> table.constraints().stream().allMatch(constraint -> mayPart(constraint, name)))
                .findFirst();
    }

    private static boolean mayPart(Constraint constraint, String column) {
        return switch (constraint) {
            case Constraint.PrimaryKey(var key) -> key.contains(column);
            case Constraint.Unique(var key) -> key.contains(column);
            case Constraint.ForeignKey ignored -> true;
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

    /** Whether other tables may refer to it: not to one of another engine or in parts. */
    static boolean isReferable(SetupStep table) {
        return !(table instanceof CreateTable create)
                || ALL.values().stream().flatMap(List::stream).noneMatch(option -> option.isOf(create.suffix()));
    }

    /** What this target can say of it: all, or nothing. */
    public static boolean knows(Profile profile, String suffix) {
        return of(profile).stream().anyMatch(option -> option.isOf(suffix));
    }
}
