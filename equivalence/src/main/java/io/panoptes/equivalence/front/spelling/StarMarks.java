package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Nesting;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code SELECT t.* EXCLUDE (a) REPLACE (b + 1 AS b) RENAME (c AS d) -> SELECT "STAR$"("t", "EXCLUDE$"(a), "REPLACE$"(b + 1, b), "RENAME$"(c,
 * d))}; the brackets around a single item may be left out, and {@code COLUMNS(* ...)} is the same as {@code * ...}.
 */
record StarMarks() implements Spelling {
    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>();
        int i = 0;
        while (i < tokens.size()) {
            boolean columns = tokens.get(i).is("COLUMNS")
                    && Nesting.isAt(tokens, i + 1, "(")
                    && Nesting.isAt(tokens, i + 2, "*")
                    && beginsItem(tokens, i - 1);
            int star = columns ? i + 2 : tokens.get(i).is("*") ? i : -1;
            int end = star < 0 ? -1 : new Marks(tokens, star + 1).end();
            boolean marked = star >= 0 && (columns || end > star + 1) && isStar(tokens, star);
            if (!marked) {
                result.add(tokens.get(i++));
                continue;
            }
            SpellingToken place = tokens.get(star);
            String table = "";
            if (Nesting.isAt(tokens, star - 1, ".") && tokens.get(star - 2).isName()) {
                result.removeLast();
                table = result.removeLast().text();
            }
            result.add(place.as(Kind.QUOTED_NAME, "\"STAR$\""));
            result.add(place.before("("));
            if (!table.isEmpty()) {
                result.add(place.as(Kind.QUOTED_NAME, table.startsWith("\"") ? table : '"' + table + '"'));
                result.add(place.before(","));
            }
            result.addAll(new Marks(tokens, star + 1).calls());
            result.add(place.before("\"END$\"()"));
            result.add(place.before(")"));
            if (columns && !Nesting.isAt(tokens, end, ")")) {
                throw new Unsupported("COLUMNS of more than *");
            }
            i = columns ? end + 1 : end;
        }
        return result;
    }

    private static boolean beginsItem(List<SpellingToken> tokens, int before) {
        return Nesting.isAt(tokens, before, "SELECT")
                || Nesting.isAt(tokens, before, ",")
                || Nesting.isAt(tokens, before, "DISTINCT");
    }

    private static boolean isStar(List<SpellingToken> tokens, int star) {
        return beginsItem(tokens, star - 1)
                || Nesting.isAt(tokens, star - 1, "(") && Nesting.isAt(tokens, star - 2, "COLUMNS")
                || Nesting.isAt(tokens, star - 1, ".")
                        && star > 1
                        && tokens.get(star - 2).isName()
                        && beginsItem(tokens, star - 3);
    }

    /** What stands behind a star, from a place on. */
    private static final class Marks {
        private final List<SpellingToken> tokens;
        private final List<SpellingToken> calls = new ArrayList<>();
        private int at;

        Marks(List<SpellingToken> tokens, int start) {
            this.tokens = tokens;
            this.at = start;
            boolean more = true;
            while (more) {
                more = Nesting.isAt(tokens, at, "EXCLUDE") || isExcept()
                        ? list("EXCLUDE$", false)
                        : Nesting.isAt(tokens, at, "REPLACE")
                                ? list("REPLACE$", true)
                                : Nesting.isAt(tokens, at, "RENAME") && list("RENAME$", true);
            }
        }

        int end() {
            return at;
        }

        List<SpellingToken> calls() {
            return calls;
        }

        /** Not before a query. */
        private boolean isExcept() {
            boolean query = Nesting.isAt(tokens, at + 1, "SELECT")
                    || Nesting.isAt(tokens, at + 1, "ALL")
                    || Nesting.isAt(tokens, at + 1, "FROM")
                    || Nesting.isAt(tokens, at + 1, "VALUES")
                    || Nesting.isAt(tokens, at + 1, "(")
                            && (Nesting.isAt(tokens, at + 2, "SELECT")
                                    || Nesting.isAt(tokens, at + 2, "(")
                                    || Nesting.isAt(tokens, at + 2, "VALUES")
                                    || Nesting.isAt(tokens, at + 2, "FROM")
                                    || Nesting.isAt(tokens, at + 2, "WITH"));
            return Nesting.isAt(tokens, at, "EXCEPT") && !query;
        }

        private boolean list(String mark, boolean named) {
            boolean bracket = Nesting.isAt(tokens, at + 1, "(");
            int close = bracket ? Nesting.close(tokens, at + 1) : -1;
            if (bracket && close < 0) {
                return false;
            }
            int start = bracket ? at + 2 : at + 1;
            int end = bracket ? close : singleEnd(start, named);
            SpellingToken place = tokens.get(at);
            int depth = 0;
            List<SpellingToken> item = new ArrayList<>();
            for (int i = start; i < end; i++) {
                SpellingToken token = tokens.get(i);
                depth += token.is("(") ? 1 : token.is(")") ? -1 : 0;
                if (depth == 0 && token.is(",")) {
                    add(mark, item, place);
                    item = new ArrayList<>();
                } else if (depth == 0 && named && token.is("AS")) {
                    item.add(token.before(","));
                } else {
                    item.add(
                            !named && token.kind() == Kind.STRING
                                    ? token.as(
                                            Kind.QUOTED_NAME,
                                            '"'
                                                    + token.text()
                                                            .substring(
                                                                    1,
                                                                    token.text().length() - 1)
                                                    + '"')
                                    : token);
                }
            }
            add(mark, item, place);
            at = bracket ? close + 1 : end;
            return true;
        }

        private int singleEnd(int start, boolean named) {
            int end = start + 1;
            while (Nesting.isAt(tokens, end, ".")) {
                end += 2;
            }
            if (named && !Nesting.isAt(tokens, end, "AS")) {
                throw new Unsupported("REPLACE or RENAME without brackets");
            }
            return Math.min(tokens.size(), named ? end + 2 : end);
        }

        private void add(String mark, List<SpellingToken> item, SpellingToken place) {
            if (item.isEmpty()) {
                return;
            }
            calls.add(place.as(Kind.QUOTED_NAME, '"' + mark + '"'));
            calls.add(place.before("("));
            calls.addAll(item);
            calls.add(place.before(")"));
            calls.add(place.before(","));
        }
    }
}
