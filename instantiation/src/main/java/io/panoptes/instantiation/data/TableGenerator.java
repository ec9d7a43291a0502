package io.panoptes.instantiation.data;

import io.panoptes.corpus.GeneratedColumns;
import io.panoptes.corpus.Scope;
import io.panoptes.corpus.Snippet;
import io.panoptes.corpus.SnippetGenerator;
import io.panoptes.corpus.ValuePool;
import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Filling;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.TypeSpelling;
import io.panoptes.instantiation.opaque.OpaqueWords;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.SetupStep.Generated;
import io.panoptes.instantiation.state.StorageChoice;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.chance.Weighted;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/** Tables that suit any oracle: a column of each common type, a key here and a reference there. */
final class TableGenerator {
    private static final List<SqlType> COMMON =
            List.of(SqlType.INTEGER, SqlType.INTEGER, SqlType.BOOLEAN, SqlType.TEXT);
    /** Enough for the oracles that only filter a table. */
    private static final List<SqlType> FEW = List.of(SqlType.INTEGER, SqlType.TEXT);

    private static final List<SqlType> EXTRA = List.of(
            SqlType.INTEGER,
            SqlType.BOOLEAN,
            SqlType.TEXT,
            SqlType.DATE,
            SqlType.BIGINT,
            new SqlType.DecimalType(10, 2));

    private static final Weighted<Optional<Constraint>> SOME_KEY = Weighted.<Optional<Constraint>>of(
                    2, Optional.of(new Constraint.PrimaryKey(List.of("c0"))))
            .or(1, Optional.of(new Constraint.PrimaryKey(List.of("c0", "c1"))))
            .or(1, Optional.of(new Constraint.Unique(List.of("c0"))));
    private static final Weighted<Optional<Constraint>> KEYS = SOME_KEY.or(2, Optional.empty());
    private static final Weighted<Optional<Constraint>> KEYS_OF_NARROW = SOME_KEY.or(4, Optional.empty());

    private final RandomGenerator random;
    private final Profile profile;
    private final SnippetGenerator snippets;
    private final OpaqueWords opaque;
    private final GeneratedColumns generated;
    private final boolean narrow;

    /** @param narrow whether the tables have few columns that proven queries read */
    TableGenerator(
            RandomGenerator random,
            Profile profile,
            SnippetGenerator snippets,
            OpaqueWords opaque,
            GeneratedColumns generated,
            boolean narrow) {
        this.random = random;
        this.profile = profile;
        this.snippets = snippets;
        this.opaque = opaque;
        this.generated = generated;
        this.narrow = narrow;
    }

    /** @param parents the tables made before, which a foreign key may refer to */
    CreateTable table(String name, List<Table> parents) {
        List<Column> columns = columns();
        List<Constraint> constraints = constraints(columns, parents);
        List<ColumnDefinition> definitions = new ArrayList<>();
        for (Column column : nullability(columns, constraints)) {
            definitions.add(new ColumnDefinition(
                    column.name(), column.type(), spelling(column.type()), column.nullable(), Optional.empty()));
        }
        generatedColumn(columns).ifPresent(definitions::add);
        constraints.addAll(checks(columns));
        new OpaqueColumns(random, profile, opaque, narrow).addTo(definitions, constraints);
        return new StorageChoice(random, profile).store(new CreateTable(name, definitions, constraints, ""));
    }

    private List<Column> columns() {
        var types = new ArrayList<>(narrow ? FEW : COMMON);
        for (int i = random.nextInt(narrow ? 2 : 3); i > 0; i--) {
            types.add(Draw.oneOf(random, EXTRA));
        }
        var columns = new ArrayList<Column>();
        for (SqlType type : types) {
            if (!profile.spellings(type).isEmpty()) {
                columns.add(new Column("c" + columns.size(), type, true));
            }
        }
        if (columns.size() < 2) {
            // Keys and references name two columns, also where there are no texts.
            columns.add(new Column("c" + columns.size(), SqlType.INTEGER, true));
        }
        return columns;
    }

    private List<Constraint> constraints(List<Column> columns, List<Table> parents) {
        var constraints = new ArrayList<Constraint>();
        (narrow ? KEYS_OF_NARROW : KEYS).draw(random).ifPresent(constraints::add);
        if (Chance.oneIn(6).happens(random)) {
            constraints.add(new Constraint.Unique(
                    List.of(Draw.oneOf(random, columns).name(), "c1").stream()
                            .distinct()
                            .toList()));
        }
        if (!narrow && Chance.oneIn(2).happens(random) && profile.features().contains(Feature.FOREIGN_KEYS)) {
            parents.stream()
                    .filter(TableGenerator::hasKeyOnFirst)
                    .findFirst()
                    .ifPresent(parent ->
                            constraints.add(new Constraint.ForeignKey(List.of("c1"), parent.name(), List.of("c0"))));
        }
        return withoutRepeats(constraints).stream()
                .filter(this::isKnown)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    private boolean isKnown(Constraint constraint) {
        Set<Feature> features = profile.features();
        boolean noUnique = constraint instanceof Constraint.Unique && features.contains(Feature.WITHOUT_UNIQUE_KEYS);
        return !noUnique && !features.contains(Feature.WITHOUT_KEYS);
    }

    private static List<Constraint> withoutRepeats(List<Constraint> constraints) {
        var keys = new ArrayList<List<String>>();
        var kept = new ArrayList<Constraint>();
        for (Constraint constraint : constraints) {
            Optional<List<String>> key = switch (constraint) {
                case Constraint.PrimaryKey(var columns) -> Optional.of(columns);
                case Constraint.Unique(var columns) -> Optional.of(columns);
                default -> Optional.empty();
            };
            // Some DBMSs refuse two keys on the same columns.
            if (key.isEmpty() || !keys.contains(key.get().stream().sorted().toList())) {
                key.ifPresent(columns -> keys.add(columns.stream().sorted().toList()));
                kept.add(constraint);
            }
        }
        return kept;
    }

    /** What every value of the pools keeps, so that no row is refused, and a planner may believe it. */
    private List<Constraint> checks(List<Column> columns) {
        if (!profile.features().contains(Feature.CHECK_CONSTRAINTS)
                || Chance.oneIn(5).fails(random)) {
            return List.of();
        }
        List<Column> whole = columns.stream()
                .filter(column -> column.type() instanceof SqlType.IntegerType)
                .toList();
        Expression column = Sql.column(Draw.oneOf(random, whole).name());
        Expression largest = Sql.literal(Value.of((int) ValuePool.LARGEST));
        return List.of(new Constraint.Check(
                random.nextBoolean()
                        ? Sql.binary(Expression.BinaryOperator.LESS_OR_EQUAL, column, largest)
                        : new Expression.Between(
                                column, Sql.literal(Value.of(-(int) ValuePool.LARGEST)), largest, false)));
    }

    private static boolean hasKeyOnFirst(Table table) {
        return table.constraints().contains(new Constraint.PrimaryKey(List.of("c0")))
                || table.constraints().contains(new Constraint.Unique(List.of("c0")));
    }

    private List<Column> nullability(List<Column> columns, List<Constraint> constraints) {
        return columns.stream()
                .map(column -> new Column(
                        column.name(),
                        column.type(),
                        mayBeNull(column, constraints) && Chance.oneIn(7).fails(random)))
                .toList();
    }

    private boolean mayBeNull(Column column, List<Constraint> constraints) {
        boolean alsoUnique = profile.features().contains(Feature.UNIQUE_NEEDS_NOT_NULL);
        return constraints.stream()
                .noneMatch(constraint ->
                        constraint instanceof Constraint.PrimaryKey(var key) && key.contains(column.name())
                                || alsoUnique
                                        && constraint instanceof Constraint.Unique(var columns)
                                        && columns.contains(column.name()));
    }

    private Optional<ColumnDefinition> generatedColumn(List<Column> columns) {
        var ways = new ArrayList<Boolean>();
        if (profile.fillings().contains(Filling.VIRTUAL_GENERATED_COLUMN)) {
            ways.add(false);
        }
        if (profile.fillings().contains(Filling.STORED_GENERATED_COLUMN)) {
            ways.add(true);
        }
        if (ways.isEmpty() || Chance.oneIn(narrow ? 6 : 2).fails(random)) {
            return Optional.empty();
        }
        boolean stored = Draw.oneOf(random, ways);
        SqlType type = Chance.oneIn(3).happens(random)
                        || profile.spellings(SqlType.BOOLEAN).isEmpty()
                ? SqlType.INTEGER
                : SqlType.BOOLEAN;
        // DuckDB up to 2.0 evaluates the expression of a virtual column on NULL-extended rows too: one bug, so not
        // often.
        boolean keepsNull = Chance.oneIn(8).fails(random);
        Snippet snippet = (random.nextBoolean()
                        ? generated.draw(random, columns, type, stored, keepsNull)
                        : Optional.<Snippet>empty())
                .orElseGet(() -> plain(new Scope(columns, List.of()), type, keepsNull));
        if (!snippet.isOwnColumnLike() || snippet.columns().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new ColumnDefinition(
                "g0", type, spelling(type), true, Optional.of(new Generated(snippet.expression(), stored))));
    }

    private Snippet plain(Scope scope, SqlType type, boolean keepsNull) {
        return keepsNull
                ? snippets.generateNullPreserving(random, scope, type, 2)
                : snippets.generate(random, scope, type, 2);
    }

    /** The usual name of the type mostly, another now and then. */
    private String spelling(SqlType type) {
        List<TypeSpelling> names = profile.spellings(type);
        return names.get(Chance.oneIn(4).happens(random) ? random.nextInt(names.size()) : 0)
                .name();
    }
}
