package io.panoptes.triage.bisection;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs git in a working tree. */
final class GitRepository {
    private final Path folder;

    GitRepository(Path folder) {
        this.folder = folder;
    }

    /** What a command printed, and whether it succeeded. */
    record Ran(int exitCode, String output) {
        boolean succeeded() {
            return exitCode == 0;
        }
    }

    Ran run(String... arguments) {
        List<String> command = new ArrayList<>(List.of("git", "-C", folder.toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("LC_ALL", "C");
        try {
            Process process = builder.start();
            process.getOutputStream().close();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return new Ran(process.waitFor(), output);
        } catch (IOException exception) {
            throw new UncheckedIOException(
                    "git can't be run: %s%n  Install it; bisection over commits drives git bisect."
                            .formatted(exception.getMessage()),
                    exception);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new BisectionException("the bisection was interrupted");
        }
    }

    /** The output of a command that must succeed. */
    String require(String... arguments) {
        Ran ran = run(arguments);
        if (!ran.succeeded()) {
            throw new BisectionException("git %s failed in %s: %s"
                    .formatted(String.join(" ", arguments), folder, ran.output().strip()));
        }
        return ran.output().strip();
    }
}
