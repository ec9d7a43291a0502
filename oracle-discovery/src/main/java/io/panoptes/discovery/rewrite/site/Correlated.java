package io.panoptes.discovery.rewrite.site;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.List;
import java.util.Optional;

/** An aggregate over the rows of a SELECT that agree with its current row on some values. */
public final class Correlated {
    private Correlated() {}

    public static Expression of(Expression aggregate, Query.Select select, List<Expression> keys, Site site) {
        FromItem from = select.from().orElseThrow();
        Renaming copy = Renaming.of(from, site.names());
        Optional<Expression> where = select.where().map(copy::expression);
        for (Expression key : keys) {
            where = Sql.also(where, Sql.same(copy.expression(key), key));
        }
        return new Expression.ScalarQuery(
                Sql.select(List.of(Sql.item(copy.expression(aggregate), "v")), copy.renamed(from), where));
    }
}
