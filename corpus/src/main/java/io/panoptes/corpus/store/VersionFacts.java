package io.panoptes.corpus.store;

import java.util.Collections;
import java.util.List;

/**
 * What holds at one version: for each snippet of a store, in its order, letters of {@link Fact} or a mark of {@link
 * StoredSnippet}.
 */
public record VersionFacts(String version, List<String> cells) {
    public VersionFacts {
        cells = List.copyOf(cells);
    }

    /** Before anything was tried. */
    public static VersionFacts unknown(String version, int size) {
        return new VersionFacts(version, Collections.nCopies(size, StoredSnippet.UNKNOWN));
    }

    /** How many snippets were tried. */
    public int tried() {
        return (int) cells.stream()
                .filter(cell -> !cell.equals(StoredSnippet.UNKNOWN))
                .count();
    }

    public int held() {
        return (int) cells.stream()
                .filter(cell -> !cell.equals(StoredSnippet.UNKNOWN) && !cell.equals(StoredSnippet.REFUSED))
                .count();
    }
}
