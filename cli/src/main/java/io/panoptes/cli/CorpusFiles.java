package io.panoptes.cli;

import io.panoptes.corpus.making.Grammar;
import io.panoptes.corpus.store.SnippetStore;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;

/** The stores that the commands about snippets work on. */
final class CorpusFiles {

    private CorpusFiles() {}

    /** Snippets are made by a grammar, which not every DBMS has. */
    static void requireGrammar(String dbms) {
        if (!Grammar.known().contains(dbms)) {
            throw new CannotRun("there is no grammar that snippets for %s could be made with.%n  There are some for %s."
                    .formatted(dbms, String.join(", ", Grammar.known())));
        }
    }

    /** The one of the file, or the one that is shipped. */
    static SnippetStore open(Optional<Path> file, String dbms) {
        try {
            return file.map(SnippetStore::read)
                    .or(() -> SnippetStore.shipped(dbms))
                    .orElseThrow(() -> new CannotRun("no snippets are shipped for %s.%n  There are some for %s."
                            .formatted(dbms, String.join(", ", Grammar.known()))));
        } catch (UncheckedIOException unreadable) {
            throw new CannotRun(String.valueOf(unreadable.getMessage()), unreadable);
        }
    }
}
