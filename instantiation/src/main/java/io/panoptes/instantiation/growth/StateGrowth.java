package io.panoptes.instantiation.growth;

import io.panoptes.corpus.BareColumns;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.TypeSpelling;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.SetupStep.Grow;
import io.panoptes.instantiation.state.SetupStep.Insert;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.ast.Expression.ColumnReference;
import io.panoptes.sql.ast.Expression.Literal;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SelectItem;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * {@code a state -> the state, and for each level nine copies of all its rows, moved}: in the copy of number n every number is
 * greater by n times the width of all numbers of the state, and a text of a key has a letter more.
 *
 * <p>Each copy is the state again with other values, and no two copies share a number: so keys stay keys, references meet within
 * their copy, orderings and dependencies between columns hold. A column that a CHECK refers to keeps its values. Keys over columns
 * that no proven query reads are left out. Where any other key has nothing that can be moved, the DBMS refuses the copy, and the
 * state is not used.
 */
public final class StateGrowth {
    /** Of tenfold each. */
    public static final int MOST_LEVELS = 3;

    private static final String COPIES = "copies";
    private static final String NUMBER = "n";
    private static final String LETTER = "letter";
    private static final int COPIES_A_LEVEL = 9;
    private static final BigDecimal MOST_USUAL = BigDecimal.valueOf(10_000);
    private static final int INTEGER_BITS = 32;
    /** What was said of a table when it was small must not mislead the planner. */
    private static final List<String> MISLEADING = List.of("SQLITE_STAT1", "ANALYZE", "REVERSE_UNORDERED", "PAGE_SIZE");

    private final Profile profile;

    public StateGrowth(Profile profile) {
        this.profile = profile;
    }

    /** The steps of a state, then its growth up to this level, then its statistics. */
    public List<SetupStep> grown(List<SetupStep> steps, int levels) {
        List<SetupStep> grown = new ArrayList<>();
        steps.stream()
                .filter(step -> !isMisleading(step))
                .map(step -> widened(step, steps))
                .forEach(grown::add);
        grown.add(copies());
        grown.add(numbers());
        for (int level = 1; level <= levels; level++) {
            grown.addAll(level(steps, level));
        }
        grown.addAll(statistics(steps));
        return grown;
    }

    /** The steps that take a state of the level before to this one, without statistics. */
    public List<SetupStep> level(List<SetupStep> steps, int level) {
        BigInteger width = width(steps);
        return steps.stream()
                .filter(CreateTable.class::isInstance)
                .map(CreateTable.class::cast)
                .<SetupStep>map(table -> grow(table, keyed(table, steps), width, level))
                .toList();
    }

    /** Statements that collect the statistics of these tables. */
    public List<SetupStep> statistics(List<SetupStep> steps) {
        Optional<String> statement = profile.upkeep().statistics();
        return steps.stream()
                .filter(CreateTable.class::isInstance)
                .flatMap(table -> statement.stream().map(text -> text.replace("<table>", ((CreateTable) table).name())))
                .distinct()
                .<SetupStep>map(SetupStep.Verbatim::new)
                .toList();
    }

    /** The same steps, without those that grow beyond this level. */
    public static List<SetupStep> upTo(int level, List<SetupStep> steps) {
        return steps.stream()
                .filter(step -> !(step instanceof Grow grow) || grow.level() <= level)
                .toList();
    }

    private static boolean isMisleading(SetupStep step) {
        return step instanceof SetupStep.Verbatim(var sql)
                && MISLEADING.stream().anyMatch(sql.toUpperCase(java.util.Locale.ROOT)::contains);
    }

    /** {@code SMALLINT -> INTEGER}: the numbers become greater. */
    private SetupStep widened(SetupStep step, List<SetupStep> steps) {
        if (step instanceof CreateTable table) {
            return new CreateTable(
                    table.name(),
                    table.columns().stream().map(this::widened).toList(),
                    table.constraints().stream()
                            .filter(constraint -> !isKey(constraint) || !mentionsOpaque(constraint, table))
                            .toList(),
                    table.suffix(),
                    table.descending());
        }
        return step instanceof SetupStep.CreateIndex index && index.unique() && isOverOpaque(index, steps)
                ? new SetupStep.CreateIndex(index.name(), false, index.table(), index.keys(), index.where())
                : step;
    }

    private static boolean isKey(Constraint constraint) {
        return constraint instanceof Constraint.PrimaryKey
                || constraint instanceof Constraint.Unique
                || constraint instanceof Constraint.Reference;
    }

    private static boolean mentionsOpaque(Constraint constraint, CreateTable table) {
        return opaque(table).anyMatch(column -> constraint.mentions(column.name()));
    }

    private static boolean isOverOpaque(SetupStep.CreateIndex index, List<SetupStep> steps) {
        Set<String> named = index.keys().stream()
                .flatMap(key -> BareColumns.of(key.expression()).stream())
                .collect(Collectors.toSet());
        return steps.stream()
                .anyMatch(step -> step instanceof CreateTable table
                        && table.name().equals(index.table())
                        && opaque(table).anyMatch(column -> named.contains(column.name())));
    }

    private static Stream<ColumnDefinition> opaque(CreateTable table) {
        return table.columns().stream().filter(column -> column.type() instanceof SqlType.OpaqueType);
    }

    private ColumnDefinition widened(ColumnDefinition column) {
        boolean narrow = column.type() instanceof SqlType.IntegerType(var bits) && bits < INTEGER_BITS;
        SqlType wide = new SqlType.IntegerType(INTEGER_BITS);
        return narrow
                ? profile.spellings(wide).stream()
                        .findFirst()
                        .map(TypeSpelling::name)
                        .map(name ->
                                new ColumnDefinition(column.name(), wide, name, column.nullable(), column.generated()))
                        .orElse(column)
                : column;
    }

    private SetupStep copies() {
        SqlType number = new SqlType.IntegerType(INTEGER_BITS);
        return new CreateTable(COPIES, List.of(column(NUMBER, number), column(LETTER, SqlType.TEXT)), List.of(), "");
    }

    private ColumnDefinition column(String name, SqlType type) {
        return new ColumnDefinition(
                name, type, profile.spellings(type).getFirst().name(), false, Optional.empty());
    }

    private static SetupStep numbers() {
        return new Insert(
                COPIES,
                List.of(NUMBER, LETTER),
                IntStream.rangeClosed(1, COPIES_A_LEVEL)
                        .mapToObj(n -> Row.of(Value.of(n), Value.of(String.valueOf((char) ('a' + n)))))
                        .toList());
    }

    private static Grow grow(CreateTable table, Set<String> keyed, BigInteger width, int level) {
        List<ColumnDefinition> given = table.columns().stream()
                .filter(column -> column.generated().isEmpty())
                .toList();
        List<SelectItem> items = given.stream()
                .<SelectItem>map(column -> new SelectItem.Column(
                        moved(column, table, keyed.contains(column.name()), width, level), Optional.empty()))
                .toList();
        FromItem from = new FromItem.Join(
                FromItem.JoinKind.CROSS, Sql.table(table.name(), "t"), Sql.table(COPIES, "c"), Optional.empty());
        Query query = Sql.select(items, from, Optional.empty());
        return new Grow(
                level, table.name(), given.stream().map(ColumnDefinition::name).toList(), query);
    }

    private static Expression moved(
            ColumnDefinition column, CreateTable table, boolean keyed, BigInteger width, int level) {
        Expression own = new ColumnReference(Optional.of("t"), column.name());
        boolean bound = table.constraints().stream()
                .anyMatch(constraint -> isBound(constraint) && constraint.mentions(column.name()));
        if (bound) {
            return own;
        }
        return switch (column.type()) {
            case SqlType.IntegerType ignored -> moved(own, width, level);
            case SqlType.DecimalType ignored -> moved(own, width, level);
            case SqlType.DoubleType ignored -> moved(own, width, level);
            case SqlType.TextType ignored -> keyed ? lengthened(own, level) : own;
            case SqlType.BooleanType ignored -> own;
            case SqlType.DateType ignored -> own;
            case SqlType.TimeType ignored -> own;
            case SqlType.TimestampType ignored -> own;
            case SqlType.IntervalType ignored -> own;
            case SqlType.NullType ignored -> own;
            case SqlType.OpaqueType ignored -> own;
        };
    }

    /** Whether it says which values a column may have. */
    private static boolean isBound(Constraint constraint) {
        return switch (constraint) {
            case Constraint.Check ignored -> true;
            case Constraint.Range ignored -> true;
            case Constraint.Categorical ignored -> true;
            case Constraint.PrimaryKey ignored -> false;
            case Constraint.Unique ignored -> false;
            case Constraint.Reference ignored -> false;
            case Constraint.FunctionalDependency ignored -> false;
            case Constraint.Ordering ignored -> false;
        };
    }

    /** {@code t.a + c.n * width}. */
    private static Expression moved(Expression own, BigInteger width, int level) {
        BigInteger step = width.multiply(BigInteger.TEN.pow(level - 1));
        Expression distance = Sql.binary(
                BinaryOperator.TIMES,
                new ColumnReference(Optional.of("c"), NUMBER),
                new Literal(new Value.IntegerValue(step)));
        return Sql.binary(BinaryOperator.PLUS, own, distance);
    }

    /** {@code t.a || '1' || c.letter}: another digit at each level. */
    private static Expression lengthened(Expression own, int level) {
        Expression digit = Sql.binary(BinaryOperator.CONCAT, own, new Literal(Value.of(String.valueOf(level))));
        return Sql.binary(BinaryOperator.CONCAT, digit, new ColumnReference(Optional.of("c"), LETTER));
    }

    /** The columns of keys, of references to it and from it, and of unique indexes. */
    private static Set<String> keyed(CreateTable table, List<SetupStep> steps) {
        Set<String> keyed = new HashSet<>();
        for (Constraint constraint : table.constraints()) {
            switch (constraint) {
                case Constraint.PrimaryKey(var columns) -> keyed.addAll(columns);
                case Constraint.Unique(var columns) -> keyed.addAll(columns);
                case Constraint.Reference reference -> keyed.addAll(reference.columns());
                case Constraint.Check ignored -> {}
                case Constraint.Range ignored -> {}
                case Constraint.Categorical ignored -> {}
                case Constraint.FunctionalDependency ignored -> {}
                case Constraint.Ordering ignored -> {}
            }
        }
        for (SetupStep step : steps) {
            if (step instanceof SetupStep.CreateIndex index
                    && index.unique()
                    && index.table().equals(table.name())) {
                index.keys().stream()
                        .flatMap(key -> key.expression() instanceof ColumnReference(var ignored, var name)
                                ? Stream.of(name)
                                : Stream.empty())
                        .forEach(keyed::add);
            }
        }
        return keyed;
    }

    /** One more than the distance between the least and the greatest number of all rows. */
    private static BigInteger width(List<SetupStep> steps) {
        BigDecimal least = BigDecimal.ZERO;
        BigDecimal greatest = BigDecimal.ZERO;
        for (SetupStep step : steps) {
            if (step instanceof Insert insert) {
                for (Row row : insert.rows()) {
                    for (Value value : row.values()) {
                        Optional<BigDecimal> number = number(value).filter(StateGrowth::isUsual);
                        least = number.map(least::min).orElse(least);
                        greatest = number.map(greatest::max).orElse(greatest);
                    }
                }
            }
        }
        return greatest.subtract(least)
                .setScale(0, RoundingMode.CEILING)
                .toBigInteger()
                .add(BigInteger.ONE);
    }

    /** The few that are far off would leave no room for copies. */
    private static boolean isUsual(BigDecimal number) {
        return number.abs().compareTo(MOST_USUAL) <= 0;
    }

    private static Optional<BigDecimal> number(Value value) {
        return switch (value) {
            case Value.IntegerValue(var whole) -> Optional.of(new BigDecimal(whole));
            case Value.DecimalValue(var decimal) -> Optional.of(decimal);
            case Value.DoubleValue(var floating) ->
                Double.isFinite(floating) ? Optional.of(BigDecimal.valueOf(floating)) : Optional.empty();
            default -> Optional.empty();
        };
    }
}
