package io.panoptes.texttosql.pair;

import io.panoptes.sql.schema.Database;
import io.panoptes.sql.value.Row;
import java.util.List;

/**
 * A database on which two queries give two answers, as the DBMS that ran both texts gave them.
 *
 * @param inserts the statements that fill the tables; none where all are empty
 * @param gold rows that the gold query gives
 * @param predicted rows that the predicted query gives
 * @param dbms that ran them
 * @param foundBy the stage of the search, or "cross-check" where another prediction's counterexample was tried
 * @param parting where the two queries part, in words; may be empty
 */
public record PairCounterexample(
        Database database,
        List<String> inserts,
        List<Row> gold,
        List<Row> predicted,
        String dbms,
        String foundBy,
        String parting) {
    public PairCounterexample {
        inserts = List.copyOf(inserts);
        gold = List.copyOf(gold);
        predicted = List.copyOf(predicted);
    }

    public PairCounterexample withParting(String words) {
        return new PairCounterexample(database, inserts, gold, predicted, dbms, foundBy, words);
    }
}
