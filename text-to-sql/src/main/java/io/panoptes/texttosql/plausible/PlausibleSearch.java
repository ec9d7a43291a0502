package io.panoptes.texttosql.plausible;

import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.database.DatabasePlace;
import io.panoptes.dbms.database.ReadOnlyDatabase;
import io.panoptes.dbms.provision.JdbcDrivers;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.trial.PairAnswer;
import io.panoptes.sql.trial.TextPair;
import io.panoptes.sql.trial.TextRunner;
import io.panoptes.texttosql.constraint.ConstrainedSchema;
import io.panoptes.texttosql.constraint.TableConstraint;
import io.panoptes.texttosql.constraint.mining.ConstraintMiner;
import io.panoptes.texttosql.constraint.mining.MiningOptions;
import io.panoptes.texttosql.schema.GivenPlaces;
import io.panoptes.texttosql.search.TextSearch;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/**
 * Searches a small database on which two queries differ, that the given database might hold: with its values, and with the
 * constraints that are mined from it. Each database is read once. Safe for use by several threads.
 */
public final class PlausibleSearch implements AutoCloseable {
    private static final int ROUNDS = 40;
    private static final int VALUES = 2_000;

    private final GivenPlaces given;
    private final MiningOptions options;
    private final JdbcDrivers drivers = new JdbcDrivers();
    private final Map<String, Optional<Known>> known = new ConcurrentHashMap<>();

    public PlausibleSearch(GivenPlaces given, MiningOptions options) {
        this.given = given;
        this.options = options;
    }

    private record Known(List<TableConstraint> constraints, RealValues values) {}

    /** Whether the given database could be read, so that a search says something. */
    public boolean knows(String database, Schema schema) {
        return known(database, schema).isPresent();
    }

    /** @param accept which differences count */
    public Optional<TextSearch.Found> search(
            String database, TextPair texts, TextRunner runner, Predicate<PairAnswer.Different> accept, Budget budget) {
        return known(database, texts.schema()).flatMap(known -> {
            Schema constrained =
                    ConstrainedSchema.of(texts.schema(), known.constraints()).schema();
            TextPair pair = new TextPair(texts.ddl(), constrained, texts.left(), texts.right(), texts.semantics());
            return new TextSearch(runner, accept)
                    .searchAmong(
                            pair,
                            (table, column, wanted) ->
                                    new NearValues(known.values().of(table, column)).of(wanted),
                            ROUNDS,
                            budget);
        });
    }

    private Optional<Known> known(String database, Schema schema) {
        return known.computeIfAbsent(database, name -> given.place(name).flatMap(place -> read(name, place, schema)));
    }

    private Optional<Known> read(String name, DatabasePlace place, Schema schema) {
        try (ReadOnlyDatabase open = ReadOnlyDatabase.open(place, drivers)) {
            return Optional.of(new Known(
                    new ConstraintMiner(open, options, ConstraintMiner.Progress.NONE, () -> false)
                            .mine(name)
                            .constraints(),
                    RealValues.of(open, schema, VALUES)));
        } catch (SQLException | TargetException e) {
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        drivers.close();
    }
}
