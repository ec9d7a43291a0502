package io.panoptes.equivalence.refuter.symbolic;

import io.panoptes.sql.schema.Database;
import java.util.Random;

/** Small databases for {@link EncodingFixture#SCHEMA} from few values, so that they meet often. */
public final class RandomRows {

    private static final String[] TEXTS = {"a", "ab", "abc", "b", "bc", "c"};
    private static final String[] FRACTIONS = {"0.50", "1.00", "1.25", "-1.50", "2.00"};
    private static final String[] DATES = {"2023-12-31", "2024-01-31", "2024-02-29", "2024-03-01"};

    private RandomRows() {}

    public static Database database(Random random) {
        StringBuilder r = new StringBuilder();
        for (int i = random.nextInt(4); i > 0; i--) {
            r.append(number(random)).append(' ').append(number(random)).append(' ');
            r.append(one(TEXTS, random)).append('\n');
        }
        StringBuilder t = new StringBuilder();
        for (int i = random.nextInt(4); i > 0; i--) {
            t.append(number(random)).append(' ').append(one(FRACTIONS, random)).append(' ');
            t.append(one(DATES, random)).append('\n');
        }
        return EncodingFixture.database(r.toString(), t.toString());
    }

    private static String number(Random random) {
        return random.nextInt(5) == 0 ? "-" : Integer.toString(random.nextInt(4));
    }

    private static String one(String[] words, Random random) {
        return random.nextInt(5) == 0 ? "-" : words[random.nextInt(words.length)];
    }
}
