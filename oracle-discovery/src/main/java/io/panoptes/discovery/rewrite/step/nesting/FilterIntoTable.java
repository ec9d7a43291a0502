package io.panoptes.discovery.rewrite.step.nesting;

import io.panoptes.discovery.rewrite.site.Cell;
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
import io.panoptes.sql.ast.TreeMapping;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code t JOIN u WHERE p(t) -> (SELECT * FROM t WHERE p) AS t JOIN u} where t is not on the outer side of a join. */
public record FilterIntoTable() implements Step {
    @Override
    public String name() {
        return "filter-into-table";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        if (select.from().isEmpty() || select.where().isEmpty()) {
            return Optional.empty();
        }
        List<FromItem.TableReference> kept = new ArrayList<>();
        keptTables(select.from().get(), kept);
        for (Expression conjunct : Sql.conjuncts(select.where())) {
            for (FromItem.TableReference table : kept) {
                Optional<List<Cell>> row = site.row(table);
                if (row.isPresent() && References.of(conjunct).equals(Renaming.aliases(table))) {
                    List<Expression> rest = new ArrayList<>(Sql.conjuncts(select.where()));
                    rest.remove(conjunct);
                    FromItem filtered = TableReads.read(row.get(), table, Optional.of(conjunct), site);
                    FromItem from = new TreeMapping() {
                        @Override
                        public FromItem from(FromItem item) {
                            return item == table ? filtered : children(item);
                        }
                    }.from(select.from().get());
                    return Optional.of(Sql.withWhere(Sql.withFrom(select, from), Sql.conjunction(rest)));
                }
            }
        }
        return Optional.empty();
    }

    private static void keptTables(FromItem item, List<FromItem.TableReference> kept) {
        if (item instanceof FromItem.TableReference table) {
            kept.add(table);
        }
        if (item instanceof FromItem.Join(var kind, var left, var right, var ignored)) {
            if (kind != JoinKind.RIGHT && kind != JoinKind.FULL) {
                keptTables(left, kept);
            }
            if (kind != JoinKind.LEFT && kind != JoinKind.FULL) {
                keptTables(right, kept);
            }
        }
    }
}
