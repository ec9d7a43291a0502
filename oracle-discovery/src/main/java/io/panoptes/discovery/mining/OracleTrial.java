package io.panoptes.discovery.mining;

import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.equivalence.trial.TrialOutcome;
import io.panoptes.equivalence.trial.Trials;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.trial.TextPair;
import io.panoptes.sql.trial.TextRunner;
import java.util.List;

/**
 * The trial of a pair that is to become an oracle: it runs as it is written, and on two DBMSs at least both queries agree.
 *
 * @param runners those after the second are asked only where the first two are not enough: SQLite has no {@code EXCEPT ALL} and no
 *     {@code LATERAL}
 */
record OracleTrial(List<TextRunner> runners) {
    private static final int ENOUGH = 2;

    OracleTrial {
        runners = List.copyOf(runners);
    }

    /** Held where enough DBMSs agree, and untried where fewer do. */
    TrialOutcome of(Schema schema, String left, String right, Semantics semantics) {
        return switch (Readings.of(new QueryPair(schema, left, right, semantics), List.of(ReadingProfile.STANDARD))) {
            case Readings.Unread unread -> new TrialOutcome.Untried(unread.reason());
            case Readings.Read read -> {
                TextPair texts = new TextPair(List.of(), schema, left, right, semantics);
                TrialOutcome outcome = of(read, texts, Math.min(ENOUGH, runners.size()));
                yield outcome instanceof TrialOutcome.Untried && runners.size() > ENOUGH
                        ? of(read, texts, runners.size())
                        : outcome;
            }
        };
    }

    private TrialOutcome of(Readings.Read read, TextPair texts, int first) {
        return switch (new Trials(runners.subList(0, first), true).ofProof(read, texts)) {
            case TrialOutcome.Held(int databases, var dbmss)
            when dbmss.size() < ENOUGH ->
                new TrialOutcome.Untried(
                        "only %s could run it, on %d databases".formatted(String.join(", ", dbmss), databases));
            case TrialOutcome outcome -> outcome;
        };
    }
}
