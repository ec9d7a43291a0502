package io.panoptes.discovery.rewrite.step.join;

import io.panoptes.discovery.rewrite.site.References;
import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.TreeMapping;
import io.panoptes.sql.build.Sql;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code SELECT a.x FROM a JOIN b ON a.x = b.y -> SELECT b.y ...}: right for inner joins. */
public record ReadOtherSide() implements Step {
    @Override
    public String name() {
        return "read-other-side";
    }

    @Override
    public boolean mayChangeMeaning() {
        return true;
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        if (!(select.from().orElse(null) instanceof FromItem.Join join)
                || join.condition().isEmpty()) {
            return Optional.empty();
        }
        for (Expression conjunct : Sql.conjuncts(join.condition())) {
            if (conjunct instanceof Expression.Binary(var operator, var one, var other)
                    && operator == BinaryOperator.EQUAL
                    && one instanceof Expression.ColumnReference
                    && other instanceof Expression.ColumnReference) {
                boolean forward = Traits.values(select).orElse(List.of()).contains(one);
                TreeMapping put = References.substituting(forward ? Map.of(one, other) : Map.of(other, one));
                return Optional.of(Sql.withItems(
                        select, select.items().stream().map(put::item).toList()));
            }
        }
        return Optional.empty();
    }
}
