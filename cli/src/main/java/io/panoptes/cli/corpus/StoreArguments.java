package io.panoptes.cli.corpus;

import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.corpus.making.Grammar;
import io.panoptes.corpus.store.SnippetStore;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Which corpus a command about snippets works on. */
final class StoreArguments {
    @Option(names = "--store", paramLabel = "FILE", description = "A corpus in place of the shipped one.")
    private Optional<Path> file = Optional.empty();

    /** Whether it is not the one that campaigns read. */
    boolean isOwn() {
        return file.isPresent();
    }

    Optional<Path> file() {
        return file;
    }

    SnippetStore open(String dbms) {
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
