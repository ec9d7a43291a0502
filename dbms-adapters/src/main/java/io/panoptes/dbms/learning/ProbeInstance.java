package io.panoptes.dbms.learning;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.sql.value.Row;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The instance on which probes try statements, with a record of all that was tried. Used by one thread. */
public final class ProbeInstance {
    static final Duration LIMIT = Duration.ofSeconds(10);
    /** What hung once is not waited for as long again. */
    private static final int SHORTER_AFTER_A_HANG = 10;

    private static final String CANCELLED = "57014";

    private static final int LONGEST_ANSWER = 400;
    private static final int MOST_BROKEN = 12;

    private final Instance instance;
    private final Duration limit;
    private final List<ProbeEvidence> evidence;
    private final List<String> broken = new ArrayList<>();
    private String probe = "";
    private int lost;

    /** @param limit of a statement */
    ProbeInstance(Instance instance, Duration limit) {
        this(instance, limit, new ArrayList<>());
    }

    private ProbeInstance(Instance instance, Duration limit, List<ProbeEvidence> evidence) {
        this.instance = instance;
        this.limit = limit;
        this.evidence = evidence;
    }

    /** Another instance with the same record. */
    ProbeInstance on(Instance other) {
        return new ProbeInstance(other, limit, evidence);
    }

    void begin(String title) {
        probe = title;
        instance.reset();
    }

    /** An empty database. */
    void reset() {
        instance.reset();
    }

    Outcome run(String statement) {
        return run(statement, broken.isEmpty() ? limit : limit.dividedBy(SHORTER_AFTER_A_HANG));
    }

    Outcome run(String statement, Duration limit) {
        Outcome outcome = instance.run(List.of(statement), limit).getFirst();
        if (wasCancelled(outcome)) {
            outcome = instance.run(List.of(statement), limit).getFirst();
        }
        evidence.add(new ProbeEvidence(probe, statement, told(outcome)));
        lost += LostConnection.is(outcome) ? 1 : 0;
        if (outcome instanceof Outcome.Crashed
                || outcome instanceof Outcome.Hung
                || outcome instanceof Outcome.Skipped
                || LostConnection.is(outcome)) {
            broken.add(statement);
            if (broken.size() == MOST_BROKEN) {
                throw new TargetException(
                        Problem.DIED_AT_START,
                        "%d statements ended the process of the driver, or did not end in time, the last of them %s. Nothing can be learnt of such a DBMS; is it the right driver for the address?"
                                .formatted(MOST_BROKEN, statement));
            }
            instance.reset();
        }
        return outcome;
    }

    /** A statement that is meant to take too long: that it breaks the process is no sign of a bug. */
    Outcome runLong(String statement, Duration limit) {
        Outcome outcome = instance.run(List.of(statement), limit).getFirst();
        evidence.add(new ProbeEvidence(probe, statement, told(outcome)));
        return outcome;
    }

    /** Not by us: a server that was just started may not have its first plans ready within its own limit. */
    private static boolean wasCancelled(Outcome outcome) {
        return outcome instanceof Outcome.Failed failed && failed.sqlState().equals(CANCELLED);
    }

    /** Whether each of them runs, one after the other; the first that does not is the last that is tried. */
    boolean does(String... statements) {
        for (String statement : statements) {
            Outcome outcome = run(statement);
            if (!(outcome instanceof Outcome.Done) && !(outcome instanceof Outcome.Rows)) {
                return false;
            }
        }
        return true;
    }

    /** As {@link #does}, in a database that is empty before and that nothing is expected of behind. */
    boolean doesAfresh(String... statements) {
        reset();
        boolean all = does(statements);
        reset();
        return all;
    }

    /** The rows of a query; empty where it fails, and where it gives none. */
    List<Row> rows(String query) {
        return run(query) instanceof Outcome.Rows rows ? rows.rows() : List.of();
    }

    /** How often the connection to the server was lost. */
    int lost() {
        return lost;
    }

    public List<ProbeEvidence> evidence() {
        return List.copyOf(evidence);
    }

    /** Statements that ended the process, or that it did not end with in time. */
    public List<String> broken() {
        return List.copyOf(broken);
    }

    /** One line. */
    static String told(Outcome outcome) {
        String text = switch (outcome) {
            case Outcome.Rows(var columns, var types, var rows, var nanos) ->
                rows.stream().map(ProbeInstance::told).collect(Collectors.joining(" | ", "rows: ", ""));
            case Outcome.Done ignored -> "done";
            case Outcome.Failed failed -> "refused: [%s] %s".formatted(failed.sqlState(), failed.message());
            case Outcome.Crashed ignored -> "the process ended";
            case Outcome.Hung hung -> "no answer within %d ms".formatted(hung.limitMillis());
            case Outcome.Skipped ignored -> "not run";
        };
        return text.length() > LONGEST_ANSWER ? text.substring(0, LONGEST_ANSWER) + "..." : text;
    }

    private static String told(Row row) {
        return row.values().stream()
                .map(value -> io.panoptes.sql.write.SqlWriter.write(value, io.panoptes.sql.write.Dialect.PORTABLE))
                .collect(Collectors.joining(", "));
    }
}
