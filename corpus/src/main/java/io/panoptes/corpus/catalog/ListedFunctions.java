package io.panoptes.corpus.catalog;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** The functions of a DBMS that does not list them itself, from its manual: a name and its numbers of arguments a line. */
final class ListedFunctions {

    private ListedFunctions() {}

    static List<CatalogFunction> of(String dbms) {
        String file = dbms + ".functions";
        try (InputStream stream = Objects.requireNonNull(ListedFunctions.class.getResourceAsStream(file), file);
                var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(ListedFunctions::function)
                    .toList();
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    private static CatalogFunction function(String line) {
        String[] parts = line.trim().split("\\s+");
        return new CatalogFunction(
                parts[0],
                List.of(),
                Arrays.stream(parts).skip(1).map(Integer::valueOf).toList());
    }
}
