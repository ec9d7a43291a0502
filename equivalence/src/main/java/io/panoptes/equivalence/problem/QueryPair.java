package io.panoptes.equivalence.problem;

import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.text.Lexer;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.util.stream.Stream;

/** Two queries as text over one schema: do they always agree? */
public record QueryPair(Schema schema, String left, String right, Semantics semantics) {
    /** Whether a query or a CHECK of the schema has one of these words, in either case. */
    public boolean hasWord(String... words) {
        return Stream.concat(Stream.of(left, right), checks())
                .flatMap(text -> Lexer.tokens(text).stream())
                .anyMatch(token -> Stream.of(words).anyMatch(token::isWord));
    }

    private Stream<String> checks() {
        return schema.tables().stream()
                .flatMap(table -> table.constraints().stream())
                .filter(Constraint.Check.class::isInstance)
                .map(check -> SqlWriter.write(((Constraint.Check) check).condition(), Dialect.PORTABLE));
    }
}
