package io.panoptes.texttosql.execution;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.database.DatabasePlace;
import io.panoptes.dbms.database.ReadOnlyInstances;
import io.panoptes.dbms.trial.PermittedText;
import io.panoptes.texttosql.evaluation.DatabaseRuns;
import io.panoptes.texttosql.pair.Pair;
import io.panoptes.texttosql.schema.GivenPlaces;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Runs both queries of a pair on the database that is given with the benchmark, for reading only and within a limit. */
public final class GivenDatabases implements DatabaseRuns {
    /** BIRD's own script gives both queries half a minute together. */
    private static final Duration LIMIT = Duration.ofSeconds(15);

    private final GivenPlaces given;
    private final ReadOnlyInstances instances;
    private final ExecutionMatch match;
    private String opened = "";
    private Optional<Instance> instance = Optional.empty();

    public GivenDatabases(GivenPlaces given, ReadOnlyInstances instances, ExecutionMatch match) {
        this.given = given;
        this.instances = instances;
        this.match = match;
    }

    @Override
    public Optional<Boolean> agree(Pair pair) {
        Optional<Instance> open = opened(pair.question().database());
        String gold = pair.question().gold();
        if (open.isEmpty() || PermittedText.objectionToQuery(gold).isPresent()) {
            return Optional.empty();
        }
        if (!(open.get().run(List.of(gold), LIMIT).getFirst()
                instanceof Outcome.Rows(var names, var types, var goldRows, var time))) {
            open.get().reset();
            return Optional.empty();
        }
        if (pair.predicted().isEmpty()
                || PermittedText.objectionToQuery(pair.predicted().get()).isPresent()) {
            return Optional.of(false);
        }
        return switch (open.get().run(List.of(pair.predicted().get()), LIMIT).getFirst()) {
            case Outcome.Rows(var ignored, var others, var rows, var nanos) ->
                Optional.of(match.equal(goldRows, rows, gold));
            case Outcome.Done ignored -> Optional.of(false);
            case Outcome.Failed ignored -> Optional.of(false);
            case Outcome.Crashed ignored -> wrongAndReset(open.get());
            case Outcome.Hung ignored -> wrongAndReset(open.get());
            case Outcome.Skipped ignored -> wrongAndReset(open.get());
        };
    }

    private static Optional<Boolean> wrongAndReset(Instance instance) {
        instance.reset();
        return Optional.of(false);
    }

    /** The database stays open while pairs are about it. */
    private Optional<Instance> opened(String database) {
        if (!opened.equals(database)) {
            close();
            opened = database;
            instance = given.place(database).flatMap(this::open);
        }
        return instance;
    }

    private Optional<Instance> open(DatabasePlace place) {
        try {
            return Optional.of(instances.open(place));
        } catch (TargetException e) {
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        instance.ifPresent(Instance::close);
        instance = Optional.empty();
        opened = "";
    }
}
