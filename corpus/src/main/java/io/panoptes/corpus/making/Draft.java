package io.panoptes.corpus.making;

import io.panoptes.corpus.store.SlotType;
import io.panoptes.corpus.store.SnippetText;

/** A snippet that was made or read and not tried yet. */
public record Draft(SnippetText text, SlotType type) {

    public static Draft of(String text, SlotType type) {
        return new Draft(new SnippetText(text), type);
    }
}
