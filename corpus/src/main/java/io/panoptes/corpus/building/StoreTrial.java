package io.panoptes.corpus.building;

import io.panoptes.corpus.store.Fact;
import io.panoptes.corpus.store.StoredSnippet;
import java.util.List;

/** Tries snippets of one store on one version. Used by one thread at a time. */
public interface StoreTrial extends AutoCloseable {

    /** For the snippet at each of these places of the store, letters of {@link Fact} or {@link StoredSnippet#REFUSED}. */
    List<String> cells(List<Integer> places);

    @Override
    void close();
}
