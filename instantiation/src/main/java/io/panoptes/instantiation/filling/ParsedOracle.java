package io.panoptes.instantiation.filling;

import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.change.ChangeQuery;
import io.panoptes.sql.change.MergeKeys;
import io.panoptes.sql.change.UnreadColumns;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.OracleSides;
import io.panoptes.sql.oracle.Placeholder;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** An oracle with its queries read, at the latest when they are asked for, and what fillings ask about them answered once for all. */
public final class ParsedOracle {
    private final Oracle oracle;
    private volatile @Nullable Read read;

    private ParsedOracle(Oracle oracle) {
        this.oracle = oracle;
    }

    /** What is known once the queries are read. */
    private record Read(OracleSides sides, List<Table> parentsFirst, Set<String> nullExtended, Set<String> selfJoined) {
        /** Both queries, and what the statements compute that change data. */
        List<Query> queries() {
            return Stream.of(sides.left(), sides.right())
                    .flatMap(side ->
                            Stream.concat(side.changes().stream().map(ChangeQuery::of), Stream.of(side.query())))
                    .toList();
        }
    }

    /** Throws what {@link SqlReader} throws where a query can't be read. */
    public static ParsedOracle of(Oracle oracle) {
        ParsedOracle parsed = lazily(oracle);
        parsed.read();
        return parsed;
    }

    /** Reads the queries when they are asked for; one that can't be read is told then. */
    public static ParsedOracle lazily(Oracle oracle) {
        return new ParsedOracle(oracle);
    }

    /** Two threads may do it at once, with the same result. */
    private Read read() {
        Read known = read;
        if (known == null) {
            known = read(oracle);
            read = known;
        }
        return known;
    }

    private static Read read(Oracle oracle) {
        OracleSides sides = OracleSides.of(oracle);
        Set<String> nullExtended = new HashSet<>();
        Set<String> selfJoined = new HashSet<>();
        Read read = new Read(sides, parentsFirst(oracle.schema().tables()), nullExtended, selfJoined);
        List<Query> queries = read.queries();
        for (Table table : oracle.schema().tables()) {
            if (queries.stream().anyMatch(query -> NullExtension.reaches(query, table.name()))) {
                nullExtended.add(table.name());
            }
            if (queries.stream().anyMatch(query -> Occurrences.inOneFrom(query, table.name()) > 1)) {
                selfJoined.add(table.name());
            }
        }
        return read;
    }

    public Oracle oracle() {
        return oracle;
    }

    public Query left() {
        return read().sides().left().query();
    }

    public Query right() {
        return read().sides().right().query();
    }

    /** The statements that change data before the left query. */
    public List<Change> leftChanges() {
        return read().sides().left().changes();
    }

    public List<Change> rightChanges() {
        return read().sides().right().changes();
    }

    /** All statements of both sides that change data, with those that a query is asked by. */
    public List<Change> allChanges() {
        return Stream.of(read().sides().left(), read().sides().right())
                .flatMap(side -> side.allChanges().stream())
                .toList();
    }

    /** The left query over the tables before its statements: what was proven. */
    public Query provenLeft() {
        return read().sides().provenLeft();
    }

    public Query provenRight() {
        return read().sides().provenRight();
    }

    /** The table that its statements change; empty where it has none. */
    public Optional<Table> changedTable() {
        return oracle.changes().isEmpty()
                ? Optional.empty()
                : allChanges().stream().findFirst().flatMap(change -> schema().table(change.table()));
    }

    /** The columns that its statements may give NULL, in lower case: all that they give but a key of a MERGE that takes none. */
    public Set<String> givenColumns() {
        Set<String> given = new HashSet<>(UnreadColumns.given(
                List.of(read().sides().left(), read().sides().right())));
        for (Change.Merge merge : merges()) {
            schema().table(merge.table())
                    .filter(table -> MergeKeys.isNeverNull(merge.key(), table))
                    .ifPresent(table -> given.remove(merge.key().toLowerCase(Locale.ROOT)));
        }
        return given;
    }

    /** Those of its statements that overwrite rows with the same key. */
    public List<Change.Merge> merges() {
        return Stream.concat(leftChanges().stream(), rightChanges().stream())
                .filter(Change.Merge.class::isInstance)
                .map(Change.Merge.class::cast)
                .toList();
    }

    /** The columns of the changed table that what fills this placeholder must not read, see {@link UnreadColumns}. */
    public Set<String> unreadBy(String placeholder) {
        return UnreadColumns.of(
                placeholder, List.of(read().sides().left(), read().sides().right()));
    }

    /** Both queries, and what the statements compute that change data. */
    public List<Query> queries() {
        return read().queries();
    }

    public Schema schema() {
        return oracle.schema();
    }

    public List<Table> tablesParentsFirst() {
        return read().parentsFirst();
    }

    /** The columns that snippets fill. One that a constraint refers to is bound like a plain column. */
    public List<Column> placeholdersOf(Table table) {
        return oracle.placeholders().stream()
                .filter(placeholder ->
                        placeholder instanceof Placeholder.ExpressionPlaceholder(var ignored, var over, var type)
                                && over.equalsIgnoreCase(table.name()))
                .flatMap(placeholder -> table.column(placeholder.name()).stream())
                .filter(column -> column.nullable() && !isConstrained(column, table))
                .toList();
    }

    private static boolean isConstrained(Column column, Table table) {
        return table.constraints().stream().anyMatch(constraint -> constraint.mentions(column.name()));
    }

    /** Whether it is about one table without constraints, of which a Boolean placeholder tells rows apart. */
    public boolean filtersOneTable() {
        List<Table> tables = oracle.schema().tables();
        return tables.size() == 1
                && oracle.changes().isEmpty()
                && tables.getFirst().constraints().isEmpty()
                && placeholdersOf(tables.getFirst()).stream()
                        .anyMatch(column -> column.type() instanceof SqlType.BooleanType);
    }

    /** Whether both queries are the same text: they differ by how their tables are said, and under which settings. */
    public boolean isOneQuery() {
        return oracle.changes().isEmpty() && oracle.left().equals(oracle.right());
    }

    public boolean isNullExtended(Table table) {
        return read().nullExtended().contains(table.name());
    }

    public boolean joinsWithItself(Table table) {
        return read().selfJoined().contains(table.name());
    }

    /** Whether a predicate that asks a stored table may stand wherever a placeholder does. */
    public boolean takesSubqueries() {
        return queries().stream().noneMatch(query -> QueryTraits.of(query).distinguishesConstants());
    }

    public boolean allowsText(Binding binding) {
        var filling = new TextualFilling();
        return queries().stream()
                .allMatch(query -> filling.obstacle(query, binding, schema()).isEmpty());
    }

    private static List<Table> parentsFirst(List<Table> tables) {
        var ordered = new ArrayList<Table>();
        var rest = new ArrayList<>(tables);
        while (!rest.isEmpty()) {
            Table next = rest.stream()
                    .filter(table -> rest.stream().noneMatch(other -> other != table && refers(table, other)))
                    .findFirst()
                    .orElse(rest.get(0));
            rest.remove(next);
            ordered.add(next);
        }
        return ordered;
    }

    private static boolean refers(Table table, Table target) {
        return table.constraints().stream()
                .anyMatch(constraint -> constraint instanceof Constraint.ForeignKey(var ignored, var name, var also)
                        && name.equalsIgnoreCase(target.name()));
    }

    /** Whether a constraint of one table refers to another. */
    public boolean hasReferences() {
        return schema().tables().stream()
                .flatMap(table -> table.constraints().stream())
                .anyMatch(Constraint.Reference.class::isInstance);
    }
}
