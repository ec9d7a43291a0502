package io.panoptes.discovery.rewrite.step.nesting;

import io.panoptes.discovery.rewrite.site.Renaming;
import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.FromItem.JoinKind;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SelectItem;
import io.panoptes.sql.ast.TreeMapping;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code SELECT ... FROM (SELECT a AS x FROM t WHERE p) AS d WHERE q(d.x) -> SELECT ... FROM t WHERE p AND q(a)}. */
public record UnnestQuery() implements Step {
    @Override
    public String name() {
        return "unnest-query";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        if (select.from().isEmpty()) {
            return Optional.empty();
        }
        FromItem from = select.from().get();
        List<FromItem> open = new ArrayList<>();
        collect(from, open);
        for (FromItem item : open) {
            if (item instanceof FromItem.DerivedTable(Query.Select inner, var alias, var lateral)
                    && !lateral
                    && Traits.isPlain(inner)) {
                return Optional.of(merged(select, item, inner, alias, site));
            }
        }
        return Optional.empty();
    }

    /** Those that WHERE may take a condition over from: no outer join gives NULLs for them. */
    private static void collect(FromItem item, List<FromItem> open) {
        open.add(item);
        if (item instanceof FromItem.Join(var kind, var left, var right, var ignored)) {
            if (kind == JoinKind.INNER || kind == JoinKind.CROSS || kind == JoinKind.LEFT) {
                collect(left, open);
            }
            if (kind == JoinKind.INNER || kind == JoinKind.CROSS || kind == JoinKind.RIGHT) {
                collect(right, open);
            }
        }
    }

    private static Query merged(
            Query.Select select, FromItem place, Query.Select inner, FromItem.Alias alias, Site site) {
        Renaming copy = Renaming.of(inner.from().orElseThrow(), site.names());
        Map<Expression, Expression> values = new HashMap<>();
        for (SelectItem item : inner.items()) {
            if (item instanceof SelectItem.Column(var value, var name)) {
                String column = name.orElseGet(
                        () -> value instanceof Expression.ColumnReference(var ignored, var own) ? own : "");
                values.put(Sql.column(alias.name(), column), copy.expression(value));
            }
        }
        FromItem opened = copy.renamed(inner.from().get());
        TreeMapping whole = new TreeMapping() {
            @Override
            public FromItem from(FromItem item) {
                return item == place ? opened : children(item);
            }

            @Override
            public Expression expression(Expression expression) {
                Expression value = values.get(expression);
                return value == null ? children(expression) : value;
            }
        };
        Query.Select changed = (Query.Select) whole.children((Query) select);
        return inner.where()
                .map(where -> Sql.withWhere(changed, Sql.also(changed.where(), copy.expression(where))))
                .orElse(changed);
    }
}
