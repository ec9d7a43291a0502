package io.panoptes.cli.campaign;

import io.panoptes.triage.Replay;
import io.panoptes.triage.finding.RecordedFinding;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * One finding that a user names, and what came of running it again.
 *
 * @param finding empty where its file can't be read
 * @param problem why it can't be read, or why there is no such target
 */
record ReplayLine(String name, Optional<RecordedFinding> finding, Optional<Replay> replay, String problem) {

    static ReplayLine of(Path path, RecordedFinding finding) {
        return new ReplayLine(name(path), Optional.of(finding), Optional.empty(), "");
    }

    static ReplayLine unreadable(Path path, String problem) {
        return new ReplayLine(name(path), Optional.empty(), Optional.empty(), problem);
    }

    ReplayLine with(Replay done) {
        return new ReplayLine(name, finding, Optional.of(done), problem);
    }

    ReplayLine with(String noTarget) {
        return new ReplayLine(name, finding, replay, noTarget);
    }

    Replay.Outcome outcome() {
        return replay.map(Replay::outcome).orElse(Replay.Outcome.COULD_NOT_RUN);
    }

    String target() {
        return replay.map(done -> done.target().toString())
                .or(() -> finding.map(recorded -> recorded.target().toString()))
                .orElse("");
    }

    String symptom() {
        return finding.map(recorded -> recorded.symptom().kind().word()).orElse("");
    }

    /** Why it could not run; empty where it ran. */
    String why() {
        return replay.map(Replay::why).orElse(problem);
    }

    static String words(Replay.Outcome outcome) {
        return switch (outcome) {
            case STILL_THERE -> "still there";
            case FIXED -> "fixed";
            case BACK_AGAIN -> "back again";
            case COULD_NOT_RUN -> "could not run";
        };
    }

    /** A folder's own name; of {@code F1/finding.json} that of its folder. */
    private static String name(Path path) {
        Path plain = path.toAbsolutePath().normalize();
        Path folder =
                Files.isDirectory(plain) ? plain : plain.resolveSibling(".").normalize();
        return folder.getFileName() == null
                ? folder.toString()
                : folder.getFileName().toString();
    }
}
