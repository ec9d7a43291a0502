package io.panoptes.cli;

import io.panoptes.campaign.wiring.PartWork;
import io.panoptes.cli.cluster.CommandPart;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import picocli.CommandLine;

/** Does a part of a command as the command itself would on a machine of its own; engine and classes stay warm between the parts. */
public final class CommandParts implements PartWork {
    @Override
    public String run(String text) {
        CommandPart part = CommandPart.of(text);
        try {
            // Java itself looks at the property once; an executor of a cluster is told its place later.
            Path folder = Files.createTempDirectory(Path.of(System.getProperty("java.io.tmpdir")), "panoptes-part");
            try {
                return run(part, folder).json();
            } finally {
                delete(folder);
            }
        } catch (IOException noDisk) {
            throw new UncheckedIOException("no folder for a part: " + noDisk.getMessage(), noDisk);
        }
    }

    private static CommandPart.Answer run(CommandPart part, Path folder) throws IOException {
        for (Map.Entry<String, String> file : part.files().entrySet()) {
            Files.writeString(folder.resolve(file.getKey()), file.getValue());
        }
        StringWriter err = new StringWriter();
        CommandLine command = PanoptesCommand.commandLine();
        command.setOut(new PrintWriter(Writer.nullWriter()));
        command.setErr(new PrintWriter(err));
        int exitCode = command.execute(part.arguments().stream()
                .map(word -> word.replace(CommandPart.FOLDER, folder.toString()))
                .toArray(String[]::new));
        return new CommandPart.Answer(exitCode, made(folder, part.files()), err.toString());
    }

    private static Map<String, String> made(Path folder, Map<String, String> given) throws IOException {
        Map<String, String> made = new TreeMap<>();
        for (Path file : files(folder)) {
            String name = folder.relativize(file).toString();
            if (!given.containsKey(name)) {
                made.put(name, Files.readString(file));
            }
        }
        return made;
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
