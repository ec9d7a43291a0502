package io.panoptes.cli;

import io.panoptes.corpus.store.SnippetStore;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;

/** The stores that the commands about snippets work on. */
final class CorpusFiles {

    private CorpusFiles() {}

    /** The one of the file, or the one that is shipped. */
    static SnippetStore open(Optional<Path> file, String dbms) {
        try {
            return file.map(SnippetStore::read)
                    .or(() -> SnippetStore.shipped(dbms))
                    .orElseThrow(() -> new CannotRun(
                            "no snippets are shipped for %s.%n  Build them: panoptes corpus build %s --out %s.snippets.gz"
                                    .formatted(dbms, dbms, dbms)));
        } catch (UncheckedIOException unreadable) {
            throw new CannotRun(String.valueOf(unreadable.getMessage()), unreadable);
        }
    }
}
