package io.panoptes.discovery.rewrite.step.join;

import io.panoptes.discovery.rewrite.site.Naming;
import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SetOperator;
import io.panoptes.sql.ast.TreeMapping;
import io.panoptes.sql.ast.Trees;
import io.panoptes.sql.build.Sql;
import java.util.Optional;

/** {@code (a UNION ALL b) JOIN c -> a JOIN c UNION ALL b JOIN c}. */
public record DistributeJoin() implements Step {
    @Override
    public String name() {
        return "distribute-join";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        if (!Traits.isPlain(select) || select.from().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(select.from().get()).flatMap(from -> {
            for (FromItem item : Trees.fromItems(select)) {
                if (item instanceof FromItem.DerivedTable(var inner, var alias, var lateral)
                        && inner instanceof Query.SetOperation(var operator, var all, var left, var right)
                        && operator == SetOperator.UNION
                        && all
                        && isMultiplied(item, from)) {
                    return Optional.of(Sql.unionAll(
                            Sql.withFrom(select, put(from, item, new FromItem.DerivedTable(left, alias, lateral))),
                            Sql.withFrom(
                                    select,
                                    put(
                                            from,
                                            item,
                                            new FromItem.DerivedTable(Naming.as(left, right), alias, lateral)))));
                }
            }
            return Optional.empty();
        });
    }

    /** Whether each of its rows is joined on its own: under inner joins, or kept by a left join. */
    private static boolean isMultiplied(FromItem item, FromItem from) {
        return item == from
                || from instanceof FromItem.Join(var kind, var left, var right, var ignored)
                        && switch (kind) {
                            case INNER, CROSS -> isMultiplied(item, left) || isMultiplied(item, right);
                            case LEFT -> isMultiplied(item, left);
                            case RIGHT -> isMultiplied(item, right);
                            case FULL -> false;
                        };
    }

    private static FromItem put(FromItem from, FromItem old, FromItem changed) {
        return new TreeMapping() {
            @Override
            public FromItem from(FromItem item) {
                return item == old ? changed : children(item);
            }
        }.from(from);
    }
}
