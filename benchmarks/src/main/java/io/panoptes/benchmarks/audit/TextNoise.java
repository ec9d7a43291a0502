package io.panoptes.benchmarks.audit;

import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.text.Lexer;
import io.panoptes.sql.text.Token;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;

/** Writes a text in another way that means the same: words in small letters, comments and line ends between them. */
final class TextNoise {
    private static final Chance NOISY = Chance.oneIn(8);
    private static final Chance HERE = Chance.oneIn(6);
    private static final List<String> BETWEEN = List.of("\n", "  ", " /* or */ ", " -- and 'so\n", " /* -- */ ", "\t");

    private TextNoise() {}

    static String in(String sql, RandomGenerator random) {
        if (NOISY.fails(random)) {
            return sql;
        }
        StringBuilder text = new StringBuilder();
        int from = 0;
        for (Token token : Lexer.tokens(sql)) {
            String before = sql.substring(from, token.start());
            text.append(before.isEmpty() || HERE.fails(random) ? before : Draw.oneOf(random, BETWEEN));
            String written = sql.substring(token.start(), token.end());
            text.append(
                    token.kind() == Token.Kind.WORD && HERE.happens(random)
                            ? written.toLowerCase(Locale.ROOT)
                            : written);
            from = token.end();
        }
        return text.toString();
    }
}
