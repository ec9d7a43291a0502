package io.panoptes.instantiation.testcase;

import io.panoptes.dbms.PlanVariation;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.TableOption;
import io.panoptes.dbms.Transactions;
import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.change.ReadSide;
import io.panoptes.sql.write.SqlWriter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Writes one side of a test case in the dialect of a profile: a query, perhaps under a setting, perhaps behind statements that change
 * data in a transaction that is rolled back.
 */
public record SideWriter(Profile profile) {

    public Side write(List<Change> changes, Query query, Optional<PlanVariation> variation) {
        String sql = SqlWriter.write(query, profile.dialect());
        List<String> set = variation.map(PlanVariation::set).orElse(List.of());
        List<String> undo = variation.map(PlanVariation::undo).orElse(List.of());
        String varied = variation.map(one -> one.rewrite(sql)).orElse(sql);
        List<Change> all = new ReadSide(changes, query).allChanges();
        if (all.isEmpty()) {
            return new Side(set, query, varied, undo);
        }
        Transactions transactions = profile.transactions();
        String table = SqlWriter.name(all.getFirst().table(), profile.dialect());
        return new Side(
                joined(set, transactions.begin()),
                changes,
                changes.stream()
                        .map(change -> SqlWriter.write(change, profile.dialect()))
                        .toList(),
                query,
                varied,
                transactions.checks().stream()
                        .map(check -> check.replace(TableOption.TABLE, table))
                        .toList(),
                joined(transactions.rollback(), undo));
    }

    private static List<String> joined(List<String> first, List<String> second) {
        return Stream.concat(first.stream(), second.stream()).toList();
    }
}
