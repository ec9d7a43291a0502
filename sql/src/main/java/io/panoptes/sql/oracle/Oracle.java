package io.panoptes.sql.oracle;

import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A pair of CAQs over one schema that must agree on every database; where there are {@code changes}, each side's statements run
 * before its query, in a transaction that is rolled back.
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
        Set<Tag> tags,
        Origin origin,
        Proof proof,
        Optional<Changes> changes) {
    /** Of the form in oracle files; each is written in the first that has all of it, see {@link #version}. */
    public static final int VERSION = 3;

    public Oracle {
        placeholders = List.copyOf(placeholders);
        tags = Set.copyOf(tags);
    }

    /** One of queries alone. */
    public Oracle(
            String id,
            String title,
            Schema schema,
            List<Placeholder> placeholders,
            String left,
            String right,
            Semantics semantics,
            Set<Tag> tags,
            Origin origin,
            Proof proof) {
        this(id, title, schema, placeholders, left, right, semantics, tags, origin, proof, Optional.empty());
    }

    /** An oracle without tags. */
    public Oracle(
            String id,
            String title,
            Schema schema,
            List<Placeholder> placeholders,
            String left,
            String right,
            Semantics semantics,
            Origin origin,
            Proof proof) {
        this(id, title, schema, placeholders, left, right, semantics, Set.of(), origin, proof);
    }

    /** The statements that change data; none for most. */
    public Changes changed() {
        return changes.orElse(Changes.NONE);
    }

    /** The left side as it is run: its statements, then its query. */
    public List<String> leftStatements() {
        return statements(changed().left(), left);
    }

    public List<String> rightStatements() {
        return statements(changed().right(), right);
    }

    /** The first version of oracle files that can say it: 2 has {@code changes}, 3 a side that is such a statement itself. */
    public int version() {
        return changes.isEmpty() ? 1 : SqlReader.isReturning(left) || SqlReader.isReturning(right) ? 3 : 2;
    }

    private static List<String> statements(List<String> changing, String query) {
        return Stream.concat(changing.stream(), Stream.of(query)).toList();
    }

    public Oracle withProof(Proof given) {
        return new Oracle(id, title, schema, placeholders, left, right, semantics, tags, origin, given, changes);
    }

    /** What a campaign must know before it uses an oracle. */
    public enum Tag {
        /** Both sides are one query: the second is run under another plan, by a setting or a hint of the target. */
        PLAN_VARIATION("plan variation"),
        /** Arithmetic is done in another order, so that one side may overflow, round, or change type where the other does not. */
        REASSOCIATES_ARITHMETIC("reassociates arithmetic");

        private final String json;

        Tag(String json) {
            this.json = json;
        }

        /** How oracle files name it. */
        public String json() {
            return json;
        }
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
