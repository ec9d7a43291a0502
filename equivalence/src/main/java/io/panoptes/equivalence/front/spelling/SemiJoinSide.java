package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Nesting;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code a SEMI JOIN b -> a LEFT SEMI JOIN b}, and the same for ANTI, where the DBMS has such joins. Elsewhere {@code a SEMI JOIN b} is an
 * inner join of {@code a AS SEMI}.
 *
 * @param open whether DBMSs of the reading differ: then refused where SEMI may be an alias
 */
record SemiJoinSide(boolean open) implements Spelling {
    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            boolean kind = tokens.get(i).is("SEMI") || tokens.get(i).is("ANTI");
            if (kind && Nesting.isAt(tokens, i + 1, "JOIN") && !Nesting.isAt(tokens, i - 1, "LEFT")) {
                if (open && mayBeAlias(tokens, i)) {
                    throw new Unsupported(
                            "SEMI or ANTI JOIN behind a table without an alias, where it may be the alias");
                }
                result.add(tokens.get(i).before("LEFT"));
            }
            result.add(tokens.get(i));
        }
        return result;
    }

    /** Not where the table has an alias, or columns are said to be of its name. */
    private static boolean mayBeAlias(List<SpellingToken> tokens, int word) {
        SpellingToken table = word > 0 ? tokens.get(word - 1) : tokens.get(word);
        boolean isAlone = table.isName()
                && (Nesting.isAt(tokens, word - 2, "FROM")
                        || Nesting.isAt(tokens, word - 2, "JOIN")
                        || Nesting.isAt(tokens, word - 2, ",")
                        || Nesting.isAt(tokens, word - 2, "(")
                        || Nesting.isAt(tokens, word - 2, "."));
        return isAlone && !isQualifier(tokens, table.text());
    }

    private static boolean isQualifier(List<SpellingToken> tokens, String name) {
        for (int i = 0; i + 1 < tokens.size(); i++) {
            if (tokens.get(i).text().equalsIgnoreCase(name) && tokens.get(i + 1).is(".")) {
                return true;
            }
        }
        return false;
    }
}
