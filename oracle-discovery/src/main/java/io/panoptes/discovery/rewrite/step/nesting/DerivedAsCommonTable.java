package io.panoptes.discovery.rewrite.step.nesting;

import io.panoptes.discovery.rewrite.site.References;
import io.panoptes.discovery.rewrite.site.Renaming;
import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.TreeMapping;
import io.panoptes.sql.ast.Trees;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code FROM (q) AS d -> WITH c AS (q) ... FROM c AS d}, materialized or not. */
public record DerivedAsCommonTable() implements Step {
    @Override
    public String name() {
        return "derived-as-common-table";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        if (select.from().isEmpty()) {
            return Optional.empty();
        }
        for (FromItem item : Trees.fromItems(select)) {
            if (item instanceof FromItem.DerivedTable(var query, var alias, var lateral)
                    && !lateral
                    && alias.columns().isEmpty()
                    && isClosed(query)) {
                String name = site.names().next();
                FromItem reading = new FromItem.TableReference(name, Optional.of(alias));
                Query body = new TreeMapping() {
                    @Override
                    public FromItem from(FromItem candidate) {
                        return candidate == item ? reading : children(candidate);
                    }
                }.query(select);
                Query.Materialization how = site.pick(List.of(Query.Materialization.values()));
                return Optional.of(
                        new Query.With(List.of(new Query.CommonTable(name, List.of(), query, how)), false, body));
            }
        }
        return Optional.empty();
    }

    /** Whether it refers to no row around it. */
    private static boolean isClosed(Query query) {
        Set<String> mentioned = new java.util.HashSet<>(References.of(query));
        Trees.fromItems(query).forEach(item -> mentioned.removeAll(Renaming.aliases(item)));
        return mentioned.isEmpty();
    }
}
