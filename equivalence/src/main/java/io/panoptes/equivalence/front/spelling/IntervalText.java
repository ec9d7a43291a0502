package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Nesting;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code INTERVAL '90 days' -> INTERVAL '90' DAY}, and the same for {@code '90 days'::interval}. */
record IntervalText() implements Spelling {
    private static final Pattern FIELD =
            Pattern.compile("'\\s*([+-]?\\d+)\\s*(second|minute|hour|day|week|month|quarter|year)s?\\s*'");

    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            boolean before = tokens.get(i).is("INTERVAL") && isText(tokens, i + 1);
            boolean behind =
                    isText(tokens, i) && Nesting.isAt(tokens, i + 1, "::") && Nesting.isAt(tokens, i + 2, "INTERVAL");
            if (before || behind) {
                result.addAll(interval(tokens.get(before ? i + 1 : i)));
                i += before ? 1 : 2;
            } else {
                result.add(tokens.get(i));
            }
        }
        return result;
    }

    /** A string with a unit in it. */
    private static boolean isText(List<SpellingToken> tokens, int index) {
        return index < tokens.size()
                && tokens.get(index).kind() == Kind.STRING
                && tokens.get(index).text().chars().anyMatch(Character::isLetter);
    }

    private static List<SpellingToken> interval(SpellingToken text) {
        Matcher field = FIELD.matcher(text.text().toLowerCase(Locale.ROOT));
        if (!field.matches()) {
            throw new Unsupported("interval " + text.text());
        }
        return List.of(
                new SpellingToken(Kind.WORD, "INTERVAL", " ", text.offset()),
                new SpellingToken(Kind.STRING, "'" + field.group(1) + "'", " ", text.offset()),
                new SpellingToken(Kind.WORD, field.group(2).toUpperCase(Locale.ROOT), " ", text.offset()));
    }
}
