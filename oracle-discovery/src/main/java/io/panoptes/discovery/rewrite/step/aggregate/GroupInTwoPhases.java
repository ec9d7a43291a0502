package io.panoptes.discovery.rewrite.step.aggregate;

import io.panoptes.discovery.rewrite.site.Cell;
import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SelectItem;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code SELECT k, COUNT(x) GROUP BY k -> SELECT k, SUM(n) FROM (SELECT k, j, COUNT(x) AS n GROUP BY k, j) GROUP BY k}. */
public record GroupInTwoPhases() implements Step {
    @Override
    public String name() {
        return "group-in-two-phases";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        if (select.distinct() || select.having().isPresent() || select.from().isEmpty()) {
            return Optional.empty();
        }
        return Traits.keys(select).flatMap(keys -> {
            List<Cell> row = site.row(select.from().get()).orElse(List.of());
            return row.isEmpty()
                    ? Optional.empty()
                    : grouped(select, keys, site.<Cell>pick(row).reference(), site);
        });
    }

    private static Optional<Query> grouped(Query.Select select, List<Expression> keys, Expression finer, Site site) {
        String alias = site.names().next();
        List<SelectItem> inner = new ArrayList<>();
        List<SelectItem> outer = new ArrayList<>();
        List<Expression> outerKeys = new ArrayList<>();
        for (Expression key : keys) {
            outerKeys.add(Sql.column(alias, "g" + inner.size()));
            inner.add(Sql.item(key, "g" + inner.size()));
        }
        for (SelectItem item : select.items()) {
            if (!(item instanceof SelectItem.Column(var value, var name))) {
                return Optional.empty();
            }
            String column = "g" + inner.size();
            int place = keys.indexOf(value);
            Optional<Expression> whole =
                    place >= 0 ? Optional.of(outerKeys.get(place)) : Phases.whole(value, Sql.column(alias, column));
            if (whole.isEmpty()) {
                return Optional.empty();
            }
            outer.add(new SelectItem.Column(whole.get(), name));
            if (place < 0) {
                inner.add(Sql.item(value, column));
            }
        }
        List<Expression> finerKeys = new ArrayList<>(keys);
        finerKeys.add(finer);
        Query parts = new Query.Select(
                false,
                inner,
                select.from(),
                select.where(),
                Optional.of(new Query.GroupBy.Keys(finerKeys)),
                Optional.empty());
        return Optional.of(new Query.Select(
                false,
                outer,
                Optional.of(Sql.derived(parts, alias)),
                Optional.empty(),
                Optional.of(new Query.GroupBy.Keys(outerKeys)),
                Optional.empty()));
    }
}
