package io.panoptes.discovery.rewrite.step.setoperation;

import io.panoptes.discovery.rewrite.site.Partition;
import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SetOperator;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code S -> S WHERE p UNION ALL S WHERE NOT p UNION ALL S WHERE p IS NULL}, also with ranges of a number. UNION where S is DISTINCT. */
public record SplitByCondition() implements Step {
    @Override
    public String name() {
        return "split-by-condition";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        if (!Traits.isPlainButForDistinct(select)) {
            return Optional.empty();
        }
        List<Expression> parts = site.row(select.from().get())
                .map(row -> Partition.draw(site, row))
                .orElse(List.of());
        List<Query> queries = new ArrayList<>();
        parts.forEach(part -> queries.add(Sql.withWhere(select, Sql.also(select.where(), part))));
        return queries.stream()
                .reduce((left, right) -> new Query.SetOperation(SetOperator.UNION, !select.distinct(), left, right));
    }
}
