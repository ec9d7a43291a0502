package io.panoptes.cli.ci;

import io.panoptes.campaign.ci.BuildCheck;
import io.panoptes.campaign.ci.Ending;
import io.panoptes.cli.terminal.Interruption;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.ToIntFunction;

/**
 * What a signal does to a job: the check comes to its end and reports what it has; before there is a check, the reports say
 * that nothing was tested, so that the CI server shows more than a job that died.
 */
final class CiSignal implements AutoCloseable {
    private final ToIntFunction<Ending> untested;
    private final Interruption interruption;
    private Optional<BuildCheck> check = Optional.empty();
    private boolean stopped;

    /** @param untested writes the reports of a job without a check, and gives the exit code */
    CiSignal(ToIntFunction<Ending> untested) {
        this.untested = untested;
        this.interruption = Interruption.ending(this::stop);
    }

    /** Whether the check may begin: not after a signal, which has ended the job. */
    synchronized boolean begin(BuildCheck begun) {
        check = Optional.of(begun);
        return !stopped;
    }

    /** All is done and printed. */
    void ended(int exitCode) {
        interruption.ended(exitCode);
    }

    private OptionalInt stop() {
        Optional<BuildCheck> running = stopped();
        if (running.isPresent()) {
            running.get().stop();
            return OptionalInt.empty();
        }
        return OptionalInt.of(
                untested.applyAsInt(new Ending.EndedEarly("it was stopped by a signal before the build was found")));
    }

    private synchronized Optional<BuildCheck> stopped() {
        stopped = true;
        return check;
    }

    @Override
    public void close() {
        interruption.close();
    }
}
