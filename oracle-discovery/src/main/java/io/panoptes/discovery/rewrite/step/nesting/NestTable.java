package io.panoptes.discovery.rewrite.step.nesting;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.TableReads;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import java.util.Optional;

/** {@code t -> (SELECT * FROM t) AS t}, its columns by name. */
public record NestTable() implements Step {
    @Override
    public String name() {
        return "nest-table";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atFromItems(query, FromItem.TableReference.class, this::rewrite);
    }

    private Optional<FromItem> rewrite(FromItem.TableReference table, Site site) {
        return site.row(table).map(row -> TableReads.read(row, table, Optional.empty(), site));
    }
}
