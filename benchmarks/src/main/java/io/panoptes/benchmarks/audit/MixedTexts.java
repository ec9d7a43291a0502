package io.panoptes.benchmarks.audit;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * Draws plain queries in which values of any types meet: what an operator or a function makes of operands that it is not meant for, and
 * which type its result has where another value meets it.
 */
final class MixedTexts {
    /** The symbol of the grammar. */
    static final String QUERY = "mixedquery";

    private final AuditGrammar grammar;
    private final RandomGenerator random;

    MixedTexts(AuditGrammar grammar, RandomGenerator random) {
        this.grammar = grammar;
        this.random = random;
    }

    String query(List<NamedRows> tables) {
        NamedRows table = tables.getFirst();
        QueryScope scope = new QueryScope(
                tables, table.columns(), Optional.empty(), Optional.empty(), Set.of(table.name()), false);
        return new QueryTexts(grammar, random).expressions().symbol(QUERY, scope, 1);
    }
}
