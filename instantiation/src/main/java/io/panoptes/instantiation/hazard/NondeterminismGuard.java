package io.panoptes.instantiation.hazard;

import io.panoptes.corpus.Trait;
import io.panoptes.dbms.Hazard;
import io.panoptes.sql.ast.Expression;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

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

    @Override
    public Hazard hazard() {
        return Hazard.NONDETERMINISM;
    }

    @Override
    public Optional<String> objectionToCase(GuardedCase candidate) {
        if (candidate.snippets().stream().anyMatch(snippet -> !snippet.has(Trait.DETERMINISTIC))) {
            return Optional.of("a snippet is not known to be deterministic");
        }
        return Nodes.firstOf(candidate.concrete(), NondeterminismGuard::objection);
    }

    private static Optional<String> objection(Expression expression) {
        return switch (expression) {
            case Expression.Function function
            when NAMES.contains(function.name().toUpperCase(Locale.ROOT)) -> Optional.of(function.name());
            case Expression.Template(var pieces, var ignored)
            when TextWords.oneIn(String.join(" ", pieces), NAMES) -> Optional.of(String.join(" ", pieces));
            case Expression.Verbatim(var text) when TextWords.oneIn(text, NAMES) -> Optional.of(text);
            case Expression.ColumnReference(var qualifier, var name)
            when qualifier.isEmpty() && name.toUpperCase(Locale.ROOT).startsWith("CURRENT_") -> Optional.of(name);
            default -> Optional.empty();
        };
    }
}
