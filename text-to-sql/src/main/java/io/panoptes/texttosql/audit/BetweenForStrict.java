package io.panoptes.texttosql.audit;

import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.text.Token;
import io.panoptes.texttosql.benchmark.BenchmarkQuestion;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** {@code x BETWEEN a AND b -> x > a AND x < b} where the question asks for more than a and less than b. */
record BetweenForStrict() implements Suspicion {
    private static final Pattern MORE = Pattern.compile(
            "\\b(more|greater|higher|larger|bigger|older|longer|over|above) (than )?\\$?\\d|\\b(more|greater|higher|larger|bigger|older|longer) than\\b");
    private static final Pattern LESS = Pattern.compile("\\b(less|fewer|lower|smaller|younger|shorter|under|below)\\b");
    private static final Pattern ENDS_BELONG =
            Pattern.compile("\\b(between|at least|at most|inclusive|or equal|from)\\b");

    @Override
    public String words() {
        return "the question asks for more than one number and less than another, and BETWEEN takes both numbers in";
    }

    @Override
    public Optional<String> rewritten(BenchmarkQuestion question, Schema schema) {
        String asked = question.text().toLowerCase(Locale.ROOT);
        if (!MORE.matcher(asked).find()
                || !LESS.matcher(asked).find()
                || ENDS_BELONG.matcher(asked).find()) {
            return Optional.empty();
        }
        QueryTokens query = QueryTokens.of(question.gold());
        for (int i = 1; i + 3 < query.size(); i++) {
            int column = query.startOfColumn(i);
            if (query.isWord(i, "BETWEEN")
                    && column < i
                    && query.isWord(i + 2, "AND")
                    && isNumber(query, i + 1)
                    && isNumber(query, i + 3)) {
                String name = query.between(column, i);
                return Optional.of(query.replacing(
                        column,
                        i + 4,
                        "(%s > %s AND %s < %s)"
                                .formatted(name, query.between(i + 1, i + 2), name, query.between(i + 3, i + 4))));
            }
        }
        return Optional.empty();
    }

    private static boolean isNumber(QueryTokens query, int place) {
        return query.at(place).kind() == Token.Kind.NUMBER;
    }
}
