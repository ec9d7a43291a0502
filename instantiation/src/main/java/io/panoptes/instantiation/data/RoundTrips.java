package io.panoptes.instantiation.data;

import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Transactions;
import io.panoptes.instantiation.state.ChangeableTables;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.StateTables;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.schema.Column;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Changes that are taken back: a table is renamed and named as before, its rows are deleted in a transaction that is rolled back, an index is
 * made and dropped. Rows, columns and indexes are as they were; pages, statistics and what the DBMS keeps of the schema may not be.
 */
final class RoundTrips {
    private static final int MOST = 2;

    private static final List<String> ROLLED_BACK = List.of(
            "DELETE FROM <table>",
            "DELETE FROM <table> WHERE <column> IS NULL",
            "UPDATE <table> SET <column> = <other>",
            "UPDATE <table> SET <column> = NULL");

    private RoundTrips() {}

    /** Of one state in three, up to two. */
    static List<SetupStep> of(Profile profile, RandomGenerator random, List<SetupStep> setup) {
        List<List<String>> choices = choices(profile);
        List<CreateTable> tables = setup.stream()
                .filter(CreateTable.class::isInstance)
                .map(CreateTable.class::cast)
                .filter(ChangeableTables::isInTransactions)
                .toList();
        if (choices.isEmpty() || tables.isEmpty() || Chance.oneIn(3).fails(random)) {
            return List.of();
        }
        var steps = new ArrayList<SetupStep>();
        for (int i = random.nextInt(MOST); i >= 0; i--) {
            CreateTable table = Draw.oneOf(random, tables);
            List<Column> columns = StateTables.stored(table).columns();
            String column = Draw.oneOf(random, columns).name();
            String other = Draw.oneOf(random, columns).name();
            Draw.oneOf(random, choices).stream()
                    .map(statement -> statement
                            .replace("<table>", table.name())
                            .replace("<column>", column)
                            .replace("<other>", other)
                            .replace("<index>", "dropped"))
                    .map(SetupStep.Verbatim::new)
                    .forEach(steps::add);
        }
        return steps;
    }

    private static List<List<String>> choices(Profile profile) {
        var choices = new ArrayList<>(profile.upkeep().roundTrips());
        Transactions transactions = profile.transactions();
        if (transactions.tried() && !profile.features().contains(Feature.WITHOUT_CHANGES)) {
            for (String change : ROLLED_BACK) {
                var statements = new ArrayList<>(transactions.begin());
                statements.add(change);
                statements.addAll(transactions.rollback());
                choices.add(statements);
            }
        }
        return choices;
    }
}
