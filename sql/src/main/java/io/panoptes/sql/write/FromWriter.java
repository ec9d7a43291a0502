package io.panoptes.sql.write;

import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.FromItem.Alias;
import io.panoptes.sql.ast.Query;
import java.util.List;

/** Writes what stands in a FROM clause. */
final class FromWriter {
    private final Dialect dialect;
    private final StringBuilder out;
    private final QueryWriter queries;

    FromWriter(Dialect dialect, StringBuilder out, QueryWriter queries) {
        this.dialect = dialect;
        this.out = out;
        this.queries = queries;
    }

    void from(FromItem item) {
        switch (item) {
            case FromItem.TableReference(var name, var alias) -> {
                if (alias.isPresent() && !alias.get().columns().isEmpty() && byCommonTable()) {
                    renamed(alias.get(), () -> {
                        out.append("SELECT * FROM ");
                        table(name);
                    });
                } else {
                    table(name);
                    alias.ifPresent(this::alias);
                }
            }
            case FromItem.DerivedTable derived -> derived(derived);
            case FromItem.Join join -> join(join);
            case FromItem.VerbatimTable(var text) -> out.append(text);
        }
    }

    private void derived(FromItem.DerivedTable derived) {
        Alias alias = derived.alias();
        out.append(derived.lateral() ? "LATERAL " : "");
        if (derived.query() instanceof Query.Values(var rows)
                && dialect.has(Habit.VALUES_AS_UNION)
                && !alias.columns().isEmpty()) {
            out.append('(');
            queries.values(rows, alias.columns());
            out.append(')');
            alias(new Alias(alias.name(), List.of()));
        } else if (!alias.columns().isEmpty() && byCommonTable()) {
            renamed(alias, () -> queries.query(derived.query()));
        } else {
            queries.inParentheses(derived.query());
            alias(alias);
        }
    }

    private boolean byCommonTable() {
        return dialect.has(Habit.COLUMN_NAMES_BY_COMMON_TABLE);
    }

    private void renamed(Alias alias, Runnable query) {
        out.append("(WITH ");
        Names.write(alias.name(), dialect, out);
        queries.names(alias.columns());
        out.append(" AS (");
        query.run();
        out.append(") SELECT * FROM ");
        Names.write(alias.name(), dialect, out);
        out.append(')');
        alias(new Alias(alias.name(), List.of()));
    }

    private void join(FromItem.Join join) {
        from(join.left());
        out.append(
                switch (join.kind()) {
                    case INNER -> " INNER JOIN ";
                    case LEFT -> " LEFT JOIN ";
                    case RIGHT -> " RIGHT JOIN ";
                    case FULL -> " FULL JOIN ";
                    case CROSS -> " CROSS JOIN ";
                });
        if (join.right() instanceof FromItem.Join) {
            out.append('(');
            from(join.right());
            out.append(')');
        } else {
            from(join.right());
        }
        if (join.condition().isPresent()) {
            out.append(" ON ");
            queries.expressions().expression(join.condition().get());
        }
    }

    /** The parts of a qualified name are named one by one. */
    private void table(String name) {
        int start = 0;
        for (int dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', start)) {
            Names.write(name.substring(start, dot), dialect, out);
            out.append('.');
            start = dot + 1;
        }
        Names.write(name.substring(start), dialect, out);
    }

    private void alias(Alias alias) {
        out.append(dialect.has(Habit.TABLE_ALIAS_WITHOUT_AS) ? " " : " AS ");
        Names.write(alias.name(), dialect, out);
        queries.names(alias.columns());
    }
}
