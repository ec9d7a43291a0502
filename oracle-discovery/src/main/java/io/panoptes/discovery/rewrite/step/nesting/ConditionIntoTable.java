package io.panoptes.discovery.rewrite.step.nesting;

import io.panoptes.discovery.rewrite.site.References;
import io.panoptes.discovery.rewrite.site.Renaming;
import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.TableReads;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.FromItem.JoinKind;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code a LEFT JOIN b ON c AND p(b) -> a LEFT JOIN (SELECT * FROM b WHERE p) AS b ON c}. */
public record ConditionIntoTable() implements Step {
    @Override
    public String name() {
        return "condition-into-table";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atFromItems(query, FromItem.Join.class, this::rewrite);
    }

    private Optional<FromItem> rewrite(FromItem.Join join, Site site) {
        if (join.condition().isEmpty()
                || !(join.right() instanceof FromItem.TableReference table)
                || (join.kind() != JoinKind.LEFT && join.kind() != JoinKind.INNER)) {
            return Optional.empty();
        }
        for (Expression conjunct : Sql.conjuncts(join.condition())) {
            if (References.of(conjunct).equals(Renaming.aliases(table))) {
                List<Expression> rest = new ArrayList<>(Sql.conjuncts(join.condition()));
                rest.remove(conjunct);
                return site.row(table)
                        .map(row -> Sql.join(
                                join.kind(),
                                join.left(),
                                TableReads.read(row, table, Optional.of(conjunct), site),
                                Sql.conjunction(rest).orElse(Sql.always())));
            }
        }
        return Optional.empty();
    }
}
