package io.panoptes.texttosql.constraint.check;

import io.panoptes.dbms.database.ReadOnlyDatabase;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import io.panoptes.texttosql.constraint.Evidence;
import io.panoptes.texttosql.constraint.Statement.Kept;
import io.panoptes.texttosql.constraint.TableConstraint;
import io.panoptes.texttosql.constraint.TypedValue;
import io.panoptes.texttosql.constraint.database.Quoting;
import java.math.BigDecimal;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * All constraints of a SQLite database, each asked for by a query of its own: what mining is compared with. Slow, and without any of
 * mining's code.
 */
public final class BruteForceMiner {
    private static final String ISO_DAY = "[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]";
    private static final String MINUTES = "[0-9][0-9]:[0-9][0-9]";

    private final ReadOnlyDatabase database;
    private final Schema schema;
    private final ConstraintCheck check;
    private final Limits limits;
    private final Quoting quoting;
    private final List<TableConstraint> found = new ArrayList<>();
    private final Map<String, ColumnFacts> facts = new HashMap<>();

    /** The same thresholds as mining's, for constraints that hold on all rows. */
    public record Limits(long minSupport, int mostCategories, int mostDeterminants, int mostKeyColumns) {}

    private enum Kind {
        NUMBER,
        DAY,
        TEXT,
        OTHER
    }

    private record ColumnFacts(long rows, long known, long distinct, Kind kind) {
        boolean isUnique() {
            return known > 0 && known == distinct;
        }
    }

    public BruteForceMiner(ReadOnlyDatabase database, Schema schema, Limits limits) {
        this.database = database;
        this.quoting = Quoting.of(database.place());
        this.schema = schema;
        this.check = new ConstraintCheck(database, schema);
        this.limits = limits;
    }

    public List<TableConstraint> mine() throws SQLException {
        for (Table table : schema.tables()) {
            for (Column column : table.columns()) {
                facts.put(key(table, column.name()), facts(table, column));
            }
        }
        for (Table table : schema.tables()) {
            List<String> names = table.columns().stream().map(Column::name).toList();
            for (Column column : table.columns()) {
                ofColumn(table, column);
            }
            uniqueSets(table, names);
            for (String dependent : names) {
                dependencies(table, names, dependent);
            }
            orderings(table, names);
        }
        inclusions();
        return List.copyOf(found);
    }

    private static String key(Table table, String column) {
        return table.name() + "\n" + column;
    }

    private ColumnFacts facts(Table table, String column) {
        ColumnFacts known = facts.get(key(table, column));
        if (known == null) {
            throw new IllegalArgumentException(column);
        }
        return known;
    }

    private ColumnFacts facts(Table table, Column column) throws SQLException {
        String name = quoting.name(column.name());
        String from = " FROM " + quoting.name(table.name());
        long known = number("SELECT COUNT(%s)%s".formatted(name, from));
        Kind kind = Kind.OTHER;
        if (known > 0) {
            String outside = "SELECT COUNT(*)" + from + " WHERE " + name + " IS NOT NULL AND NOT ";
            if (number(outside + "(typeof(%s) IN ('integer', 'real'))".formatted(name)) == 0) {
                kind = Kind.NUMBER;
            } else if (number(outside + "(typeof(%s) = 'text')".formatted(name)) == 0) {
                boolean days = number(outside
                                + "(%s GLOB '%s' OR %s GLOB '%s[ T]%s' OR %s GLOB '%s[ T]%s:[0-9][0-9]')"
                                        .formatted(name, ISO_DAY, name, ISO_DAY, MINUTES, name, ISO_DAY, MINUTES))
                        == 0;
                kind = days ? Kind.DAY : Kind.TEXT;
            }
        }
        return new ColumnFacts(
                number("SELECT COUNT(*)" + from),
                known,
                number("SELECT COUNT(DISTINCT %s)%s".formatted(name, from)),
                kind);
    }

    private void ofColumn(Table table, Column column) throws SQLException {
        ColumnFacts facts = facts(table, column.name());
        TableConstraint notNull = TableConstraint.notNull(table.name(), column.name(), Evidence.mined(facts.rows(), 1));
        if (facts.rows() >= limits.minSupport() && check.violations(notNull) == 0) {
            found.add(notNull);
        }
        if (facts.known() < limits.minSupport() || column.type() instanceof SqlType.BooleanType) {
            return;
        }
        String name = quoting.name(column.name());
        String from = " FROM " + quoting.name(table.name());
        if ((facts.kind() == Kind.NUMBER || facts.kind() == Kind.DAY) && facts.distinct() > 1) {
            Optional<Value> low = value("SELECT MIN(%s)%s".formatted(name, from), column.type());
            Optional<Value> high = value("SELECT MAX(%s)%s".formatted(name, from), column.type());
            if (low.isPresent() && high.isPresent()) {
                add(table, new Constraint.Range(column.name(), low, high), facts.known());
            }
        }
        if (facts.kind() != Kind.OTHER
                && facts.distinct() <= limits.mostCategories()
                && facts.distinct() < facts.known()) {
            List<Value> values = values(
                    "SELECT DISTINCT %s%s WHERE %s IS NOT NULL ORDER BY 1".formatted(name, from, name), column.type());
            if (values.size() == facts.distinct()) {
                add(table, new Constraint.Categorical(column.name(), values), facts.known());
            }
        }
    }

    private void uniqueSets(Table table, List<String> names) throws SQLException {
        List<List<String>> unique = new ArrayList<>();
        for (int size = 1; size <= limits.mostKeyColumns(); size++) {
            for (List<String> set : subsets(names, size)) {
                Constraint.Unique constraint = new Constraint.Unique(set);
                if (unique.stream().noneMatch(set::containsAll) && holds(table, constraint)) {
                    unique.add(set);
                    add(
                            table,
                            constraint,
                            number("SELECT COUNT(*) FROM %s WHERE %s"
                                    .formatted(
                                            quoting.name(table.name()),
                                            set.stream()
                                                    .map(name -> quoting.name(name) + " IS NOT NULL")
                                                    .collect(Collectors.joining(" AND ")))));
                }
            }
        }
    }

    private void dependencies(Table table, List<String> names, String dependent) throws SQLException {
        ColumnFacts facts = facts(table, dependent);
        if (facts.distinct() + (facts.known() < facts.rows() ? 1 : 0) <= 1) {
            return;
        }
        List<String> others =
                names.stream().filter(name -> !name.equals(dependent)).toList();
        List<List<String>> determining = new ArrayList<>();
        for (int size = 1; size <= limits.mostDeterminants(); size++) {
            for (List<String> set : subsets(others, size)) {
                Constraint.FunctionalDependency constraint = new Constraint.FunctionalDependency(set, dependent);
                if (determining.stream().noneMatch(set::containsAll) && holds(table, constraint)) {
                    determining.add(set);
                    add(
                            table,
                            constraint,
                            number(
                                    "SELECT COALESCE(SUM(n), 0) FROM (SELECT COUNT(*) AS n FROM %s GROUP BY %s) WHERE n > 1"
                                            .formatted(quoting.name(table.name()), quoting.names(set))));
                }
            }
        }
    }

    private void orderings(Table table, List<String> names) throws SQLException {
        for (String smaller : names) {
            for (String larger : names) {
                ColumnFacts one = facts(table, smaller);
                ColumnFacts other = facts(table, larger);
                boolean ordered = one.kind() == other.kind()
                        && (one.kind() == Kind.NUMBER || one.kind() == Kind.DAY)
                        && one.distinct() > 1
                        && other.distinct() > 1;
                Constraint.Ordering constraint = new Constraint.Ordering(smaller, larger);
                if (ordered && !smaller.equals(larger) && holds(table, constraint)) {
                    add(
                            table,
                            constraint,
                            number("SELECT COUNT(*) FROM %s WHERE %s IS NOT NULL AND %s IS NOT NULL"
                                    .formatted(
                                            quoting.name(table.name()), quoting.name(smaller), quoting.name(larger))));
                }
            }
        }
    }

    private void inclusions() throws SQLException {
        for (Table table : schema.tables()) {
            for (Column column : table.columns()) {
                for (Table target : schema.tables()) {
                    for (Column other : target.columns()) {
                        ColumnFacts from = facts(table, column.name());
                        ColumnFacts to = facts(target, other.name());
                        boolean same = table.equals(target) && column.equals(other);
                        Constraint.InclusionDependency constraint = new Constraint.InclusionDependency(
                                List.of(column.name()), target.name(), List.of(other.name()));
                        if (!same && isComparable(from, to) && to.isUnique() && holds(table, constraint)) {
                            add(table, constraint, from.known());
                        }
                    }
                }
            }
        }
    }

    private static boolean isComparable(ColumnFacts one, ColumnFacts other) {
        return one.kind() != Kind.OTHER
                && other.kind() != Kind.OTHER
                && (one.kind() == Kind.NUMBER) == (other.kind() == Kind.NUMBER);
    }

    private boolean holds(Table table, Constraint constraint) throws SQLException {
        return check.violations(TableConstraint.of(table.name(), constraint, Evidence.mined(0, 1))) == 0;
    }

    private void add(Table table, Constraint constraint, long support) {
        if (support >= limits.minSupport()) {
            found.add(TableConstraint.of(table.name(), constraint, Evidence.mined(support, 1)));
        }
    }

    private static List<List<String>> subsets(List<String> names, int size) {
        List<List<String>> subsets = new ArrayList<>();
        for (int bits = 0; size <= 2 && bits < names.size(); bits++) {
            if (size == 1) {
                subsets.add(List.of(names.get(bits)));
            } else {
                for (int other = bits + 1; other < names.size(); other++) {
                    subsets.add(List.of(names.get(bits), names.get(other)));
                }
            }
        }
        if (size > 2) {
            for (List<String> less : subsets(names, size - 1)) {
                int last = names.indexOf(less.getLast());
                for (int next = last + 1; next < names.size(); next++) {
                    List<String> more = new ArrayList<>(less);
                    more.add(names.get(next));
                    subsets.add(more);
                }
            }
        }
        return subsets;
    }

    private long number(String sql) throws SQLException {
        try (Statement statement = database.connection().createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            rows.next();
            return rows.getLong(1);
        }
    }

    private Optional<Value> value(String sql, SqlType type) throws SQLException {
        return values(sql, type).stream().findFirst();
    }

    private List<Value> values(String sql, SqlType type) throws SQLException {
        List<Value> values = new ArrayList<>();
        try (Statement statement = database.connection().createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            while (rows.next()) {
                Value value = switch (rows.getObject(1)) {
                    case Integer number -> Value.of(number);
                    case Long number -> Value.of(number);
                    case Double number -> Value.of(BigDecimal.valueOf(number));
                    case Object other -> Value.of(other.toString());
                };
                TypedValue.as(value, type).ifPresent(values::add);
            }
        }
        return values;
    }

    /**
     * Those of one list that the other lacks, in words; evidence is not compared, nor the order of columns and values. A primary
     * key says that its columns are unique, and a foreign key that they are found in its target.
     */
    public static List<String> missing(List<TableConstraint> from, List<TableConstraint> wanted) {
        TreeSet<String> known = from.stream()
                .flatMap(BruteForceMiner::saying)
                .map(BruteForceMiner::normal)
                .collect(Collectors.toCollection(TreeSet::new));
        return wanted.stream()
                .filter(constraint -> !known.contains(normal(constraint)))
                .map(TableConstraint::words)
                .toList();
    }

    private static Stream<TableConstraint> saying(TableConstraint constraint) {
        Evidence evidence = constraint.evidence();
        if (!(constraint.statement() instanceof Kept(Constraint kept))) {
            return Stream.of(constraint);
        }
        return switch (kept) {
            case Constraint.PrimaryKey(List<String> columns) ->
                Stream.concat(
                        Stream.of(TableConstraint.of(constraint.table(), new Constraint.Unique(columns), evidence)),
                        columns.stream().map(column -> TableConstraint.notNull(constraint.table(), column, evidence)));
            case Constraint.Reference reference ->
                Stream.of(TableConstraint.of(
                        constraint.table(),
                        new Constraint.InclusionDependency(
                                reference.columns(), reference.target(), reference.targetColumns()),
                        evidence));
            case Constraint ignored -> Stream.of(constraint);
        };
    }

    private static String normal(TableConstraint constraint) {
        TableConstraint sorted = constraint.statement() instanceof Kept(Constraint kept)
                ? TableConstraint.of(constraint.table(), sorted(kept), Evidence.mined(0, 1))
                : constraint.with(Evidence.mined(0, 1));
        return sorted.toString();
    }

    private static Constraint sorted(Constraint constraint) {
        return switch (constraint) {
            case Constraint.Unique(List<String> columns) ->
                new Constraint.Unique(columns.stream().sorted().toList());
            case Constraint.FunctionalDependency(List<String> determinants, String dependent) ->
                new Constraint.FunctionalDependency(
                        determinants.stream().sorted().toList(), dependent);
            case Constraint.Categorical(String column, List<Value> values) ->
                new Constraint.Categorical(
                        column,
                        values.stream()
                                .sorted(Comparator.comparing(Value::toString))
                                .toList());
            case Constraint.PrimaryKey key -> key;
            case Constraint.Reference reference -> reference;
            case Constraint.Check condition -> condition;
            case Constraint.Range range -> range;
            case Constraint.Ordering ordering -> ordering;
        };
    }
}
