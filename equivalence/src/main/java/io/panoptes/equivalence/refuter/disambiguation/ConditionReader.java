package io.panoptes.equivalence.refuter.disambiguation;

import io.panoptes.equivalence.refuter.symbolic.answer.AnswerCondition;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a condition on the answers of {@code count} queries: {@code all-differ}, {@code even-split}, or a formula over
 * {@code 1 = 2} and {@code 1 <> 2} with AND, OR, NOT and parentheses. Queries are counted from 1.
 */
public final class ConditionReader {
    private static final Pattern TOKEN = Pattern.compile("\\s*(\\d+|<>|!=|=|\\(|\\)|[A-Za-z]+|\\S)");

    private final List<String> tokens = new ArrayList<>();
    private final List<Integer> places = new ArrayList<>();
    private final String text;
    private final int count;
    private int at;

    private ConditionReader(String text, int count) {
        this.text = text;
        this.count = count;
        Matcher matcher = TOKEN.matcher(text);
        while (matcher.find()) {
            tokens.add(matcher.group(1).toUpperCase(Locale.ROOT));
            places.add(matcher.start(1) + 1);
        }
    }

    /** @throws IllegalArgumentException with a message for the user */
    public static AnswerCondition read(String text, int count) {
        return switch (text.strip().toLowerCase(Locale.ROOT)) {
            case "all-differ" -> AnswerCondition.allDiffer(count);
            case "even-split" -> AnswerCondition.evenSplit(count);
            default -> {
                ConditionReader reader = new ConditionReader(text, count);
                AnswerCondition condition = reader.either();
                if (reader.at < reader.tokens.size()) {
                    throw reader.trouble("an end");
                }
                yield condition;
            }
        };
    }

    private AnswerCondition either() {
        List<AnswerCondition> parts = new ArrayList<>(List.of(both()));
        while (take("OR")) {
            parts.add(both());
        }
        return parts.size() == 1 ? parts.getFirst() : new AnswerCondition.Any(parts);
    }

    private AnswerCondition both() {
        List<AnswerCondition> parts = new ArrayList<>(List.of(one()));
        while (take("AND")) {
            parts.add(one());
        }
        return parts.size() == 1 ? parts.getFirst() : new AnswerCondition.All(parts);
    }

    private AnswerCondition one() {
        if (take("NOT")) {
            return new AnswerCondition.Not(one());
        }
        if (take("(")) {
            AnswerCondition inner = either();
            if (!take(")")) {
                throw trouble("a closing parenthesis");
            }
            return inner;
        }
        int left = query();
        boolean same = take("=");
        if (!same && !take("<>") && !take("!=")) {
            throw trouble("= or <>");
        }
        int right = query();
        return same ? new AnswerCondition.Agree(left, right) : AnswerCondition.differ(left, right);
    }

    private int query() {
        if (at < tokens.size() && tokens.get(at).matches("\\d{1,6}")) {
            int number = Integer.parseInt(tokens.get(at));
            if (number >= 1 && number <= count) {
                at++;
                return number - 1;
            }
        }
        throw trouble("the number of a query, from 1 to " + count);
    }

    private boolean take(String token) {
        boolean there = at < tokens.size() && tokens.get(at).equals(token);
        at += there ? 1 : 0;
        return there;
    }

    private IllegalArgumentException trouble(String wanted) {
        String where = at < tokens.size() ? "at character " + places.get(at) : "at the end";
        return new IllegalArgumentException(
                "condition '%s': expected %s %s; write all-differ, even-split, or such as '1 = 2 AND NOT 2 = 3'"
                        .formatted(text, wanted, where));
    }
}
