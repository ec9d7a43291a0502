package io.panoptes.discovery.rewrite.step.subquery;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.discovery.rewrite.site.UniqueKeys;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.List;
import java.util.Optional;

/** {@code t -> t WHERE EXISTS (SELECT 1 FROM t AS u WHERE u.id = t.id)} on a key, or IN. */
public record RequireItself() implements Step {
    @Override
    public String name() {
        return "require-itself";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        if (!(select.from().orElse(null) instanceof FromItem.TableReference table)
                || !Traits.isPlainButForDistinct(select)) {
            return Optional.empty();
        }
        return site.environment().table(table).flatMap(UniqueKeys::of).map(key -> {
            String alias = table.alias().map(FromItem.Alias::name).orElse(table.name());
            String other = site.names().next();
            FromItem copy = Sql.table(table.name(), other);
            Expression own = Sql.column(alias, key);
            Expression theirs = Sql.column(other, key);
            Expression there = site.oneIn(2)
                    ? new Expression.InQuery(
                            own, Sql.select(List.of(Sql.item(theirs, "v")), copy, Optional.empty()), false)
                    : new Expression.Exists(Sql.select(
                            List.of(Sql.item(Sql.number(1), "one")), copy, Optional.of(Sql.equal(theirs, own))));
            return Sql.withWhere(select, Sql.also(select.where(), there));
        });
    }
}
