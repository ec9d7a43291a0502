package io.panoptes.discovery.rewrite.step.aggregate;

import io.panoptes.discovery.rewrite.site.Partition;
import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SelectItem;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code SELECT MAX(a), COUNT(b) FROM ... -> SELECT MAX(m), COALESCE(SUM(n), 0) FROM} the aggregates of a partition. */
public record SplitAggregate() implements Step {
    @Override
    public String name() {
        return "split-aggregate";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        if (select.distinct()
                || select.groupBy().isPresent()
                || select.having().isPresent()
                || select.from().isEmpty()) {
            return Optional.empty();
        }
        String alias = site.names().next();
        List<SelectItem> outer = new ArrayList<>();
        List<SelectItem> inner = new ArrayList<>();
        for (SelectItem item : select.items()) {
            Optional<Expression> whole = item instanceof SelectItem.Column(var value, var name)
                    ? Phases.whole(value, Sql.column(alias, "a" + inner.size()))
                    : Optional.empty();
            if (whole.isEmpty() || !(item instanceof SelectItem.Column(var value, var name))) {
                return Optional.empty();
            }
            inner.add(Sql.item(value, "a" + inner.size()));
            outer.add(new SelectItem.Column(whole.get(), name));
        }
        List<Expression> parts = site.row(select.from().get())
                .map(row -> Partition.draw(site, row))
                .orElse(List.of());
        List<Query> queries = new ArrayList<>();
        parts.forEach(part -> queries.add(Sql.withItems(Sql.withWhere(select, Sql.also(select.where(), part)), inner)));
        return queries.stream()
                .reduce(Sql::unionAll)
                .map(union -> Sql.select(outer, Sql.derived(union, alias), Optional.empty()));
    }
}
