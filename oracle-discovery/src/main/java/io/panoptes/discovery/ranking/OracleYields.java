package io.panoptes.discovery.ranking;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What oracles have shown, as a file: an oracle a line, its id, cases, plans and suspicions with tabs between. */
public final class OracleYields {
    /** In the folder of a campaign. */
    public static final String FILE = "yield.tsv";

    private OracleYields() {}

    /** The file that is shipped for this DBMS; empty where no campaign against it was recorded. */
    public static Optional<byte[]> shippedFile(String dbms) {
        String name = "yield/" + dbms + ".tsv";
        try (InputStream stream = OracleYields.class.getResourceAsStream(name)) {
            return stream == null ? Optional.empty() : Optional.of(stream.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException("the resource " + name + " can't be read", e);
        }
    }

    /** What a file of this content says. */
    public static Map<String, OracleYield> of(byte[] content, String name) {
        try {
            return parsed(new String(content, StandardCharsets.UTF_8).lines().toList(), name);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Empty where there is no such file. */
    public static Map<String, OracleYield> read(Path file) throws IOException {
        return Files.exists(file) ? parsed(Files.readAllLines(file), file.toString()) : Map.of();
    }

    private static Map<String, OracleYield> parsed(List<String> lines, String name) throws IOException {
        Map<String, OracleYield> yields = new TreeMap<>();
        int number = 0;
        for (String line : lines) {
            number++;
            String[] cells = line.split("\t", -1);
            try {
                yields.put(
                        cells[0],
                        new OracleYield(Long.parseLong(cells[1]), Long.parseLong(cells[2]), Long.parseLong(cells[3])));
            } catch (ArrayIndexOutOfBoundsException | NumberFormatException e) {
                throw new IOException(
                        "%s:%d is not an id and three numbers with tabs between: %s".formatted(name, number, line), e);
            }
        }
        return yields;
    }

    public static Map<String, OracleYield> merged(Map<String, OracleYield> one, Map<String, OracleYield> other) {
        Map<String, OracleYield> merged = new TreeMap<>(one);
        other.forEach((id, yield) -> merged.merge(id, yield, OracleYield::plus));
        return merged;
    }

    /** Those that ran no case are left out. */
    public static void write(Path file, Map<String, OracleYield> yields) throws IOException {
        Files.write(
                file,
                new TreeMap<>(yields)
                        .entrySet().stream()
                                .filter(entry -> entry.getValue().cases() > 0)
                                .map(entry -> "%s\t%d\t%d\t%d"
                                        .formatted(
                                                entry.getKey(),
                                                entry.getValue().cases(),
                                                entry.getValue().plans(),
                                                entry.getValue().suspicions()))
                                .toList());
    }
}
