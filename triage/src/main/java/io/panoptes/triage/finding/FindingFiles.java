package io.panoptes.triage.finding;

import io.panoptes.triage.finding.FindingJson.UnreadableFinding;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Findings by what a user names: their folders, a folder of such folders, or {@code finding.json} itself. */
public final class FindingFiles {
    private FindingFiles() {}

    /**
     * The folders and files that hold a finding, or should. Other plain files are skipped, so that {@code findings/*} may
     * hold a README.
     *
     * @throws UnreadableFinding when something that is named is not there, or nothing is left
     */
    public static List<Path> in(List<Path> named) {
        List<Path> found = new ArrayList<>();
        for (Path path : named) {
            if (!Files.exists(path)) {
                throw new UnreadableFinding(
                        "there is no finding at %s.%n  Give the folder of a finding, such as campaigns/.../findings/F1."
                                .formatted(path));
            }
            if (Files.isDirectory(path)) {
                found.addAll(inFolder(path));
            } else if (path.getFileName().toString().endsWith(".json")) {
                found.add(path);
            }
        }
        if (found.isEmpty()) {
            throw new UnreadableFinding("there are only plain files at %s, and no folder of a finding."
                    .formatted(
                            String.join(", ", named.stream().map(Path::toString).toList())));
        }
        return found;
    }

    private static List<Path> inFolder(Path folder) {
        if (isFinding(folder)) {
            return List.of(folder);
        }
        try (Stream<Path> children = Files.list(folder)) {
            List<Path> findings =
                    children.filter(FindingFiles::isFinding).sorted().toList();
            return findings.isEmpty() ? List.of(folder) : findings;
        } catch (IOException exception) {
            throw new UncheckedIOException("%s can't be read: %s".formatted(folder, exception.getMessage()), exception);
        }
    }

    private static boolean isFinding(Path folder) {
        return Files.isRegularFile(folder.resolve(FindingJson.FILE));
    }
}
