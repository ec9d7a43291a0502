package io.panoptes.corpus.store;

import java.util.List;

/**
 * A snippet of a store.
 *
 * @param type what it gives
 * @param facts for each version of the store, in its order: letters of {@link Fact}, or one of the marks here
 */
public record StoredSnippet(SlotType type, SnippetText text, List<String> facts) {
    /** It was tried on the version and refused. */
    public static final String REFUSED = "-";
    /** It was not tried on the version. */
    public static final String UNKNOWN = "?";

    public StoredSnippet {
        facts = List.copyOf(facts);
    }

    StoredSnippet with(List<String> more) {
        return new StoredSnippet(type, text, more);
    }

    public boolean holdsAt(int version) {
        return !facts.get(version).equals(REFUSED) && !facts.get(version).equals(UNKNOWN);
    }
}
