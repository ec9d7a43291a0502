package io.panoptes.dbms.data;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A data file in the folder of a DBMS, UTF-8. A line that begins with {@code #} is a comment; the line {@code like mysql} stands
 * for the lines of the file of the same name in that DBMS's folder.
 *
 * @param folder the name of the DBMS
 * @param text what it holds, where it is no resource of ours
 */
public record DataFile(String folder, String name, Optional<String> text) {
    private static final String LIKE = "like ";

    public DataFile(String folder, String name) {
        this(folder, name, Optional.empty());
    }

    /** One that was not shipped, with these lines. */
    public static DataFile of(String folder, String name, List<String> lines) {
        return new DataFile(folder, name, Optional.of(String.join("\n", lines)));
    }

    /** The lines that are no comments, with those of the files that it is like. */
    public List<String> lines() {
        try (InputStream stream = open()) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .flatMap(this::withThoseItIsLike)
                    .toList();
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    public InputStream open() {
        return text.<InputStream>map(held -> new ByteArrayInputStream(held.getBytes(StandardCharsets.UTF_8)))
                .orElseGet(this::resource);
    }

    private InputStream resource() {
        return Objects.requireNonNull(DataFile.class.getResourceAsStream(path()), path());
    }

    public boolean exists() {
        return text.isPresent() || DataFile.class.getResource(path()) != null;
    }

    /** In the class path. */
    public String path() {
        return "/io/panoptes/dbms/" + folder + "/" + name;
    }

    private Stream<String> withThoseItIsLike(String line) {
        return line.matches(LIKE + "\\w+")
                ? new DataFile(line.substring(LIKE.length()), name).lines().stream()
                : Stream.of(line);
    }
}
