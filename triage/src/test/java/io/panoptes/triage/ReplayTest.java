package io.panoptes.triage;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.Version;
import io.panoptes.triage.Replay.Outcome;
import io.panoptes.triage.finding.Expected;
import io.panoptes.triage.finding.Recorded;
import io.panoptes.triage.finding.RecordedFinding;
import io.panoptes.triage.reduction.FakeInstance;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ReplayTest {
    private static final Duration LIMIT = Duration.ofSeconds(1);

    /** 1.1 and 1.2 lose the row, and 1.4 does again. */
    private final Targets targets =
            FakeTargets.of(List.of("1.0", "1.1", "1.2", "1.3", "1.4"), Set.of("1.1", "1.2", "1.4"), Set.of());

    @Test
    void whatShowsWhereItDidIsStillThere() {
        Replay replay = replay(Expected.FIXED, "1.2");
        assertThat(replay.outcome()).isEqualTo(Outcome.STILL_THERE);
        assertThat(replay.same()).isTrue();
    }

    @Test
    void whatIsOpenAndShowsOnANewerReleaseIsStillThere() {
        assertThat(replay(Expected.OPEN, "1.4").outcome()).isEqualTo(Outcome.STILL_THERE);
    }

    @Test
    void whatDoesNotShowIsFixed() {
        assertThat(replay(Expected.FIXED, "1.3").outcome()).isEqualTo(Outcome.FIXED);
        assertThat(replay(Expected.OPEN, "1.3").outcome()).isEqualTo(Outcome.FIXED);
    }

    @Test
    void whatWasFixedAndShowsIsBackAgain() {
        assertThat(replay(Expected.FIXED, "1.4").outcome()).isEqualTo(Outcome.BACK_AGAIN);
    }

    @Test
    void aTargetThatIsNotToBeHadCouldNotRun() {
        Replay replay = replay(new NoTargets(), Recorded.duckDb("1.2"));
        assertThat(replay.outcome()).isEqualTo(Outcome.COULD_NOT_RUN);
        assertThat(replay.why()).isEqualTo("no server here");
        assertThat(replay.run()).isEmpty();
    }

    @Test
    void aQueryThatIsRefusedCouldNotRun() {
        Replay replay = replay(refusing(Recorded.RIGHT), Recorded.duckDb("1.3"));
        assertThat(replay.outcome()).isEqualTo(Outcome.COULD_NOT_RUN);
        assertThat(replay.why()).isEqualTo("no such thing");
    }

    @Test
    void anAgreementWithoutAllOfTheSetupSaysNothing() {
        Replay replay = replay(refusing("CREATE"), Recorded.duckDb("1.3"));
        assertThat(replay.outcome()).isEqualTo(Outcome.COULD_NOT_RUN);
        assertThat(replay.why()).isEqualTo("it refuses: CREATE TABLE t (a INTEGER)");
    }

    @Test
    void manyAreRunTargetByTargetAndComeBackInTheirOrder() {
        List<String> opened = new ArrayList<>();
        Replays replays = new Replays(
                () -> {
                    opened.add("targets");
                    return targets;
                },
                TargetCaseWriter::new,
                LIMIT);
        RecordedFinding finding = Recorded.lostRow(Expected.FIXED);
        List<Target> seen = new ArrayList<>();
        List<Replay> done = replays.run(
                List.of(task(finding, "1.2"), task(finding, "1.3"), task(finding, "1.2"), task(finding, "1.4")),
                replay -> seen.add(replay.target()));
        assertThat(done)
                .extracting(Replay::outcome)
                .containsExactly(Outcome.STILL_THERE, Outcome.FIXED, Outcome.STILL_THERE, Outcome.BACK_AGAIN);
        assertThat(seen).extracting(Target::version).containsExactly("1.2", "1.2", "1.3", "1.4");
        assertThat(opened).hasSize(3);
    }

    private static Replays.Task task(RecordedFinding finding, String version) {
        Target target = Recorded.duckDb(version);
        return new Replays.Task(finding, target, finding.expectedOn(target));
    }

    private Replay replay(Expected expected, String version) {
        RecordedFinding finding = Recorded.lostRow(expected);
        Target target = Recorded.duckDb(version);
        try (OpenTargets open = new OpenTargets(targets, LIMIT)) {
            return Replay.of(finding, target, finding.expectedOn(target), open, TargetCaseWriter::new);
        }
    }

    private static Replay replay(Targets targets, Target target) {
        try (OpenTargets open = new OpenTargets(targets, LIMIT)) {
            return Replay.of(Recorded.lostRow(Expected.OPEN), target, Optional.of(true), open, TargetCaseWriter::new);
        }
    }

    /** Refuses what begins so, and gives one row to all else. */
    private static Targets refusing(String start) {
        return new OneInstance(new FakeInstance(
                sql -> sql.startsWith(start) ? FakeInstance.refusal("no such thing") : FakeInstance.rows(0)));
    }

    private record OneInstance(Instance instance) implements Targets {
        @Override
        public Target find(String name, Optional<Path> build) {
            throw new IllegalStateException("nobody asks");
        }

        @Override
        public Profile profile(Target target) {
            throw new IllegalStateException("nobody asks");
        }

        @Override
        public List<Version> releases(String dbms) {
            return List.of();
        }

        @Override
        public Instance open(Target target) {
            return instance;
        }

        @Override
        public void close() {}
    }

    private static final class NoTargets implements Targets {
        @Override
        public Target find(String name, Optional<Path> build) {
            throw new IllegalStateException("nobody asks");
        }

        @Override
        public Profile profile(Target target) {
            throw new IllegalStateException("nobody asks");
        }

        @Override
        public List<Version> releases(String dbms) {
            return List.of();
        }

        @Override
        public Instance open(Target target) {
            throw new TargetException(TargetException.Problem.NO_SERVER, "no server here");
        }

        @Override
        public void close() {}
    }
}
