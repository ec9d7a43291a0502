package io.panoptes.discovery.rewrite.step.join;

import io.panoptes.discovery.rewrite.site.References;
import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.TreeMapping;
import io.panoptes.sql.build.Sql;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The rows of an outer join that have no match. */
final class OuterRest {
    private OuterRest() {}

    /** {@code select} over those rows of {@code kept} that have no partner in {@code lacking}, whose columns are NULL. */
    static Optional<Query> of(Query.Select select, FromItem kept, FromItem lacking, Expression condition, Site site) {
        return site.row(lacking).map(row -> {
            Map<Expression, Expression> nulls = new HashMap<>();
            row.forEach(cell -> nulls.put(cell.reference(), Sql.nullOf(cell.type())));
            TreeMapping asNull = References.substituting(nulls);
            Query.Select none = Sql.select(List.of(Sql.item(Sql.number(1), "one")), lacking, Optional.of(condition));
            Expression alone = Sql.not(new Expression.Exists(none));
            Optional<Expression> where = select.where().map(asNull::expression);
            return new Query.Select(
                    select.distinct(),
                    select.items().stream().map(asNull::item).toList(),
                    Optional.of(kept),
                    Sql.also(where, alone),
                    Optional.empty(),
                    Optional.empty());
        });
    }
}
