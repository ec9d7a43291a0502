package io.panoptes.discovery.rewrite.step.join;

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

/** {@code t.u_id IS NOT NULL -> EXISTS (SELECT 1 FROM u WHERE u.id = t.u_id)} along a foreign key; added where the reference is NOT NULL. */
public record ReferenceAsExists() implements Step {
    @Override
    public String name() {
        return "reference-as-exists";
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
        return site.environment()
                .table(table)
                .flatMap(found -> UniqueKeys.references(found).stream()
                        .filter(key -> found.column(key.columns().getFirst())
                                .filter(column -> !column.nullable())
                                .isPresent())
                        .findFirst()
                        .map(key -> {
                            String alias =
                                    table.alias().map(FromItem.Alias::name).orElse(table.name());
                            String other = site.names().next();
                            FromItem target = Sql.table(key.target(), other);
                            Expression exists = new Expression.Exists(Sql.select(
                                    List.of(Sql.item(Sql.number(1), "one")),
                                    target,
                                    Optional.of(Sql.equal(
                                            Sql.column(
                                                    other, key.targetColumns().getFirst()),
                                            Sql.column(alias, key.columns().getFirst())))));
                            return Sql.withWhere(select, Sql.also(select.where(), exists));
                        }));
    }
}
