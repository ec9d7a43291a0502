package io.panoptes.dbms.trial;

import io.panoptes.dbms.TargetException;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.trial.TextPair;
import io.panoptes.sql.trial.TextRun;
import io.panoptes.sql.trial.TextRunner;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/**
 * A runner that is opened while the engine still works. One that can't be opened takes no text, and says why: a machine
 * without a network has verdicts, too.
 */
final class WarmTextRunner implements TextRunner {
    private final Optional<ReadingProfile> reading;
    private final String title;
    private final boolean overflowIsError;
    private final boolean keepsTypes;
    private final CompletableFuture<TextRunner> opening;

    WarmTextRunner(
            String title,
            Optional<ReadingProfile> reading,
            boolean overflowIsError,
            boolean keepsTypes,
            CompletableFuture<TextRunner> opening) {
        this.title = title;
        this.reading = reading;
        this.overflowIsError = overflowIsError;
        this.keepsTypes = keepsTypes;
        this.opening = opening;
    }

    @Override
    public String title() {
        return opening.isDone() && !opening.isCompletedExceptionally()
                ? opening.join().title()
                : title;
    }

    @Override
    public Optional<ReadingProfile> reading() {
        return reading;
    }

    @Override
    public boolean overflowIsError() {
        return overflowIsError;
    }

    @Override
    public boolean keepsTypes() {
        return keepsTypes;
    }

    @Override
    public TextRun run(TextPair pair, List<Database> databases) {
        try {
            return opening.join().run(pair, databases);
        } catch (CompletionException e) {
            return new TextRun.Untaken(TextRun.Part.DBMS, "%s can't be opened: %s".formatted(title, reason(e)));
        } catch (TargetException e) {
            return new TextRun.Untaken(TextRun.Part.DBMS, "%s died: %s".formatted(title, e.getMessage()));
        }
    }

    private static String reason(CompletionException e) {
        Throwable cause = e.getCause() == null ? e : e.getCause();
        return String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
    }
}
