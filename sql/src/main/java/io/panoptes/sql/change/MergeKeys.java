package io.panoptes.sql.change;

import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Trees;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What must hold of a MERGE so that every DBMS means the same by it, whichever way it is written: the column by which rows are
 * matched is a key of the table, and the source gives no key twice.
 *
 * <p>ON CONFLICT wants a key; of two rows of the source with one key MERGE refuses the second, and ON CONFLICT lets the last one
 * win. ON DUPLICATE KEY matches by any key of the table: there it must have no other.
 */
public final class MergeKeys {
    private MergeKeys() {}

    /** What is wrong; empty where the statement means the same everywhere. */
    public static Optional<String> problem(Change.Merge merge, Schema schema) {
        if (schema.table(merge.table())
                .filter(table -> isKey(merge.key(), table))
                .isEmpty()) {
            return Optional.of("%s alone is no key of %s".formatted(merge.key(), merge.table()));
        }
        boolean given = merge.columns().stream().anyMatch(merge.key()::equalsIgnoreCase);
        boolean overwritten = merge.overwritten().stream()
                .allMatch(column -> !column.equalsIgnoreCase(merge.key())
                        && merge.columns().stream().anyMatch(column::equalsIgnoreCase));
        if (!given || !overwritten) {
            return Optional.of(
                    "it must give its key %s, and overwrite what it gives beside it alone".formatted(merge.key()));
        }
        boolean readsItself = Trees.fromItems(merge.source()).stream()
                .anyMatch(item -> item instanceof FromItem.TableReference(var name, var ignored)
                        && name.equalsIgnoreCase(merge.table()));
        if (readsItself) {
            return Optional.of("its source reads %s itself".formatted(merge.table()));
        }
        Optional<Table> source = sourceOfKey(merge, schema);
        if (source.isEmpty()) {
            return Optional.of(
                    "its source may give a key twice: it must be a SELECT of one table, with a key of that for %s"
                            .formatted(merge.key()));
        }
        boolean fits = !isNeverNull(merge.key(), schema.table(merge.table()).orElseThrow())
                || isNeverNull(keyOfSource(merge).orElseThrow(), source.get());
        return fits
                ? Optional.empty()
                : Optional.of("its source may give NULL for %s, which takes none".formatted(merge.key()));
    }

    /** Whether the column of the table that rows are matched by takes no NULL, so that the source of a MERGE gives none. */
    public static boolean isNeverNull(String column, Table table) {
        return table.column(column).filter(Column::nullable).isEmpty()
                || table.constraints().stream()
                        .anyMatch(constraint ->
                                constraint instanceof Constraint.PrimaryKey && constraint.mentions(column));
    }

    /** The table of which the source reads a key for that of the merged table. */
    private static Optional<Table> sourceOfKey(Change.Merge merge, Schema schema) {
        return plainSource(merge)
                .flatMap(select -> select.from().orElse(null) instanceof FromItem.TableReference(var name, var ignored)
                        ? schema.table(name)
                        : Optional.empty())
                .filter(read ->
                        keyOfSource(merge).filter(column -> isKey(column, read)).isPresent());
    }

    /** The column that the source gives for the key, where it gives one as it is. */
    private static Optional<String> keyOfSource(Change.Merge merge) {
        int place = merge.columns().stream().map(MergeKeys::lower).toList().indexOf(lower(merge.key()));
        return plainSource(merge)
                .flatMap(select -> select.items().get(place) instanceof Query.SelectItem.Column(var value, var ignored)
                                && value instanceof Expression.ColumnReference(var qualifier, var column)
                        ? Optional.of(column)
                        : Optional.empty());
    }

    /** The source where it computes its rows one by one from those of one table, which does not go by the name of the merged one. */
    static Optional<Query.Select> plainSource(Change.Merge merge) {
        return merge.source() instanceof Query.Select select
                        && select.groupBy().isEmpty()
                        && select.having().isEmpty()
                        && select.from().orElse(null) instanceof FromItem.TableReference(var name, var alias)
                        && !alias.map(FromItem.Alias::name).orElse(name).equalsIgnoreCase(merge.table())
                        && select.items().size() == merge.columns().size()
                        && select.items().stream().allMatch(MergeKeys::isOfOneRow)
                ? Optional.of(select)
                : Optional.empty();
    }

    private static boolean isOfOneRow(Query.SelectItem item) {
        return item instanceof Query.SelectItem.Column(var value, var ignored)
                && Trees.expressions(value).stream()
                        .noneMatch(part -> part instanceof Expression.Function function
                                && (function.over().isPresent()
                                        || function.arguments().contains(new Expression.Star())));
    }

    private static boolean isKey(String column, Table table) {
        return keys(table).contains(List.of(lower(column)));
    }

    private static List<List<String>> keys(Table table) {
        return table.constraints().stream()
                .flatMap(constraint -> switch (constraint) {
                    case Constraint.PrimaryKey(var columns) -> Stream.of(columns);
                    case Constraint.Unique(var columns) -> Stream.of(columns);
                    default -> Stream.<List<String>>empty();
                })
                .map(columns -> columns.stream().map(MergeKeys::lower).toList())
                .toList();
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
