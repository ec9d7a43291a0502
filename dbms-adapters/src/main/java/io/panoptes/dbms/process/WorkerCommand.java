package io.panoptes.dbms.process;

import io.panoptes.dbms.Launch;
import io.panoptes.dbms.worker.Worker;
import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The command line of a worker process: this JDK, our worker, the driver, and a bounded heap. */
final class WorkerCommand {

    private WorkerCommand() {}

    static List<String> of(Launch launch, List<Path> driver, WorkerFolder folder) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(
                "-Xmx512m",
                "-XX:-UsePerfData",
                "-XX:-CreateCoredumpOnCrash",
                // Its own warnings must not end up between the answers on stdout.
                "-XX:+DisplayVMOutputToStderr",
                "-XX:ErrorFile=" + folder.crashLog(),
                "-XX:+IgnoreUnrecognizedVMOptions",
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-Djava.io.tmpdir=" + folder.path(),
                "-Djava.awt.headless=true",
                "-Duser.timezone=UTC",
                "-Duser.language=en",
                "-Duser.country=US",
                "-Dfile.encoding=UTF-8"));
        launch.jvmOptions()
                .forEach(option ->
                        command.add(option.replace("{dir}", folder.path().toString())));
        command.add("-cp");
        command.add(Stream.concat(Stream.of(ownClasses()), driver.stream())
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator)));
        command.add(Worker.class.getName());
        command.add(Long.toString(ProcessHandle.current().pid()));
        command.add(folder.path().toString());
        return command;
    }

    /** The jar or folder that our worker is in. */
    private static Path ownClasses() {
        try {
            return Path.of(Worker.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the worker's classes are not in a file", e);
        }
    }
}
