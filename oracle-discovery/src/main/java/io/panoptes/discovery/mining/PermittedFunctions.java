package io.panoptes.discovery.mining;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Trees;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The functions that a candidate may call: some of the standard that read nothing but their arguments, and those of its seed.
 *
 * <p>A candidate is run before it is proved, and the engine takes a function that it does not know for a deterministic one.
 * Behind any other name there may be a file that is read or written, a sequence that is moved on, a clock.
 */
final class PermittedFunctions {
    private static final Set<String> NAMES = new TreeSet<>(Set.of(
            "COUNT",
            "SUM",
            "MIN",
            "MAX",
            "AVG",
            "GROUPING",
            "ROW_NUMBER",
            "RANK",
            "DENSE_RANK",
            "LAG",
            "LEAD",
            "FIRST_VALUE",
            "LAST_VALUE",
            "COALESCE",
            "NULLIF",
            "ABS",
            "MOD",
            "UPPER",
            "LOWER",
            "CHAR_LENGTH",
            "LENGTH"));

    private PermittedFunctions() {}

    /** What is wrong with the functions of a candidate; empty where nothing is. */
    static Optional<String> objection(Query candidate, Query seed) {
        Set<String> ofSeed = names(seed).collect(Collectors.toSet());
        return names(candidate)
                .filter(Predicate.not(NAMES::contains))
                .filter(Predicate.not(ofSeed::contains))
                .findFirst()
                .map(name -> "it calls %s; the functions to use are %s".formatted(name, String.join(", ", NAMES)));
    }

    private static Stream<String> names(Query query) {
        return Trees.expressions(query).stream()
                .filter(Expression.Function.class::isInstance)
                .map(function -> ((Expression.Function) function).name());
    }
}
