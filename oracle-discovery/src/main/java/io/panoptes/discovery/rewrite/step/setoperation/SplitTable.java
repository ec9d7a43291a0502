package io.panoptes.discovery.rewrite.step.setoperation;

import io.panoptes.discovery.rewrite.site.Partition;
import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.TableReads;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code t -> (SELECT * FROM t WHERE p UNION ALL SELECT * FROM t WHERE p IS NOT TRUE) AS t}. */
public record SplitTable() implements Step {
    @Override
    public String name() {
        return "split-table";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atFromItems(query, FromItem.TableReference.class, this::rewrite);
    }

    private Optional<FromItem> rewrite(FromItem.TableReference table, Site site) {
        return site.row(table).flatMap(row -> {
            List<Query> parts = new ArrayList<>();
            Partition.draw(site, row).forEach(part -> parts.add(TableReads.query(row, table, Optional.of(part), site)));
            return parts.stream()
                    .reduce(Sql::unionAll)
                    .map(union -> Sql.derived(union, row.getFirst().alias()));
        });
    }
}
