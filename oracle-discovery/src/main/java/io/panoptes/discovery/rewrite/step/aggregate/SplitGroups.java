package io.panoptes.discovery.rewrite.step.aggregate;

import io.panoptes.discovery.rewrite.site.Cell;
import io.panoptes.discovery.rewrite.site.Partition;
import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code S GROUP BY k -> S WHERE p(k) GROUP BY k UNION ALL ...}: a group lies in one part whole, for p refers to its key. */
public record SplitGroups() implements Step {
    @Override
    public String name() {
        return "split-groups";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        if (select.distinct() || select.from().isEmpty()) {
            return Optional.empty();
        }
        return Traits.keys(select).flatMap(keys -> {
            List<Cell> row = site.row(select.from().get()).orElse(List.of());
            List<Cell> cells =
                    row.stream().filter(cell -> keys.contains(cell.reference())).toList();
            List<Query> parts = new ArrayList<>();
            Partition.draw(site, cells)
                    .forEach(part -> parts.add(Sql.withWhere(select, Sql.also(select.where(), part))));
            return parts.stream().reduce(Sql::unionAll);
        });
    }
}
