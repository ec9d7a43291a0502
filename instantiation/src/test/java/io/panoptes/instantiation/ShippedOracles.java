package io.panoptes.instantiation;

import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.sql.oracle.OracleReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/** The shipped library, read as a file: the module that holds it is not below this one. */
public final class ShippedOracles {
    private static final Path ROOT = Path.of(System.getProperty("panoptes.root", "."));
    private static final String FOLDER = "oracle-discovery/src/main/resources/io/panoptes/discovery/";

    private ShippedOracles() {}

    /** The classic ones. */
    public static List<ParsedOracle> all() {
        return read("classic.jsonl");
    }

    /** Those of statements that change data. */
    public static List<ParsedOracle> changes() {
        return read("changes.jsonl");
    }

    /** The classic oracles and those mined by rewriting: what is drawn from them stays as it was when a model adds others. */
    public static List<ParsedOracle> library() {
        return Stream.concat(all().stream(), read("mined.jsonl.gz").stream()).toList();
    }

    private static List<ParsedOracle> read(String name) {
        Path file = ROOT.resolve(FOLDER + name);
        try (InputStream raw = Files.newInputStream(file);
                InputStream plain = name.endsWith(".gz") ? new GZIPInputStream(raw) : raw) {
            return OracleReader.read(name, plain.readAllBytes()).oracles().stream()
                    .map(ParsedOracle::lazily)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("the shipped oracles can't be read from " + file.toAbsolutePath(), e);
        }
    }
}
