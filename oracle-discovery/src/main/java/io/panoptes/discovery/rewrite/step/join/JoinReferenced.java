package io.panoptes.discovery.rewrite.step.join;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.UniqueKeys;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.FromItem.JoinKind;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.schema.Constraint;
import java.util.List;
import java.util.Optional;

/** {@code t -> t LEFT JOIN u ON t.u_id = u.id} along a foreign key: a row has one match at most. */
public record JoinReferenced() implements Step {
    @Override
    public String name() {
        return "join-referenced";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atFromItems(query, FromItem.TableReference.class, this::rewrite);
    }

    private Optional<FromItem> rewrite(FromItem.TableReference table, Site site) {
        return site.environment().table(table).flatMap(found -> {
            List<Constraint.ForeignKey> references = UniqueKeys.references(found);
            if (references.isEmpty()) {
                return Optional.empty();
            }
            Constraint.ForeignKey reference = site.pick(references);
            String alias = table.alias().map(FromItem.Alias::name).orElse(table.name());
            String other = site.names().next();
            FromItem target = Sql.table(reference.target(), other);
            return Optional.of(Sql.join(
                    JoinKind.LEFT,
                    table,
                    target,
                    Sql.equal(
                            Sql.column(alias, reference.columns().getFirst()),
                            Sql.column(other, reference.targetColumns().getFirst()))));
        });
    }
}
