package io.panoptes.dbms.process;

import io.panoptes.dbms.Launch;
import io.panoptes.dbms.coverage.CoverageKind;
import io.panoptes.dbms.coverage.CoverageRuntime;
import io.panoptes.dbms.coverage.CoverageSource;
import io.panoptes.dbms.worker.Opening;
import io.panoptes.dbms.worker.Wire;
import io.panoptes.dbms.worker.Worker;
import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The command line of a worker process: this JDK, our worker, the driver, and a bounded heap. */
final class WorkerCommand {

    private static final Path MEMORY = Path.of("/dev/shm");
    private static final String OUR_CLASSES = "io.panoptes";

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
        launch.coverage()
                .filter(source -> source.kind() == CoverageKind.PROBES)
                .flatMap(CoverageSource::agent)
                .ifPresent(
                        agent -> command.add("-javaagent:%s=output=none,excludes=%s.*".formatted(agent, OUR_CLASSES)));
        command.add("-cp");
        command.add(Stream.concat(Stream.of(ownClasses()), driver.stream())
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator)));
        command.add(Worker.class.getName());
        command.add(Long.toString(ProcessHandle.current().pid()));
        command.add(folder.path().toString());
        return command;
    }

    /** What is set for the process, beside what it inherits. */
    static Map<String, String> environment(Launch launch, WorkerFolder folder) {
        Map<String, String> all = new HashMap<>(launch.environment());
        launch.coverage()
                .filter(source -> isNative(source) && source.folder().isEmpty())
                .ifPresent(source -> all.put(CoverageRuntime.PREFIX_VARIABLE, prefix(folder)));
        return all;
    }

    /** Where the worker looks for what code ran. */
    static Opening.CoverageFrom coverageFrom(Launch launch, WorkerFolder folder) {
        return launch.coverage()
                .map(source -> new Opening.CoverageFrom(
                        isNative(source)
                                ? source.folder().isPresent() ? Wire.FILE_OF_SERVER : Wire.FILE_OF_PROCESS
                                : Wire.PROBES,
                        source.folder().map(files -> files + File.separator).orElseGet(() -> prefix(folder)),
                        source.processQuestion(),
                        source.threads()))
                .orElse(Opening.CoverageFrom.NOWHERE);
    }

    /** In memory where that can be: on a disk, each change of the file costs its file system some work. */
    private static String prefix(WorkerFolder folder) {
        return Files.isWritable(MEMORY)
                ? MEMORY.resolve(folder.path().getFileName() + "-coverage-").toString()
                : folder.path() + File.separator;
    }

    private static boolean isNative(CoverageSource source) {
        return switch (source.kind()) {
            case GUARDS, PROGRAM_COUNTERS -> true;
            case PROBES, NONE -> false;
        };
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
