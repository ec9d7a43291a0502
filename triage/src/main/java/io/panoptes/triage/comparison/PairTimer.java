package io.panoptes.triage.comparison;

import io.panoptes.dbms.Clock;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.instantiation.testcase.Statements;
import io.panoptes.triage.symptom.Place;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** Times two queries against each other, in turns, by the CPU time of the thread that runs them where that is to be had. */
final class PairTimer {
    /** For a figure that is reported. */
    static final int ALL_ROUNDS = 7;
    /** To tell whether an edit keeps a slowdown: what is left in the end is measured by all. */
    static final int FEW_ROUNDS = 3;

    private static final int ROUNDS_OF_LONG = 5;
    private static final int WARM_UPS = 12;
    private static final long TO_WARM_UP_NANOS = Duration.ofMillis(300).toNanos();
    private static final long LONG_NANOS = Duration.ofMillis(700).toNanos();

    private final Instance instance;
    private final Duration limit;
    private final int mostRounds;

    PairTimer(Instance instance, Duration limit, int rounds) {
        this.instance = instance;
        this.limit = limit;
        this.mostRounds = rounds;
    }

    /** What came of it. */
    sealed interface Timed {
        record Times(PairTimes times) implements Timed {}

        /** One of the two gave no answer, whatever its time. */
        record Failed(Outcome outcome) implements Timed {}
    }

    /** @param promising below this ratio in the first round no other follows; 0 for the others whatever the ratio */
    Timed time(Statements.Query left, Statements.Query right, double promising) {
        List<Long> leftTimes = new ArrayList<>();
        List<Long> rightTimes = new ArrayList<>();
        boolean limited = false;
        int rounds = 1;
        // The first round is to warm up, and tells how many are worth it.
        for (int round = 0; round <= rounds; round++) {
            boolean leftFirst = round % 2 == 0;
            Outcome first = once(leftFirst ? left : right);
            Outcome second = once(leftFirst ? right : left);
            Outcome leftOutcome = leftFirst ? first : second;
            Outcome rightOutcome = leftFirst ? second : first;
            OptionalLong leftNanos = nanos(leftOutcome);
            OptionalLong rightNanos = nanos(rightOutcome);
            if (leftNanos.isEmpty() || rightNanos.isEmpty()) {
                return new Timed.Failed(leftNanos.isEmpty() ? leftOutcome : rightOutcome);
            }
            limited |= isLimited(leftOutcome) || isLimited(rightOutcome);
            PairTimes last = new PairTimes(List.of(leftNanos.getAsLong()), List.of(rightNanos.getAsLong()), limited);
            if (round == 0) {
                if (promising > 0 && last.ratio() < promising / 4) {
                    return new Timed.Times(last);
                }
                rounds = last.slowNanos() > LONG_NANOS ? Math.min(ROUNDS_OF_LONG, mostRounds) : mostRounds;
                warmUp(last.slower() == Place.LEFT ? right : left);
                continue;
            }
            leftTimes.add(leftNanos.getAsLong());
            rightTimes.add(rightNanos.getAsLong());
            if (round == 1 && last.ratio() < promising) {
                break;
            }
        }
        return new Timed.Times(new PairTimes(leftTimes, rightTimes, limited));
    }

    /** The faster one is the more in debt to code that is not yet compiled, such as that of a driver in a new process. */
    private void warmUp(Statements.Query faster) {
        long spent = 0;
        for (int i = 0; i < WARM_UPS && spent < TO_WARM_UP_NANOS; i++) {
            spent += nanos(once(faster)).orElse(TO_WARM_UP_NANOS);
        }
    }

    private Outcome once(Statements.Query query) {
        if (!query.before().isEmpty()) {
            instance.run(query.before(), limit);
        }
        Outcome outcome =
                instance.measure(List.of(query.sql()), limit, Clock.CPU).getFirst();
        if (!query.after().isEmpty()) {
            instance.run(query.after(), limit);
        }
        return outcome;
    }

    private static boolean isLimited(Outcome outcome) {
        return outcome instanceof Outcome.Failed failed && failed.isTimedOut();
    }

    private static OptionalLong nanos(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Done done -> OptionalLong.of(done.nanos());
            case Outcome.Failed failed -> failed.isTimedOut() ? OptionalLong.of(failed.nanos()) : OptionalLong.empty();
            case Outcome.Rows rows -> OptionalLong.of(rows.nanos());
            case Outcome.Crashed ignored -> OptionalLong.empty();
            case Outcome.Hung ignored -> OptionalLong.empty();
            case Outcome.Skipped ignored -> OptionalLong.empty();
        };
    }
}
