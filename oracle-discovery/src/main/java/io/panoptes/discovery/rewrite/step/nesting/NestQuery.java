package io.panoptes.discovery.rewrite.step.nesting;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SelectItem;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code q -> SELECT * FROM (q)}, its columns by name. */
public record NestQuery() implements Step {
    @Override
    public String name() {
        return "nest-query";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        return site.columns(select).map(columns -> {
            String alias = site.names().next();
            List<SelectItem> items = new ArrayList<>();
            columns.forEach(column -> items.add(Sql.item(Sql.column(alias, column.name()), column.name())));
            return Sql.select(items, Sql.derived(select, alias), Optional.empty());
        });
    }
}
