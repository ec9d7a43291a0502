package io.panoptes.corpus;

/** Where a campaign takes its snippets from. */
public enum SnippetSource {
    /** The stored ones mostly, and those of the plain grammar. */
    BOTH,
    /** The stored ones, and those of the plain grammar only where none fits. */
    CORPUS,
    /** The plain grammar alone. */
    GRAMMAR
}
