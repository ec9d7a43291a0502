package io.panoptes.dbms.learning;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.learning.place.ServerPort;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * An instance in a place that it shares with others: see {@link OwnNames}. Nobody sees the endings. A server may be stopped and started again:
 * what ran meanwhile says nothing, and a reset waits for it.
 */
final class SharedInstance implements Instance {
    static final Duration PATIENCE = Duration.ofSeconds(60);

    private static final Duration PAUSE = Duration.ofMillis(500);
    private static final Duration ENDING = Duration.ofSeconds(1);

    private final Instance instance;
    private final Target target;
    private final OwnNames names;
    private final Duration patience;
    private final Optional<ServerPort> crashes;

    /** What was sent ahead on a connection that is lost, says nothing new of the server. */
    private boolean lost;

    /**
     * @param patience how long a server that was there may be gone
     * @param crashes where the server listens, if that it is gone is to be told as a crash
     */
    SharedInstance(Instance instance, Target target, OwnNames names, Duration patience, Optional<ServerPort> crashes) {
        this.instance = instance;
        this.target = target;
        this.names = names;
        this.patience = patience;
        this.crashes = crashes;
    }

    @Override
    public Target target() {
        return target;
    }

    @Override
    public String product() {
        return instance.product();
    }

    @Override
    public List<Outcome> run(List<String> statements, Duration limit) {
        return submit(statements, limit).outcomes();
    }

    @Override
    public Pending submit(List<String> statements, Duration limit) {
        Pending pending = instance.submit(statements.stream().map(names::own).toList(), limit);
        return new Examined(pending);
    }

    /** Outcomes that are examined once, when they are taken: a server that is gone comes back. */
    private final class Examined implements Pending {
        private final Pending pending;
        private @Nullable List<Outcome> outcomes;

        Examined(Pending pending) {
            this.pending = pending;
        }

        @Override
        public List<Outcome> outcomes() {
            if (outcomes == null) {
                outcomes = examine(pending.outcomes().stream()
                        .map(SharedInstance.this::plain)
                        .toList());
            }
            return outcomes;
        }
    }

    private List<Outcome> examine(List<Outcome> outcomes) {
        if (!LostConnection.isIn(outcomes)) {
            return outcomes;
        }
        Optional<Duration> outage = lost ? Optional.empty() : crashes.flatMap(port -> port.outage(ENDING, patience));
        lost = true;
        return LostConnection.cutOff(outcomes, outage);
    }

    @Override
    public void reset() {
        names.forget();
        lost = false;
        long start = System.nanoTime();
        while (true) {
            try {
                instance.reset();
                return;
            } catch (TargetException gone) {
                if (gone.problem() != Problem.DIED_AT_START) {
                    throw gone;
                }
                if (Thread.currentThread().isInterrupted() || System.nanoTime() - start > patience.toNanos()) {
                    throw LostConnection.gone(target, patience, gone);
                }
            }
            LockSupport.parkNanos(PAUSE.toNanos());
        }
    }

    @Override
    public void close() {
        instance.close();
    }

    private Outcome plain(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Rows(var columns, var types, var rows, var nanos) ->
                new Outcome.Rows(
                        columns.stream().map(names::plain).toList(),
                        types,
                        rows.stream().map(this::plain).toList(),
                        nanos);
            case Outcome.Failed(var errorClass, var state, var message, var nanos) ->
                new Outcome.Failed(errorClass, state, names.plain(message), nanos);
            case Outcome.Done done -> done;
            case Outcome.Crashed(var evidence) -> new Outcome.Crashed(names.plain(evidence));
            case Outcome.Hung hung -> hung;
            case Outcome.Skipped skipped -> skipped;
        };
    }

    /** Plans name tables. */
    private Row plain(Row row) {
        boolean named = row.values().stream()
                .anyMatch(value -> value instanceof Value.TextValue(var text)
                        && text.length() > names.ending().length());
        return named ? new Row(row.values().stream().map(this::plain).toList()) : row;
    }

    private Value plain(Value value) {
        return value instanceof Value.TextValue(var text) ? Value.of(names.plain(text)) : value;
    }
}
