package io.panoptes.benchmarks.constraints;

import io.panoptes.dbms.database.DatabasePlace;
import io.panoptes.dbms.database.ReadOnlyDatabase;
import io.panoptes.dbms.provision.JdbcDrivers;
import io.panoptes.sql.schema.Schema;
import io.panoptes.texttosql.constraint.Origin;
import io.panoptes.texttosql.constraint.TableConstraint;
import io.panoptes.texttosql.constraint.check.BruteForceMiner;
import io.panoptes.texttosql.constraint.check.BruteForceMiner.Limits;
import io.panoptes.texttosql.constraint.check.ConstraintCheck;
import io.panoptes.texttosql.constraint.database.DatabaseTables;
import io.panoptes.texttosql.constraint.mining.ConstraintMiner;
import io.panoptes.texttosql.constraint.mining.MiningOptions;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/**
 * Mines the constraints of a SQLite database, and compares them with those that brute force finds, which asks one query for each
 * possible constraint.
 *
 * @param options of mining, whose limits hold for the brute force, too
 */
public record MiningComparison(JdbcDrivers drivers, MiningOptions options) {

    /**
     * The comparison for one database.
     *
     * @param wrong what was mined and does not hold when it is checked in SQL
     * @param missed what holds and was not mined
     * @param unfounded what was mined and brute force did not find: not minimal, or below a threshold
     */
    public record Result(
            String database,
            int tables,
            int mined,
            List<String> wrong,
            List<String> missed,
            List<String> unfounded,
            long miningMillis,
            long bruteForceMillis) {
        public Result {
            wrong = List.copyOf(wrong);
            missed = List.copyOf(missed);
            unfounded = List.copyOf(unfounded);
        }
    }

    public Result of(Path file) throws SQLException {
        try (ReadOnlyDatabase database = ReadOnlyDatabase.open(DatabasePlace.ofFile(file), drivers)) {
            long start = System.nanoTime();
            List<TableConstraint> mined = new ConstraintMiner(
                            database, options, ConstraintMiner.Progress.NONE, () -> false)
                    .mine(String.valueOf(file.getFileName()))
                    .constraints();
            long mining = System.nanoTime() - start;
            Schema schema = new DatabaseTables(database).read();
            ConstraintCheck check = new ConstraintCheck(database, schema);
            List<String> wrong = new ArrayList<>();
            for (TableConstraint constraint : mined) {
                if (check.violations(constraint) > 0) {
                    wrong.add(constraint.words());
                }
            }
            start = System.nanoTime();
            List<TableConstraint> brute = new BruteForceMiner(
                            database,
                            schema,
                            new Limits(
                                    options.minSupport(),
                                    options.mostCategories(),
                                    options.mostDeterminants(),
                                    options.mostKeyColumns()))
                    .mine();
            long searched = System.nanoTime() - start;
            List<TableConstraint> undeclared = mined.stream()
                    .filter(constraint -> constraint.evidence().origin() == Origin.MINED)
                    .toList();
            return new Result(
                    String.valueOf(file.getFileName()),
                    schema.tables().size(),
                    mined.size(),
                    wrong,
                    BruteForceMiner.missing(mined, brute),
                    BruteForceMiner.missing(brute, undeclared),
                    mining / 1_000_000,
                    searched / 1_000_000);
        }
    }
}
