package io.panoptes.discovery.seed.shape;

import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Trees;

/** The joins of a query. */
final class Joins {
    private Joins() {}

    static boolean in(Query query, FromItem.JoinKind kind) {
        return Trees.fromItems(query).stream()
                .anyMatch(item -> item instanceof FromItem.Join join && join.kind() == kind);
    }
}
