package io.panoptes.discovery.rewrite.step.nesting;

import io.panoptes.discovery.rewrite.site.References;
import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.UniqueKeys;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.FromItem.JoinKind;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code SELECT t.a FROM t -> SELECT u.a FROM t JOIN t AS u ON t.id = u.id}: one column is read from the copy. */
public record ReadThroughItself() implements Step {
    @Override
    public String name() {
        return "read-through-itself";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        if (!(select.from().orElse(null) instanceof FromItem.TableReference table)) {
            return Optional.empty();
        }
        return site.environment().table(table).flatMap(UniqueKeys::of).map(key -> {
            String alias = table.alias().map(FromItem.Alias::name).orElse(table.name());
            String other = site.names().next();
            FromItem copy = Sql.table(table.name(), other);
            Map<Expression, Expression> moved = new HashMap<>();
            site.row(table).orElse(List.of()).stream()
                    .filter(cell -> site.oneIn(2))
                    .forEach(cell -> moved.put(cell.reference(), Sql.column(other, cell.name())));
            Query.Select read = (Query.Select) References.substituting(moved).children((Query) select);
            return Sql.withFrom(
                    read,
                    Sql.join(JoinKind.INNER, table, copy, Sql.equal(Sql.column(alias, key), Sql.column(other, key))));
        });
    }
}
