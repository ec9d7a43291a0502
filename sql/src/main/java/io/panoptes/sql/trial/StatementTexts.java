package io.panoptes.sql.trial;

import io.panoptes.sql.text.Lexer;
import io.panoptes.sql.text.Token;
import java.util.ArrayList;
import java.util.List;

/** The statements of a script, each as it is written, without the semicolon. */
public final class StatementTexts {
    private StatementTexts() {}

    public static List<String> of(String script) {
        List<String> statements = new ArrayList<>();
        int start = -1;
        int end = 0;
        for (Token token : Lexer.tokens(script)) {
            boolean ends = token.kind() == Token.Kind.END || token.isSymbol(";");
            if (ends && start >= 0) {
                statements.add(script.substring(start, end));
                start = -1;
            } else if (!ends) {
                start = start < 0 ? token.start() : start;
                end = token.end();
            }
        }
        return statements;
    }
}
