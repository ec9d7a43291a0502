package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import java.math.BigInteger;
import java.util.List;

/**
 * {@code 2. -> 2.0}, which the parser would take for a whole number. And where every number with a fraction is in floating point, {@code 0.1 ->
 * 0.1E0}, also of a whole number that 64 bits have no room for.
 */
record FloatingLiterals(boolean floating) implements Spelling {
    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        return tokens.stream()
                .map(token -> isPlain(token) ? token.as(Kind.NUMBER, written(token.text())) : token)
                .toList();
    }

    private String written(String number) {
        String whole = number.endsWith(".") ? number + "0" : number;
        boolean fraction = whole.indexOf('.') >= 0 || new BigInteger(whole).bitLength() >= Long.SIZE;
        return floating && fraction ? whole + "E0" : whole;
    }

    /** Whether it is nothing but digits and a point. */
    private static boolean isPlain(SpellingToken token) {
        return token.kind() == Kind.NUMBER
                && token.text().chars().allMatch(letter -> letter == '.' || letter >= '0' && letter <= '9')
                && token.text().indexOf('.') == token.text().lastIndexOf('.');
    }
}
