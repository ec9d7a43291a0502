package io.panoptes.discovery.rewrite.step.subquery;

import io.panoptes.discovery.rewrite.site.References;
import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.FromItem.JoinKind;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.TreeMapping;
import io.panoptes.sql.ast.Trees;
import io.panoptes.sql.build.Sql;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code SELECT (q) FROM a -> SELECT l.v FROM a LEFT JOIN LATERAL (q) AS l ON TRUE} where q gives one row at most. */
public record ScalarAsLateral() implements Step {
    @Override
    public String name() {
        return "scalar-as-lateral";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        if (select.from().isEmpty() || !Traits.isPlain(select)) {
            return Optional.empty();
        }
        for (Expression part : Trees.expressions(select)) {
            if (part instanceof Expression.ScalarQuery(Query.Select inner)
                    && Traits.values(select).orElse(List.of()).contains(part)
                    && Traits.values(inner).orElse(List.of()).size() == 1
                    && inner.groupBy().isEmpty()
                    && Traits.aggregates(Traits.values(inner).get().getFirst())) {
                String alias = site.names().next();
                Query named = Sql.withItems(
                        inner, List.of(Sql.item(Traits.values(inner).get().getFirst(), "v")));
                FromItem joined = site.oneIn(2)
                        ? Sql.cross(select.from().get(), Sql.lateral(named, alias))
                        : Sql.join(JoinKind.LEFT, select.from().get(), Sql.lateral(named, alias), Sql.always());
                TreeMapping put = References.substituting(Map.of(part, Sql.column(alias, "v")));
                return Optional.of(Sql.withFrom(
                        Sql.withItems(
                                select, select.items().stream().map(put::item).toList()),
                        joined));
            }
        }
        return Optional.empty();
    }
}
