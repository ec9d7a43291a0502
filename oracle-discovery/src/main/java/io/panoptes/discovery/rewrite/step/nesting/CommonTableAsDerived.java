package io.panoptes.discovery.rewrite.step.nesting;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.TreeMapping;
import java.util.List;
import java.util.Optional;

/** {@code WITH c AS (q) ... FROM c AS d -> ... FROM (q) AS d}. */
public record CommonTableAsDerived() implements Step {
    @Override
    public String name() {
        return "inline-common-table";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.With.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.With with, Site site) {
        if (with.recursive()
                || with.tables().size() != 1
                || !with.tables().getFirst().columns().isEmpty()) {
            return Optional.empty();
        }
        Query.CommonTable table = with.tables().getFirst();
        return Optional.of(
                new TreeMapping() {
                    @Override
                    public FromItem from(FromItem item) {
                        return item instanceof FromItem.TableReference(var name, var alias)
                                        && name.equalsIgnoreCase(table.name())
                                ? new FromItem.DerivedTable(
                                        table.query(), alias.orElse(new FromItem.Alias(name, List.of())), false)
                                : children(item);
                    }
                }.query(with.body()));
    }
}
