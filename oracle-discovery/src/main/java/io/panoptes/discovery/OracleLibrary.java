package io.panoptes.discovery;

import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.OracleFile;
import io.panoptes.sql.oracle.OracleProblem;
import io.panoptes.sql.oracle.OracleReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.zip.GZIPInputStream;

/** The oracles that a campaign may use: those shipped with Panoptes, and those of further files. */
public final class OracleLibrary {
    /** Written by hand, from the papers and by thought. */
    private static final String CLASSIC = "classic.jsonl";

    /** Written by hand: pairs of statements that change data, and what is there afterwards. */
    private static final String CHANGES = "changes.jsonl";

    /** Found by mining with {@code rewrite}; the most valuable first, see {@code OracleRanking}. */
    private static final String MINED = "mined.jsonl.gz";

    /** Proposed by a language model; the most valuable first. */
    private static final String MODEL = "model.jsonl.gz";

    /** All that the shipped library consists of. */
    public static final List<String> FILES = List.of(CLASSIC, CHANGES, MINED, MODEL);

    private final List<Oracle> oracles;
    private final List<OracleFile> files;

    private OracleLibrary(List<OracleFile> files) {
        this(files, files.stream().flatMap(file -> file.oracles().stream()).toList());
    }

    private OracleLibrary(List<OracleFile> files, List<Oracle> oracles) {
        this.files = List.copyOf(files);
        this.oracles = List.copyOf(oracles);
    }

    /** All that is shipped: the classic oracles, those of statements that change data, then the mined ones. */
    public static OracleLibrary shipped() {
        return from(OracleLibrary::shippedFile);
    }

    /** The library of any release, from its {@link #FILES}. */
    public static OracleLibrary from(Function<String, byte[]> content) {
        List<OracleLibrary> parts = List.of(
                new OracleLibrary(List.of(checked(CLASSIC, content))),
                new OracleLibrary(List.of(checked(CHANGES, content))),
                mined(content));
        return new OracleLibrary(
                parts.stream().flatMap(part -> part.files.stream()).toList(),
                parts.stream().flatMap(part -> part.oracles.stream()).toList());
    }

    /** The shipped oracles that were written by hand. */
    public static OracleLibrary classic() {
        return new OracleLibrary(List.of(checked(CLASSIC, OracleLibrary::shippedFile)));
    }

    /** The shipped oracles of statements that change data. */
    public static OracleLibrary changes() {
        return new OracleLibrary(List.of(checked(CHANGES, OracleLibrary::shippedFile)));
    }

    /** The shipped oracles that were mined, by rewriting or by a model; the most valuable first. */
    public static OracleLibrary mined() {
        return mined(OracleLibrary::shippedFile);
    }

    private static OracleLibrary mined(Function<String, byte[]> content) {
        OracleFile rewritten = packed(MINED, content);
        OracleFile proposed = packed(MODEL, content);
        return new OracleLibrary(List.of(rewritten, proposed), merged(rewritten.oracles(), proposed.oracles()));
    }

    /** Two ranked lists as one: what stands in the first tenth of its own stands in the first tenth of both. */
    private static List<Oracle> merged(List<Oracle> one, List<Oracle> other) {
        List<Oracle> merged = new ArrayList<>();
        int taken = 0;
        for (int i = 0; i < one.size(); i++) {
            merged.add(one.get(i));
            while (taken < other.size() && (long) taken * one.size() <= (long) i * other.size()) {
                merged.add(other.get(taken++));
            }
        }
        merged.addAll(other.subList(taken, other.size()));
        return merged;
    }

    /** What is shipped has passed all checks when it was built: its queries are not read before they are used. */
    private static OracleFile checked(String name, Function<String, byte[]> content) {
        return OracleReader.readChecked(name, content.apply(name));
    }

    private static OracleFile packed(String name, Function<String, byte[]> content) {
        try (InputStream stream = new GZIPInputStream(new ByteArrayInputStream(content.apply(name)))) {
            return OracleReader.readChecked(name, stream.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException("the oracles " + name + " can't be read", e);
        }
    }

    /** One of {@link #FILES} as it is shipped. */
    public static byte[] shippedFile(String name) {
        try (InputStream stream = OracleLibrary.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalStateException("the resource " + name + " is missing from this build");
            }
            return stream.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException("the resource " + name + " can't be read", e);
        }
    }

    /** The oracles of these files alone. */
    public static OracleLibrary of(List<Path> files) throws IOException {
        return new OracleLibrary(List.of()).with(files);
    }

    /** This library with the oracles of further files. An id that is already taken is a problem of the later file. */
    public OracleLibrary with(List<Path> more) throws IOException {
        List<OracleFile> all = new ArrayList<>(files);
        Set<String> ids = new HashSet<>();
        oracles.forEach(oracle -> ids.add(oracle.id()));
        for (Path path : more) {
            all.add(withoutTaken(OracleReader.read(path), ids));
        }
        List<Oracle> together = new ArrayList<>(oracles);
        all.subList(files.size(), all.size()).forEach(file -> together.addAll(file.oracles()));
        return new OracleLibrary(all, together);
    }

    private static OracleFile withoutTaken(OracleFile file, Set<String> ids) {
        List<Oracle> free = new ArrayList<>();
        List<OracleProblem> problems = new ArrayList<>(file.problems());
        for (Oracle oracle : file.oracles()) {
            if (ids.add(oracle.id())) {
                free.add(oracle);
            } else {
                problems.add(new OracleProblem(
                        file.name(),
                        file.lineOf(oracle),
                        "the id %s is already that of an oracle in another file".formatted(oracle.id()),
                        "Rename it, or leave the other file out."));
            }
        }
        return new OracleFile(file.name(), free, problems, file.lines());
    }

    public List<Oracle> oracles() {
        return oracles;
    }

    /** The files, with what was wrong in each. */
    public List<OracleFile> files() {
        return files;
    }

    public Optional<Oracle> oracle(String id) {
        return oracles.stream().filter(oracle -> oracle.id().equals(id)).findFirst();
    }
}
