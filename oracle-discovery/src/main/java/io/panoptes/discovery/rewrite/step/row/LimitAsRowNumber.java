package io.panoptes.discovery.rewrite.step.row;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SelectItem;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code SELECT a ORDER BY k LIMIT n -> SELECT a FROM (SELECT a, ROW_NUMBER() OVER (ORDER BY k) AS r) WHERE r <= n}. */
public record LimitAsRowNumber() implements Step {
    @Override
    public String name() {
        return "limit-as-row-number";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Ordered.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Ordered ordered, Site site) {
        if (ordered.limit().isEmpty()
                || ordered.offset().isPresent()
                || ordered.keys().isEmpty()
                || !(ordered.body() instanceof Query.Select select)
                || !Traits.isPlain(select)) {
            return Optional.empty();
        }
        String alias = site.names().next();
        List<SelectItem> outer = new ArrayList<>();
        List<SelectItem> inner = new ArrayList<>(select.items());
        for (SelectItem item : select.items()) {
            if (!(item instanceof SelectItem.Column(var ignored, var name)) || name.isEmpty()) {
                return Optional.empty();
            }
            outer.add(Sql.item(Sql.column(alias, name.get()), name.get()));
        }
        inner.add(Sql.item(
                new Expression.Function(
                        "ROW_NUMBER",
                        List.of(),
                        false,
                        Optional.empty(),
                        Optional.of(new Expression.Window(List.of(), ordered.keys(), Optional.empty()))),
                "place"));
        return Optional.of(Sql.select(
                outer,
                Sql.derived(Sql.withItems(select, inner), alias),
                Optional.of(Sql.binary(
                        BinaryOperator.LESS_OR_EQUAL,
                        Sql.column(alias, "place"),
                        ordered.limit().get()))));
    }
}
