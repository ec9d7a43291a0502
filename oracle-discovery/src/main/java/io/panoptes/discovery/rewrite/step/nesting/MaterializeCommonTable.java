package io.panoptes.discovery.rewrite.step.nesting;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.sql.ast.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code WITH c AS (q) -> WITH c AS MATERIALIZED (q)}, or NOT MATERIALIZED. */
public record MaterializeCommonTable() implements Step {
    @Override
    public String name() {
        return "materialize-common-table";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.With.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.With with, Site site) {
        Query.CommonTable table = with.tables().getFirst();
        List<Query.CommonTable> tables = new ArrayList<>(with.tables());
        tables.set(
                0,
                new Query.CommonTable(
                        table.name(),
                        table.columns(),
                        table.query(),
                        site.pick(List.of(Query.Materialization.values()))));
        return Optional.of(new Query.With(tables, with.recursive(), with.body()));
    }
}
