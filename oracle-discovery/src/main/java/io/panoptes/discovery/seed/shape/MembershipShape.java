package io.panoptes.discovery.seed.shape;

import io.panoptes.discovery.seed.grammar.SeedGrammar;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Trees;
import java.util.List;
import java.util.Optional;

/** Rows with a value that a subquery gives, or does not give. */
record MembershipShape() implements SeedShape {
    @Override
    public String name() {
        return "in-subquery";
    }

    @Override
    public int weight() {
        return 3;
    }

    @Override
    public Optional<String> query(SeedGrammar grammar) {
        SeedGrammar.Source source = grammar.oneIn(4) ? grammar.innerJoin(2) : grammar.table();
        SeedGrammar.Source other = grammar.table();
        SeedGrammar.Cell sought = grammar.pick(source.cells());
        List<SeedGrammar.Cell> fitting = other.cells().stream()
                .filter(cell -> cell.type().equals(sought.type()))
                .toList();
        if (fitting.isEmpty()) {
            return Optional.empty();
        }
        String given = grammar.<SeedGrammar.Cell>pick(fitting).sql();
        return Optional.of("SELECT %s FROM %s WHERE %s %sIN (SELECT %s FROM %s%s)"
                .formatted(
                        SeedGrammar.items(grammar.output(source)),
                        source.sql(),
                        sought.sql(),
                        grammar.oneIn(3) ? "NOT " : "",
                        given,
                        other.sql(),
                        grammar.where(other)));
    }

    @Override
    public boolean describes(Query query) {
        return Trees.expressions(query).stream()
                .anyMatch(part -> part instanceof Expression.InQuery || part instanceof Expression.Quantified);
    }
}
