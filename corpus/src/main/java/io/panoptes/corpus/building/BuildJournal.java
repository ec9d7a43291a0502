package io.panoptes.corpus.building;

import io.panoptes.corpus.making.Draft;
import io.panoptes.corpus.store.Fact;
import io.panoptes.corpus.store.SlotType;
import io.panoptes.corpus.validation.ValidationResult;
import io.panoptes.dbms.Target;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What a build has accepted so far, a line each, only ever appended to. A torn last line is taken away. */
final class BuildJournal {
    private final Path file;
    private final List<ValidationResult.Accepted> accepted = new ArrayList<>();
    private final Set<String> texts = new HashSet<>();

    private BuildJournal(Path file) {
        this.file = file;
    }

    static BuildJournal open(Path file, Target target) {
        var journal = new BuildJournal(file);
        try {
            if (file.getParent() != null) {
                Files.createDirectories(file.getParent());
            }
            List<String> lines = Files.exists(file) ? wholeLines(file) : List.of();
            if (lines.isEmpty()) {
                Files.writeString(file, header(target) + "\n");
            } else if (!lines.getFirst().equals(header(target))) {
                throw new IllegalStateException(
                        "%s belongs to a build for another target; move it away, or build that one to its end."
                                .formatted(file));
            }
            for (int i = 1; i < lines.size(); i++) {
                journal.read(lines.get(i), i + 1);
            }
        } catch (IOException exception) {
            throw new UncheckedIOException("%s can't be used: %s".formatted(file, exception.getMessage()), exception);
        }
        return journal;
    }

    /** The first line: another build of a version is another target, for it may refuse other snippets. */
    private static String header(Target target) {
        return target.dbms() + ":" + target.version()
                + target.jar().map(jar -> "@" + jar.toAbsolutePath()).orElse("")
                + target.address().map(address -> "@" + address).orElse("")
                + target.image().map(image -> "@image:" + image).orElse("");
    }

    /** Takes a torn last line away, so that what is appended begins a line of its own. */
    private static List<String> wholeLines(Path file) throws IOException {
        byte[] content = Files.readAllBytes(file);
        int end = content.length;
        while (end > 0 && content[end - 1] != '\n') {
            end--;
        }
        if (end < content.length) {
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
                channel.truncate(end);
            }
        }
        return new String(content, 0, end, StandardCharsets.UTF_8).lines().toList();
    }

    private void read(String line, int number) {
        String[] cells = line.split("\t", 3);
        Optional<SlotType> type =
                cells.length == 3 && cells[0].length() == 1 ? SlotType.of(cells[0].charAt(0)) : Optional.empty();
        if (type.isEmpty()) {
            throw new IllegalStateException(
                    "%s:%d is damaged: %s%n  Take that line out to go on with the rest.".formatted(file, number, line));
        }
        remember(new ValidationResult.Accepted(Draft.of(cells[2], type.get()), Fact.of(cells[1])));
    }

    private boolean remember(ValidationResult.Accepted verdict) {
        return texts.add(verdict.draft().text().text()) && accepted.add(verdict);
    }

    synchronized boolean has(Draft draft) {
        return texts.contains(draft.text().text());
    }

    synchronized int size() {
        return accepted.size();
    }

    /** False where it is there already. */
    synchronized boolean add(ValidationResult.Accepted verdict) {
        if (!remember(verdict)) {
            return false;
        }
        Draft draft = verdict.draft();
        String line = draft.type().letter() + "\t" + Fact.letters(verdict.facts()) + "\t"
                + draft.text().text() + "\n";
        try {
            Files.writeString(file, line, StandardCharsets.UTF_8, StandardOpenOption.APPEND);
        } catch (IOException exception) {
            throw new UncheckedIOException(
                    "%s can't be written: %s".formatted(file, exception.getMessage()), exception);
        }
        return true;
    }

    synchronized List<ValidationResult.Accepted> accepted() {
        return List.copyOf(accepted);
    }

    synchronized List<Draft> drafts() {
        return accepted.stream().map(ValidationResult.Accepted::draft).toList();
    }

    void delete() {
        try {
            Files.deleteIfExists(file);
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }
}
