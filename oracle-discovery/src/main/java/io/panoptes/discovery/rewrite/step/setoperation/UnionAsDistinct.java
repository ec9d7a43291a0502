package io.panoptes.discovery.rewrite.step.setoperation;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SelectItem;
import io.panoptes.sql.ast.Query.SetOperator;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code a UNION b -> SELECT DISTINCT * FROM (a UNION ALL b)}, or GROUP BY. */
public record UnionAsDistinct() implements Step {
    @Override
    public String name() {
        return "union-as-distinct";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.SetOperation.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.SetOperation operation, Site site) {
        if (operation.operator() != SetOperator.UNION || operation.all()) {
            return Optional.empty();
        }
        return site.columns(operation).map(columns -> {
            String alias = site.names().next();
            List<SelectItem> items = new ArrayList<>();
            List<Expression> keys = new ArrayList<>();
            columns.forEach(column -> {
                keys.add(Sql.column(alias, column.name()));
                items.add(Sql.item(Sql.column(alias, column.name()), column.name()));
            });
            Query.Select all = Sql.select(
                    items, Sql.derived(Sql.unionAll(operation.left(), operation.right()), alias), Optional.empty());
            return site.oneIn(2)
                    ? Sql.distinct(all)
                    : new Query.Select(
                            false,
                            items,
                            all.from(),
                            Optional.empty(),
                            Optional.of(new Query.GroupBy.Keys(keys)),
                            Optional.empty());
        });
    }
}
