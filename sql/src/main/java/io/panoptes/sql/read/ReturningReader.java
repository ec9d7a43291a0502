package io.panoptes.sql.read;

import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.change.ReturningStatement;
import io.panoptes.sql.text.Lexer;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.text.Token;
import java.util.List;
import java.util.Optional;

/** {@code DELETE FROM t WHERE p RETURNING items}, read as a statement and as {@code SELECT items FROM t}. */
final class ReturningReader {
    private static final String SELECT = "SELECT";

    /** How the two parts of a text are read; what stands in front of the second is left blank, so that places stay as they are. */
    interface Parts {
        Change change(String text);

        Query query(String text);
    }

    private ReturningReader() {}

    /** Where RETURNING begins, behind a statement that changes data; empty where the text is something else. */
    static Optional<Integer> start(String text) {
        List<Token> tokens = Lexer.tokens(text);
        Token first = tokens.getFirst();
        if (!first.isWord("DELETE") && !first.isWord("UPDATE") && !first.isWord("INSERT")) {
            return Optional.empty();
        }
        int depth = 0;
        for (Token token : tokens) {
            depth += token.isSymbol("(") ? 1 : token.isSymbol(")") ? -1 : 0;
            if (depth == 0 && token.isWord("RETURNING")) {
                return Optional.of(token.start());
            }
        }
        return Optional.empty();
    }

    static Query read(String text, int start, Parts parts) {
        Change change = parts.change(text.substring(0, start));
        int behind = start + "RETURNING".length();
        String blank = text.substring(0, behind - SELECT.length()).replaceAll("\\S", " ");
        String items = text.substring(behind).stripTrailing();
        String ended = items.endsWith(";") ? items.substring(0, items.length() - 1) : items;
        Query asked = parts.query(blank + SELECT + ended);
        return Optional.of(asked)
                .filter(Query.Select.class::isInstance)
                .map(Query.Select.class::cast)
                .filter(select -> select.from().isEmpty() && select.where().isEmpty() && !select.distinct())
                .flatMap(select -> ReturningStatement.of(change, select.items()))
                .orElseThrow(() -> SqlTextException.at(
                        text,
                        start,
                        "this form of RETURNING is not supported",
                        "Return expressions over the deleted row, columns of the updated row with all that it assigns, or the"
                                + " columns that an INSERT of a SELECT gives, in their order."));
    }
}
