package io.panoptes.discovery.rewrite.step.subquery;

import io.panoptes.discovery.rewrite.site.References;
import io.panoptes.discovery.rewrite.site.Renaming;
import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.FromItem.JoinKind;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code a WHERE b IN (SELECT c ...) -> a JOIN (SELECT DISTINCT c ...) ON b = c}. */
public record MembershipAsDistinctJoin() implements Step {
    @Override
    public String name() {
        return "membership-as-distinct-join";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        if (select.from().isEmpty()) {
            return Optional.empty();
        }
        for (Expression conjunct : Sql.conjuncts(select.where())) {
            if (conjunct instanceof Expression.InQuery(var operand, Query.Select inner, var negated)
                    && !negated
                    && Traits.isPlainButForDistinct(inner)
                    && Traits.values(inner).orElse(List.of()).size() == 1
                    && References.of(inner).stream()
                            .noneMatch(Renaming.aliases(select.from().get())::contains)) {
                String alias = site.names().next();
                List<Expression> rest = new ArrayList<>(Sql.conjuncts(select.where()));
                rest.remove(conjunct);
                Query values = Sql.distinct(Sql.withItems(
                        inner, List.of(Sql.item(Traits.values(inner).get().getFirst(), "v"))));
                FromItem joined = Sql.join(
                        JoinKind.INNER,
                        select.from().get(),
                        Sql.derived(values, alias),
                        Sql.equal(operand, Sql.column(alias, "v")));
                return Optional.of(Sql.withWhere(Sql.withFrom(select, joined), Sql.conjunction(rest)));
            }
        }
        return Optional.empty();
    }
}
