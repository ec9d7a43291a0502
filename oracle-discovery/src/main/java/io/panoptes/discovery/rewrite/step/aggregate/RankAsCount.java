package io.panoptes.discovery.rewrite.step.aggregate;

import io.panoptes.discovery.rewrite.site.References;
import io.panoptes.discovery.rewrite.site.Renaming;
import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.discovery.rewrite.site.UniqueKeys;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.TreeMapping;
import io.panoptes.sql.build.Sql;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code RANK() OVER (PARTITION BY k ORDER BY o) -> 1 +} the count of rows of the part with a smaller o, which is a column of a table that is never NULL; also ROW_NUMBER by a key. */
public record RankAsCount() implements Step {
    @Override
    public String name() {
        return "rank-as-count";
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
                    && (function.name().equals("RANK") || function.name().equals("ROW_NUMBER"))
                    && function.over().isPresent()
                    && function.over().get().order().size() == 1
                    && !function.over().get().order().getFirst().descending()) {
                Expression.Window window = function.over().get();
                Renaming copy = Renaming.of(select.from().get(), site.names());
                Expression order = window.order().getFirst().expression();
                if (!isNeverNull(order, select.from().get(), site)) {
                    return Optional.empty();
                }
                Optional<Expression> where = Sql.also(
                        select.where().map(copy::expression),
                        Sql.binary(BinaryOperator.LESS, copy.expression(order), order));
                for (Expression key : window.partition()) {
                    where = Sql.also(where, Sql.same(copy.expression(key), key));
                }
                Expression before = new Expression.ScalarQuery(Sql.select(
                        List.of(Sql.item(Sql.countAll(), "v")),
                        copy.renamed(select.from().get()),
                        where));
                TreeMapping put =
                        References.substituting(Map.of(value, Sql.binary(BinaryOperator.PLUS, Sql.number(1), before)));
                return Optional.of(Sql.withItems(
                        select, select.items().stream().map(put::item).toList()));
            }
        }
        return Optional.empty();
    }

    private static boolean isNeverNull(Expression order, FromItem from, Site site) {
        return order instanceof Expression.ColumnReference(var ignored, var name)
                && site.environment()
                        .table(from)
                        .filter(table ->
                                UniqueKeys.of(table).filter(name::equals).isPresent()
                                        || table.column(name)
                                                .filter(column -> !column.nullable())
                                                .isPresent())
                        .isPresent();
    }
}
