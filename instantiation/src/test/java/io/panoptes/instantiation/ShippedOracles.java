package io.panoptes.instantiation;

import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.sql.oracle.OracleReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The shipped library, read as a file, for the room that holds it stands above this one. */
public final class ShippedOracles {
    private static final String FILE = "oracle-discovery/src/main/resources/io/panoptes/discovery/classic.jsonl";

    private ShippedOracles() {}

    public static List<ParsedOracle> all() {
        Path root = Path.of(System.getProperty("panoptes.root", "."));
        try {
            return OracleReader.read(FILE, Files.readAllBytes(root.resolve(FILE))).oracles().stream()
                    .map(ParsedOracle::of)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("the shipped oracles can't be read from " + root.toAbsolutePath(), e);
        }
    }
}
