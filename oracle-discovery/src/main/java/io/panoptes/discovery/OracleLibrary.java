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
import java.util.zip.GZIPInputStream;

/** The oracles that a campaign may use: those shipped with Panoptes, and those of further files. */
public final class OracleLibrary {
    /** Written by hand, from the papers and by thought. */
    private static final String CLASSIC = "classic.jsonl";

    /** Found by mining; the most valuable first, see {@code OracleRanking}. */
    private static final String MINED = "mined.jsonl.gz";

    private final List<Oracle> oracles;
    private final List<OracleFile> files;

    private OracleLibrary(List<OracleFile> files) {
        this.files = List.copyOf(files);
        this.oracles = files.stream().flatMap(file -> file.oracles().stream()).toList();
    }

    /** All that is shipped: the classic oracles, then the mined ones. */
    public static OracleLibrary shipped() {
        return new OracleLibrary(List.of(classicFile(), minedFile()));
    }

    /** The shipped oracles that were written by hand. */
    public static OracleLibrary classic() {
        return new OracleLibrary(List.of(classicFile()));
    }

    /** The shipped oracles that were mined. */
    public static OracleLibrary mined() {
        return new OracleLibrary(List.of(minedFile()));
    }

    /** What is shipped has passed all checks when it was built: its queries are not read before they are used. */
    private static OracleFile classicFile() {
        return OracleReader.readChecked(CLASSIC, resource(CLASSIC));
    }

    private static OracleFile minedFile() {
        try (InputStream stream = new GZIPInputStream(new ByteArrayInputStream(resource(MINED)))) {
            return OracleReader.readChecked(MINED, stream.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException("the resource " + MINED + " can't be read", e);
        }
    }

    private static byte[] resource(String name) {
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
        return new OracleLibrary(all);
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
