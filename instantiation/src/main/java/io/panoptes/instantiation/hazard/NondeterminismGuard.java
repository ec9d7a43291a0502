package io.panoptes.instantiation.hazard;

import io.panoptes.corpus.Trait;
import io.panoptes.dbms.Hazard;
import io.panoptes.sql.ast.Expression;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Time, randomness, session state, and aggregates over an order that nobody gave: refused by name. */
record NondeterminismGuard() implements HazardGuard {
    private static final Set<String> NAMES = Set.of(
            "RANDOM",
            "RAND",
            "RANDOMBLOB",
            "UUID",
            "GEN_RANDOM_UUID",
            "RANDOM_UUID",
            "NOW",
            "TODAY",
            "CURRENT_DATE",
            "CURRENT_TIME",
            "CURRENT_TIMESTAMP",
            "LOCALTIME",
            "LOCALTIMESTAMP",
            "CURDATE",
            "SYSDATE",
            "ROW_COUNT",
            "CHANGES",
            "TOTAL_CHANGES",
            "LAST_INSERT_ROWID",
            "LAST_INSERT_ID",
            "NEXTVAL",
            "CURRVAL",
            "TXID_CURRENT",
            "CONNECTION_ID",
            "ROWNUM",
            "ANY_VALUE",
            "FIRST",
            "LAST",
            "ARBITRARY",
            "GROUP_CONCAT",
            "STRING_AGG",
            "LISTAGG",
            "ARRAY_AGG",
            "LIST",
            "MODE");
    private static final Pattern CALL = Pattern.compile("(?i)\\b(" + String.join("|", NAMES) + ")\\b");

    @Override
    public Hazard hazard() {
        return Hazard.NONDETERMINISM;
    }

    @Override
    public Optional<String> objectionToCase(GuardedCase candidate) {
        if (candidate.snippets().stream().anyMatch(snippet -> !snippet.has(Trait.DETERMINISTIC))) {
            return Optional.of("a snippet is not known to be deterministic");
        }
        return Nodes.firstIn(
                candidate.concrete(), nodes -> nodes.expressions().flatMap(NondeterminismGuard::objection));
    }

    private static Stream<String> objection(Expression expression) {
        return switch (expression) {
            case Expression.Function function
            when NAMES.contains(function.name().toUpperCase(Locale.ROOT)) -> Stream.of(function.name());
            case Expression.Template(var pieces, var ignored)
            when CALL.matcher(String.join(" ", pieces)).find() -> Stream.of(String.join(" ", pieces));
            case Expression.Verbatim(var text) when CALL.matcher(text).find() -> Stream.of(text);
            case Expression.ColumnReference(var qualifier, var name)
            when qualifier.isEmpty() && name.toUpperCase(Locale.ROOT).startsWith("CURRENT_") -> Stream.of(name);
            default -> Stream.empty();
        };
    }
}
