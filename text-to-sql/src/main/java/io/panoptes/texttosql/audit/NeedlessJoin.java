package io.panoptes.texttosql.audit;

import io.panoptes.sql.schema.Schema;
import io.panoptes.texttosql.benchmark.BenchmarkQuestion;
import java.util.Optional;

/** {@code FROM a JOIN b ON a.x = b.y -> FROM a} where nothing but the condition names b: rows without a partner are lost. */
record NeedlessJoin() implements Suspicion {
    @Override
    public String words() {
        return "it joins a table of which it uses no column, and so loses rows without a partner, or counts some twice";
    }

    @Override
    public Optional<String> rewritten(BenchmarkQuestion question, Schema schema) {
        QueryTokens query = QueryTokens.of(question.gold());
        for (int i = 1; i + 1 < query.size(); i++) {
            if (!query.isWord(i, "JOIN")
                    || !query.at(i + 1).isName()
                    || schema.table(query.at(i + 1).text()).isEmpty()) {
                continue;
            }
            int start = query.isWord(i - 1, "INNER") ? i - 1 : i;
            if (query.isWord(start - 1, "LEFT")
                    || query.isWord(start - 1, "OUTER")
                    || query.isWord(start - 1, "CROSS")) {
                continue;
            }
            Optional<TableNames.Alias> alias = TableNames.aliasBehind(query, i + 1);
            int on = alias.map(TableNames.Alias::end).orElse(i + 2);
            String name =
                    alias.map(TableNames.Alias::name).orElse(query.at(i + 1).text());
            int end = endOfEquation(query, on);
            if (end > on && !isNamedOutside(query, name, start, end)) {
                return Optional.of(query.replacing(start, end, ""));
            }
        }
        return Optional.empty();
    }

    /** Behind {@code ON a.x = b.y}; the place itself where there is something else. */
    private static int endOfEquation(QueryTokens query, int on) {
        boolean fits = query.isWord(on, "ON")
                && query.isSymbol(on + 2, ".")
                && query.isSymbol(on + 4, "=")
                && query.isSymbol(on + 6, ".")
                && on + 8 < query.size()
                && !query.isWord(on + 8, "AND")
                && !query.isWord(on + 8, "OR");
        return fits ? on + 8 : on;
    }

    /** With a column that has no table before it nobody knows; with an asterisk, all are used. */
    private static boolean isNamedOutside(QueryTokens query, String name, int start, int end) {
        for (int i = 0; i < query.size(); i++) {
            boolean inside = i >= start && i < end;
            if (!inside
                    && query.at(i).isName()
                    && query.at(i).text().equalsIgnoreCase(name)
                    && query.isSymbol(i + 1, ".")) {
                return true;
            }
            if (query.isSymbol(i, "*") && (query.isWord(i - 1, "SELECT") || query.isSymbol(i - 1, ","))) {
                return true;
            }
        }
        return hasBareColumns(query, start, end);
    }

    private static boolean hasBareColumns(QueryTokens query, int start, int end) {
        for (int i = 1; i < query.size(); i++) {
            boolean inside = i >= start && i < end;
            boolean begins = query.isWord(i - 1, "SELECT")
                    || query.isWord(i - 1, "WHERE")
                    || query.isWord(i - 1, "BY")
                    || query.isSymbol(i - 1, "(")
                    || query.isWord(i - 1, "AND")
                    || query.isWord(i - 1, "OR");
            if (!inside
                    && begins
                    && query.at(i).isName()
                    && !query.isSymbol(i + 1, ".")
                    && !query.isSymbol(i + 1, "(")
                    && !isKeyword(query, i)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isKeyword(QueryTokens query, int place) {
        return java.util.stream.Stream.of("DISTINCT", "CASE", "SELECT", "NOT", "NULL", "EXISTS")
                .anyMatch(word -> query.isWord(place, word));
    }
}
