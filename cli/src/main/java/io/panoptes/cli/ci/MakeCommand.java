package io.panoptes.cli.ci;

import io.panoptes.cli.terminal.CannotRun;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Builds what is checked out; what the build prints goes to the standard error. */
record MakeCommand(String command, Path folder) {

    /** Whether it succeeded. */
    boolean run() {
        try {
            Process process = new ProcessBuilder(List.of("sh", "-c", command))
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .start();
            process.getOutputStream().close();
            // Read it all, or the build would wait; the standard output is for the result.
            process.getInputStream().transferTo(System.err);
            return process.waitFor() == 0;
        } catch (IOException exception) {
            throw new CannotRun("the command of --make can't be started: " + exception.getMessage(), exception);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new CannotRun("the bisection was interrupted", interrupted);
        }
    }
}
