package io.panoptes.cli.texttosql;

import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.texttosql.evaluation.EvaluationJournal;
import io.panoptes.texttosql.evaluation.ResultRow;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The files that rows go to: the journal of the run's folder, and one that the user names. */
final class RowFiles implements AutoCloseable {
    private final Optional<EvaluationJournal> journal;
    private final Writer json;

    private RowFiles(Optional<EvaluationJournal> journal, Writer json) {
        this.journal = journal;
        this.json = json;
    }

    /** @param wanted whether a row of an earlier run answers a question of this one */
    static RowFiles open(Optional<Path> folder, Optional<Path> json, Predicate<ResultRow> wanted) {
        Optional<EvaluationJournal> journal = folder.map(at -> EvaluationJournal.open(at, wanted));
        try {
            RowFiles files =
                    new RowFiles(journal, json.isPresent() ? Files.newBufferedWriter(json.get()) : Writer.nullWriter());
            files.earlier().forEach(files::writeJson);
            return files;
        } catch (IOException e) {
            journal.ifPresent(EvaluationJournal::close);
            throw new CannotRun("%s can't be written: %s".formatted(json.orElseThrow(), e.getMessage()), e);
        }
    }

    List<ResultRow> earlier() {
        return journal.map(EvaluationJournal::earlier).orElse(List.of());
    }

    void write(ResultRow row) {
        journal.ifPresent(to -> to.write(row));
        writeJson(row);
    }

    private void writeJson(ResultRow row) {
        try {
            json.write(row.json() + "\n");
            json.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        journal.ifPresent(EvaluationJournal::close);
        try {
            json.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
