package io.panoptes.equivalence.prover;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A file of tables and pairs: CREATE TABLE statements, then for each pair a line {@code # name} and a line a query. */
record PairFile(List<String> tables, List<Pair> pairs) {

    record Pair(String name, String left, String right) {
        @Override
        public String toString() {
            return name;
        }
    }

    static PairFile read(String resource) {
        List<String> tables = new ArrayList<>();
        List<Pair> pairs = new ArrayList<>();
        List<String> queries = new ArrayList<>();
        String name = "";
        for (String line : text(resource).lines().toList()) {
            if (line.startsWith("CREATE ")) {
                tables.add(line.replaceAll(";$", ""));
            } else if (line.startsWith("# ")) {
                name = line.substring(2);
                queries.clear();
            } else if (!line.isBlank() && !line.startsWith("--")) {
                queries.add(line);
                if (queries.size() == 2) {
                    pairs.add(new Pair(name, queries.get(0), queries.get(1)));
                }
            }
        }
        return new PairFile(tables, pairs);
    }

    private static String text(String resource) {
        try (InputStream file = PairFile.class.getResourceAsStream(resource)) {
            if (file == null) {
                throw new IllegalStateException("no file " + resource);
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
