package io.panoptes.texttosql.evaluation;

import io.panoptes.texttosql.constraint.TableConstraint;
import io.panoptes.texttosql.pair.Pair;
import io.panoptes.texttosql.schema.DatabaseSchema;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/** A digest of all that the answer to a pair depends on: rows of earlier runs count while it is the same. */
public final class PairKey {
    private static final int DIGITS = 20;

    private PairKey() {}

    /** @param databases whether the queries run on given databases too, and what is shown of their values */
    public static String of(Pair pair, Optional<DatabaseSchema> tables, EvaluationOptions options, String databases) {
        MessageDigest digest;
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
        add(digest, pair.id());
        add(digest, pair.question().database());
        add(digest, pair.question().gold());
        add(digest, pair.predicted().orElse(""));
        add(digest, pair.semantics().name());
        add(digest, tables.map(DatabaseSchema::ddl).orElse(List.of()));
        add(
                digest,
                tables.stream()
                        .flatMap(schema -> schema.assumed().stream())
                        .map(TableConstraint::json)
                        .toList());
        add(digest, options.key());
        add(digest, databases);
        return HexFormat.of().formatHex(digest.digest()).substring(0, DIGITS);
    }

    /** With how many there are, so that the last of one list is not the first of the next. */
    private static void add(MessageDigest digest, List<String> texts) {
        add(digest, String.valueOf(texts.size()));
        texts.forEach(text -> add(digest, text));
    }

    private static void add(MessageDigest digest, String text) {
        digest.update(text.getBytes(StandardCharsets.UTF_8));
        digest.update((byte) 0);
    }
}
