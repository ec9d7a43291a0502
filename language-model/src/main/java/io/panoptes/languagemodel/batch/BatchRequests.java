package io.panoptes.languagemodel.batch;

import io.panoptes.languagemodel.LanguageModel;
import io.panoptes.languagemodel.ModelAnswer;
import io.panoptes.languagemodel.ModelChoice;
import io.panoptes.languagemodel.Question;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/** A model that writes every question into a batch file, once, and answers none. */
public final class BatchRequests implements LanguageModel {
    private final ModelChoice choice;
    private final BatchFormat format;
    private final Path file;
    private final BufferedWriter out;
    private final Set<String> written = new HashSet<>();

    public BatchRequests(ModelChoice choice, Path file) throws IOException {
        this.choice = choice;
        this.format = BatchFormat.of(choice.provider());
        this.file = file;
        this.out = Files.newBufferedWriter(file);
    }

    @Override
    public String name() {
        return choice.name();
    }

    @Override
    public synchronized ModelAnswer ask(Question question) {
        String key = question.key(name());
        if (written.add(key)) {
            try {
                out.write(BatchFormat.JSON.writeValueAsString(format.request(key, question, choice)));
                out.newLine();
            } catch (IOException e) {
                throw cannotWrite(e);
            }
        }
        return new ModelAnswer.Deferred();
    }

    public synchronized int written() {
        return written.size();
    }

    @Override
    public synchronized void close() {
        try {
            out.close();
        } catch (IOException e) {
            throw cannotWrite(e);
        }
    }

    private UncheckedIOException cannotWrite(IOException e) {
        return new UncheckedIOException("the batch file " + file + " can't be written (" + e.getMessage() + ")", e);
    }
}
