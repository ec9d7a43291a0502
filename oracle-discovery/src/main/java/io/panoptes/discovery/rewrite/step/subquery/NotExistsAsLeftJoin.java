package io.panoptes.discovery.rewrite.step.subquery;

import io.panoptes.discovery.rewrite.site.References;
import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.Test;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.FromItem.JoinKind;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SelectItem;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code a WHERE NOT EXISTS (b WHERE c) -> a LEFT JOIN (SELECT b, 1 AS mark) ON c WHERE mark IS NULL}. */
public record NotExistsAsLeftJoin() implements Step {
    @Override
    public String name() {
        return "not-exists-as-left-join";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        if (select.from().isEmpty() || References.isLateral(select.from().get())) {
            return Optional.empty();
        }
        for (Expression conjunct : Sql.conjuncts(select.where())) {
            if (conjunct instanceof Expression.Unary(var operator, Expression.Exists(Query.Select inner))
                    && operator == Expression.UnaryOperator.NOT
                    && Traits.isPlain(inner)
                    && inner.from().orElse(null) instanceof FromItem.TableReference table) {
                List<Expression> rest = new ArrayList<>(Sql.conjuncts(select.where()));
                rest.remove(conjunct);
                return joined(select, inner, table, rest, site);
            }
        }
        return Optional.empty();
    }

    private static Optional<Query> joined(
            Query.Select select, Query.Select inner, FromItem.TableReference table, List<Expression> rest, Site site) {
        return site.row(table).map(row -> {
            String alias = site.names().next();
            List<SelectItem> items = new ArrayList<>();
            Map<Expression, Expression> outside = new HashMap<>();
            row.forEach(cell -> {
                items.add(Sql.item(cell.reference(), cell.name()));
                outside.put(cell.reference(), Sql.column(alias, cell.name()));
            });
            items.add(Sql.item(Sql.number(1), "mark"));
            Expression condition = inner.where()
                    .map(References.substituting(outside)::expression)
                    .orElse(Sql.always());
            FromItem joined = Sql.join(
                    JoinKind.LEFT,
                    select.from().orElseThrow(),
                    Sql.derived(Sql.select(items, table, Optional.empty()), alias),
                    condition);
            return Sql.withWhere(
                    Sql.withFrom(select, joined),
                    Sql.also(Sql.conjunction(rest), Sql.is(Sql.column(alias, "mark"), Test.NULL)));
        });
    }
}
