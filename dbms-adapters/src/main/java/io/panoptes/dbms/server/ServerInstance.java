package io.panoptes.dbms.server;

import io.panoptes.dbms.Clock;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Outcome.ErrorClass;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.coverage.Coverage;
import io.panoptes.dbms.coverage.Observation;
import io.panoptes.dbms.coverage.PairCoverage;
import io.panoptes.sql.value.Value;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A database on a server, which a worker process speaks to. When the connection is lost, the server and its log say whether
 * it was a crash, and whether this database's own statement brought it about.
 */
final class ServerInstance implements Instance {

    private static final Duration LIMIT = Duration.ofSeconds(20);
    /** What watches over a server of somebody's may start it again. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    /** The SQLStates by which drivers and servers say that the connection is no more. */
    private static final Pattern LOST = Pattern.compile("08...|57P0[1-5]");

    private final Instance database;
    private final RunningServer server;
    private final ServerKind kind;
    private final Consumer<String> notes;
    private final Runnable onClose;

    private String session = "";
    private long mark;
    private boolean lost;

    /** @param notes is told when the server is gone, and what is done about it */
    ServerInstance(Instance database, RunningServer server, ServerKind kind, Consumer<String> notes, Runnable onClose) {
        this.database = database;
        this.server = server;
        this.kind = kind;
        this.notes = notes;
        this.onClose = onClose;
        begin();
    }

    @Override
    public Target target() {
        return database.target();
    }

    @Override
    public List<Outcome> run(List<String> statements, Duration limit) {
        return submit(statements, limit).outcomes();
    }

    @Override
    public Pending submit(List<String> statements, Duration limit) {
        return submit(statements, limit, List.of());
    }

    @Override
    public Pending submit(List<String> statements, Duration limit, List<Observation> observed) {
        return new Examined(database.submit(statements, limit, observed));
    }

    @Override
    public Coverage coverage() {
        return database.coverage();
    }

    /** By the clock on the wall: the work is the server's. */
    @Override
    public List<Outcome> measure(List<String> statements, Duration limit, Clock clock) {
        return examine(database.measure(statements, limit, Clock.WALL));
    }

    /** Outcomes that are examined once, when they are taken. */
    private final class Examined implements Pending {

        private final Pending pending;
        private @Nullable List<Outcome> examined;

        Examined(Pending pending) {
            this.pending = pending;
        }

        @Override
        public List<Outcome> outcomes() {
            if (examined == null) {
                examined = examine(pending.outcomes());
            }
            return examined;
        }

        @Override
        public List<PairCoverage> coverage() {
            return pending.coverage();
        }
    }

    /** Drops everything, brings the server back if it has died, and waits until it takes connections again. */
    @Override
    public void reset() {
        OptionalLong end = OptionalLong.empty();
        while (true) {
            try {
                if (!server.isAlive()) {
                    notes.accept("the server of %s has ended; it is started again.".formatted(target()));
                }
                server.revive();
                database.reset();
                begin();
                return;
            } catch (TargetException notYet) {
                if (end.isEmpty()) {
                    end = OptionalLong.of(System.nanoTime() + PATIENCE.toNanos());
                    if (isWorthWaiting(notYet)) {
                        notes.accept("%s does not answer any more; waiting up to %d s for it."
                                .formatted(target(), PATIENCE.toSeconds()));
                    }
                }
                if (!isWorthWaiting(notYet) || System.nanoTime() - end.getAsLong() > 0) {
                    throw server.outlivesUs() ? Refusal.of(target(), notYet) : notYet;
                }
                Pause.ofMillis(250);
            }
        }
    }

    @Override
    public void close() {
        database.close();
        onClose.run();
    }

    @Override
    public String product() {
        return database.product();
    }

    private void begin() {
        lost = false;
        mark = server.logEnd();
        List<Outcome> said = database.run(List.of(kind.sessionNumber()), LIMIT);
        session = said.getFirst() instanceof Outcome.Rows rows
                        && !rows.rows().isEmpty()
                        && rows.rows().getFirst().values().getFirst() instanceof Value.IntegerValue(var number)
                ? number.toString()
                : "";
    }

    private List<Outcome> examine(List<Outcome> outcomes) {
        if (lost) {
            return skipped(outcomes.size());
        }
        if (outcomes.stream().anyMatch(Outcome.Hung.class::isInstance)) {
            // Our end of the connection is gone, but the server is still at it.
            server.interrupt(session);
        }
        OptionalInt end = IntStream.range(0, outcomes.size())
                .filter(i -> isLost(outcomes.get(i)))
                .findFirst();
        if (end.isEmpty()) {
            return outcomes;
        }
        lost = true;
        List<Outcome> told = new ArrayList<>(outcomes.subList(0, end.getAsInt()));
        told.add(explain((Outcome.Failed) outcomes.get(end.getAsInt())));
        told.addAll(skipped(outcomes.size() - told.size()));
        return told;
    }

    private Outcome explain(Outcome.Failed failed) {
        String crash = server.crash(mark, session);
        if (!crash.isEmpty()) {
            return new Outcome.Crashed(crash);
        }
        String why = server.isAlive()
                ? "the connection to the server was lost, though the server runs: "
                : "the server has ended, and its log tells of no crash: somebody stopped it, or the system did for"
                        + " lack of memory: ";
        return new Outcome.Failed(ErrorClass.RESOURCE, failed.sqlState(), why + failed.message(), failed.nanos());
    }

    private static boolean isLost(Outcome outcome) {
        return outcome instanceof Outcome.Failed failed
                && LOST.matcher(failed.sqlState()).matches();
    }

    private static List<Outcome> skipped(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> (Outcome) new Outcome.Skipped())
                .toList();
    }

    /** A server that recovers refuses connections for a moment; one that refuses us does so for good. */
    private static boolean isWorthWaiting(TargetException problem) {
        return problem.problem() == TargetException.Problem.DIED_AT_START
                && LOST.matcher(stateIn(String.valueOf(problem.getMessage()))).matches();
    }

    /** The SQLState in {@code exception class|SQLState|vendor code|message}. */
    private static String stateIn(String message) {
        String[] parts = message.split("\\|", 4);
        return parts.length == 4 ? parts[1] : "";
    }
}
