package io.panoptes.instantiation.casebuilder;

import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Trees;
import io.panoptes.sql.change.ChangeQuery;
import io.panoptes.sql.change.UnreadColumns;

/** Whether a DBMS has all constructs of an oracle: of its queries, and of statements that change data and are rolled back. */
public final class ExpressibleOracle {
    private ExpressibleOracle() {}

    public static boolean is(ParsedOracle oracle, Profile profile) {
        if (oracle.oracle().changes().isPresent() && !profile.transactions().tried()) {
            return false;
        }
        // VALUES behind INSERT is no query of its own.
        return oracle.queries().stream()
                        .filter(query -> !(query instanceof Query.Values))
                        .allMatch(query -> profile.dialect().cannotSay(query).isEmpty())
                && (!profile.dialect().lacks(Construct.MERGE) || oracle.merges().isEmpty())
                && (!profile.dialect().lacks(Construct.CHANGED_TABLE_IN_SUBQUERY)
                        || oracle.allChanges().stream().noneMatch(ExpressibleOracle::readsItsTable));
    }

    /** INSERT may read its table everywhere. */
    private static boolean readsItsTable(Change change) {
        return UnreadColumns.inserted(change).isEmpty()
                && Trees.fromItems(ChangeQuery.of(change)).stream()
                                .filter(item -> item instanceof FromItem.TableReference(var name, var ignored)
                                        && name.equalsIgnoreCase(change.table()))
                                .count()
                        > 1;
    }
}
