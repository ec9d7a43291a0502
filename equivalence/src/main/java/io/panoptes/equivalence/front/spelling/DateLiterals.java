package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.List;
import java.util.regex.Pattern;

/** {@code TIMESTAMP '294247-01-10 04:00:54.775806'}: Calcite takes four digits for the year and three behind the second. */
record DateLiterals() implements Spelling {
    private static final Pattern TIME = Pattern.compile("\\d{1,2}:\\d{1,2}(:\\d{1,2}(\\.\\d{1,3}0*)?)?");
    private static final Pattern DATE_AND_TIME =
            Pattern.compile("\\d{1,4}-\\d{1,2}-\\d{1,2}(\\s+" + TIME.pattern() + ")?\\s*");

    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        for (int i = 1; i < tokens.size(); i++) {
            if (tokens.get(i).kind() == Kind.STRING) {
                String text = tokens.get(i).text();
                check(tokens.get(i - 1), text.substring(1, text.length() - 1));
            }
        }
        return tokens;
    }

    private static void check(SpellingToken type, String text) {
        boolean moment = type.is("DATE") || type.is("TIMESTAMP");
        Pattern known = moment ? DATE_AND_TIME : TIME;
        if ((moment || type.is("TIME")) && !known.matcher(text).matches()) {
            throw new Unsupported("date or time that is not written as 2020-01-31 23:59:59.999");
        }
    }
}
