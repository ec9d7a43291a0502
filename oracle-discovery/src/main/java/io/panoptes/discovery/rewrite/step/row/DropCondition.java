package io.panoptes.discovery.rewrite.step.row;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code WHERE p AND q -> WHERE p}: right where q always holds. */
public record DropCondition() implements Step {
    @Override
    public String name() {
        return "drop-condition";
    }

    @Override
    public boolean mayChangeMeaning() {
        return true;
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        List<Expression> conjuncts = Sql.conjuncts(select.where());
        if (conjuncts.isEmpty()) {
            return Optional.empty();
        }
        List<Expression> rest = new ArrayList<>(conjuncts);
        rest.remove(site.pick(conjuncts));
        return Optional.of(Sql.withWhere(select, Sql.conjunction(rest)));
    }
}
