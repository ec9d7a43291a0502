package io.panoptes.equivalence.trial;

import io.panoptes.sql.text.Lexer;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.text.Token;
import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The numbers and strings that stand in texts, whatever they mean there: what a text is taken to mean must not decide on
 * which databases it is tried.
 */
record TextConstants(Set<BigDecimal> numbers, Set<String> strings) {

    static TextConstants of(List<String> texts) {
        Set<BigDecimal> numbers = new LinkedHashSet<>();
        Set<String> strings = new LinkedHashSet<>();
        texts.forEach(text -> read(text, numbers, strings));
        return new TextConstants(numbers, strings);
    }

    private static void read(String text, Set<BigDecimal> numbers, Set<String> strings) {
        List<Token> tokens;
        try {
            tokens = Lexer.tokens(text);
        } catch (SqlTextException e) {
            return;
        }
        for (Token token : tokens) {
            switch (token.kind()) {
                case NUMBER -> addNumber(token.text(), numbers);
                case STRING -> {
                    strings.add(token.text());
                    addNumber(token.text().strip(), numbers);
                }
                // In MySQL a string may stand in double quotes.
                case QUOTED -> strings.add(token.text());
                case WORD, SYMBOL, END -> {}
            }
        }
    }

    private static void addNumber(String text, Set<BigDecimal> numbers) {
        if (text.length() > 30) {
            return;
        }
        try {
            numbers.add(new BigDecimal(text));
        } catch (NumberFormatException e) {
            // A version, an address, a date.
        }
    }
}
