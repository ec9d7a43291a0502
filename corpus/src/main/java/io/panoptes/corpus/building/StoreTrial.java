package io.panoptes.corpus.building;

import io.panoptes.corpus.store.Fact;
import io.panoptes.corpus.store.StoredSnippet;
import java.util.List;

/** Tries snippets of one store on one version. Used by one thread at a time. */
public interface StoreTrial extends AutoCloseable {

    /**
     * What was found out about each of these snippets, as the store keeps it.
     *
     * @param places indexes of snippets of the store
     * @return for each, in the same order, its facts as letters of {@link Fact}, or {@link StoredSnippet#REFUSED}
     */
    List<String> cells(List<Integer> places);

    @Override
    void close();
}
