package io.panoptes.discovery.rewrite.step.aggregate;

import io.panoptes.discovery.rewrite.site.Correlated;
import io.panoptes.discovery.rewrite.site.References;
import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.TreeMapping;
import io.panoptes.sql.build.Sql;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code MAX(x) OVER (PARTITION BY k) -> (SELECT MAX(x) FROM} a copy {@code WHERE k IS NOT DISTINCT FROM} ours {@code )}. */
public record WindowAsCorrelated() implements Step {
    @Override
    public String name() {
        return "window-as-correlated";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        if (select.from().isEmpty() || select.groupBy().isPresent()) {
            return Optional.empty();
        }
        for (Expression value : Traits.values(select).orElse(List.of())) {
            if (value instanceof Expression.Function function
                    && function.over()
                            .filter(window ->
                                    window.order().isEmpty() && window.frame().isEmpty())
                            .isPresent()) {
                Expression plain = new Expression.Function(
                        function.name(),
                        function.arguments(),
                        function.distinct(),
                        function.filter(),
                        Optional.empty());
                Expression correlated =
                        Correlated.of(plain, select, function.over().get().partition(), site);
                TreeMapping put = References.substituting(Map.of(value, correlated));
                return Optional.of(Sql.withItems(
                        select, select.items().stream().map(put::item).toList()));
            }
        }
        return Optional.empty();
    }
}
