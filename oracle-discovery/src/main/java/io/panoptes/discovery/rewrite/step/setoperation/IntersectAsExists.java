package io.panoptes.discovery.rewrite.step.setoperation;

import io.panoptes.discovery.rewrite.site.Renaming;
import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SetOperator;
import io.panoptes.sql.build.Sql;
import java.util.List;
import java.util.Optional;

/** {@code a INTERSECT b -> SELECT DISTINCT a WHERE EXISTS (b WHERE} its columns are not distinct from those of a{@code )}; EXCEPT with NOT EXISTS. */
public record IntersectAsExists() implements Step {
    @Override
    public String name() {
        return "intersect-as-exists";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.SetOperation.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.SetOperation operation, Site site) {
        if (operation.operator() == SetOperator.UNION
                || operation.all()
                || !(operation.left() instanceof Query.Select left)
                || !(operation.right() instanceof Query.Select right)
                || !Traits.isPlainButForDistinct(left)
                || !Traits.isPlainButForDistinct(right)) {
            return Optional.empty();
        }
        List<Expression> shown = Traits.values(left).orElseThrow();
        Renaming copy = Renaming.of(right.from().orElseThrow(), site.names());
        List<Expression> others = Traits.values(right).orElseThrow();
        Optional<Expression> where = right.where().map(copy::expression);
        for (int i = 0; i < Math.min(shown.size(), others.size()); i++) {
            where = Sql.also(where, Sql.same(copy.expression(others.get(i)), shown.get(i)));
        }
        Expression exists = new Expression.Exists(Sql.select(
                List.of(Sql.item(Sql.number(1), "one")),
                copy.renamed(right.from().get()),
                where));
        return Optional.of(Sql.distinct(Sql.withWhere(
                left,
                Sql.also(left.where(), operation.operator() == SetOperator.INTERSECT ? exists : Sql.not(exists)))));
    }
}
