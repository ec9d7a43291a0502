package io.panoptes.texttosql.search;

import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.text.Lexer;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.text.Token;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** The tables that texts name, with those that they refer to. */
public final class MentionedTables {
    private MentionedTables() {}

    public static Schema of(Schema schema, List<String> texts) {
        Set<String> names = texts.stream().flatMap(text -> names(text).stream()).collect(Collectors.toSet());
        Set<Table> found = new LinkedHashSet<>();
        Deque<Table> open = new ArrayDeque<>(schema.tables().stream()
                .filter(table -> names.contains(table.name().toLowerCase(Locale.ROOT)))
                .toList());
        while (!open.isEmpty()) {
            Table table = open.pop();
            if (!found.add(table)) {
                continue;
            }
            for (Constraint constraint : table.constraints()) {
                if (constraint instanceof Constraint.Reference reference) {
                    schema.table(reference.target()).ifPresent(open::add);
                }
            }
        }
        return new Schema(schema.tables().stream().filter(found::contains).toList());
    }

    private static Set<String> names(String text) {
        try {
            return Lexer.tokens(text).stream()
                    .filter(Token::isName)
                    .map(token -> token.text().toLowerCase(Locale.ROOT))
                    .collect(Collectors.toSet());
        } catch (SqlTextException e) {
            return Set.of();
        }
    }
}
