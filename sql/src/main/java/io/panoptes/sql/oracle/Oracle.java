package io.panoptes.sql.oracle;

import io.panoptes.sql.schema.Schema;
import java.util.List;

/**
 * A pair of CAQs over one schema that must agree on every database.
 *
 * <p>The schema includes the virtual columns and tables that the placeholders stand for, so that both queries are plain
 * SQL over it. Queries are kept as text in the portable dialect.
 */
public record Oracle(
        String id,
        String title,
        Schema schema,
        List<Placeholder> placeholders,
        String left,
        String right,
        Semantics semantics,
        Origin origin,
        Proof proof) {
    public Oracle {
        placeholders = List.copyOf(placeholders);
    }

    /** Where an oracle is from: a kind such as {@code paper}, {@code rewrite}, {@code model}, and the reference. */
    public record Origin(String kind, String reference) {}

    /** What is known about the proof that the pair agrees. */
    public sealed interface Proof {
        /** The engine has not given a proof yet. */
        record Pending() implements Proof {}

        /** Proved, with the certificate that the checker replays. */
        record Proved(String certificate) implements Proof {}
    }
}
