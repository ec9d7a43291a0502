package io.panoptes.instantiation.filling;

import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.SqlReader;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.Placeholder;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** An oracle with its queries read, and what fillings ask about them answered once for all. */
public final class ParsedOracle {
    private final Oracle oracle;
    private final Query left;
    private final Query right;
    private final List<Table> parentsFirst;
    private final Set<String> nullExtended = new HashSet<>();
    private final Set<String> selfJoined = new HashSet<>();

    private ParsedOracle(Oracle oracle, Query left, Query right) {
        this.oracle = oracle;
        this.left = left;
        this.right = right;
        this.parentsFirst = parentsFirst(oracle.schema().tables());
        for (Table table : oracle.schema().tables()) {
            if (NullExtension.reaches(left, table.name()) || NullExtension.reaches(right, table.name())) {
                nullExtended.add(table.name());
            }
            if (Occurrences.inOneFrom(left, table.name()) > 1 || Occurrences.inOneFrom(right, table.name()) > 1) {
                selfJoined.add(table.name());
            }
        }
    }

    /** Throws what {@link SqlReader} throws where a query can't be read. */
    public static ParsedOracle of(Oracle oracle) {
        return new ParsedOracle(
                oracle,
                SqlReader.query(oracle.left(), oracle.schema()),
                SqlReader.query(oracle.right(), oracle.schema()));
    }

    public Oracle oracle() {
        return oracle;
    }

    public Query left() {
        return left;
    }

    public Query right() {
        return right;
    }

    Schema schema() {
        return oracle.schema();
    }

    List<Table> tablesParentsFirst() {
        return parentsFirst;
    }

    /** The columns that snippets fill. One that a constraint speaks about is bound like a plain column. */
    List<Column> placeholdersOf(Table table) {
        return oracle.placeholders().stream()
                .filter(placeholder ->
                        placeholder instanceof Placeholder.ExpressionPlaceholder(var ignored, var over, var type)
                                && over.equalsIgnoreCase(table.name()))
                .flatMap(placeholder -> table.column(placeholder.name()).stream())
                .filter(column -> column.nullable() && !isConstrained(column, table))
                .toList();
    }

    private static boolean isConstrained(Column column, Table table) {
        return table.constraints().stream()
                .anyMatch(constraint -> constraint
                        .toString()
                        .toLowerCase(Locale.ROOT)
                        .contains(column.name().toLowerCase(Locale.ROOT)));
    }

    /** Whether it is about one table without constraints, of which a Boolean placeholder tells rows apart. */
    public boolean filtersOneTable() {
        List<Table> tables = oracle.schema().tables();
        return tables.size() == 1
                && tables.getFirst().constraints().isEmpty()
                && placeholdersOf(tables.getFirst()).stream()
                        .anyMatch(column -> column.type() instanceof SqlType.BooleanType);
    }

    boolean isNullExtended(Table table) {
        return nullExtended.contains(table.name());
    }

    boolean joinsWithItself(Table table) {
        return selfJoined.contains(table.name());
    }

    boolean allowsText(Binding binding) {
        var filling = new TextualFilling();
        return filling.obstacle(left, binding, schema()).isEmpty()
                && filling.obstacle(right, binding, schema()).isEmpty();
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
}
