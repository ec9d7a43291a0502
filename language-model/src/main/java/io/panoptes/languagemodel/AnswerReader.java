package io.panoptes.languagemodel;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the SQL in what a model said: in JSON, whole or cut off; else in fenced code; else in prose, from SELECT or WITH to
 * a semicolon or an empty line. What is found is text that has yet to be parsed.
 */
public final class AnswerReader {
    /** A text with SQL, and what stood beside it in the JSON: the reason, the type. */
    public record Found(String sql, String beside) {}

    /** More than was asked for is not read. */
    private static final int MOST = 40;

    private static final int LONGEST = 8_000;
    /** An answer beyond this is read up to here. */
    private static final int READ = 1 << 20;

    private static final Pattern FENCE = Pattern.compile("```[a-zA-Z]*\\R(.*?)(?:```|\\z)", Pattern.DOTALL);
    private static final Pattern START = Pattern.compile("(?im)^[ \\t>*-]*((?:SELECT|WITH|\\(\\s*SELECT|VALUES)\\b)");
    private static final Pattern EMPTY_LINE = Pattern.compile("\\R[ \\t]*\\R");
    private static final JsonFactory JSON = new JsonFactory();

    private AnswerReader() {}

    public static List<Found> read(String answer) {
        String text = answer.length() > READ ? answer.substring(0, READ) : answer;
        Map<String, Found> found = new LinkedHashMap<>();
        int brace = firstOf(text, '{', '[');
        if (brace >= 0) {
            json(text.substring(brace)).forEach(one -> add(found, one));
        }
        if (found.isEmpty()) {
            Matcher fence = FENCE.matcher(text);
            while (fence.find()) {
                statements(fence.group(1)).forEach(sql -> add(found, new Found(sql, "")));
            }
        }
        if (found.isEmpty()) {
            prose(text).forEach(sql -> add(found, new Found(sql, "")));
        }
        return List.copyOf(found.values());
    }

    private static void add(Map<String, Found> found, Found one) {
        String sql = withoutEnd(one.sql());
        if (!sql.isEmpty() && sql.length() <= LONGEST && found.size() < MOST) {
            found.putIfAbsent(sql, new Found(sql, one.beside()));
        }
    }

    /** The {@code sql} fields of all objects up to the end or the first error: a cut-off answer still gives its first ones. */
    private static List<Found> json(String text) {
        List<Found> found = new ArrayList<>();
        String sql = "";
        String beside = "";
        try (JsonParser parser = JSON.createParser(text)) {
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                if (token == JsonToken.START_OBJECT) {
                    sql = "";
                    beside = "";
                } else if (token == JsonToken.VALUE_STRING) {
                    String name = parser.currentName() == null
                            ? ""
                            : parser.currentName().toLowerCase(Locale.ROOT);
                    switch (name) {
                        case "sql", "query" -> {
                            statements(sql).forEach(one -> found.add(new Found(one, "")));
                            sql = parser.getText();
                        }
                        case "why", "type", "reason" -> beside = parser.getText();
                        default -> {}
                    }
                } else if (token == JsonToken.END_OBJECT) {
                    for (String one : statements(sql)) {
                        found.add(new Found(one, beside));
                    }
                    sql = "";
                }
            }
        } catch (IOException cutOff) {
            for (String one : statements(sql)) {
                found.add(new Found(one, beside));
            }
        }
        return found;
    }

    private static List<String> prose(String text) {
        List<String> found = new ArrayList<>();
        Matcher start = START.matcher(text);
        int from = 0;
        while (start.find(from) && found.size() < MOST) {
            String rest = text.substring(start.start(1));
            Matcher empty = EMPTY_LINE.matcher(rest);
            String paragraph = empty.find() ? rest.substring(0, empty.start()) : rest;
            List<String> parts = statements(paragraph);
            if (!parts.isEmpty()) {
                found.add(parts.getFirst());
            }
            int length = parts.isEmpty() ? 1 : Math.max(1, parts.getFirst().length());
            from = start.start(1) + length;
        }
        return found;
    }

    /** The parts between semicolons, which do not count inside quotes and comments. */
    private static List<String> statements(String text) {
        List<String> parts = new ArrayList<>();
        int begin = 0;
        int at = 0;
        while (at < text.length() && parts.size() < MOST) {
            char c = text.charAt(at);
            if (c == '\'' || c == '"') {
                at = after(text, at + 1, String.valueOf(c));
            } else if (text.startsWith("--", at)) {
                at = after(text, at, "\n");
            } else if (text.startsWith("/*", at)) {
                at = after(text, at, "*/");
            } else if (c == ';') {
                parts.add(text.substring(begin, at));
                begin = ++at;
            } else {
                at++;
            }
        }
        parts.add(text.substring(begin));
        parts.replaceAll(String::strip);
        parts.removeIf(String::isEmpty);
        return parts;
    }

    private static int after(String text, int from, String end) {
        int found = text.indexOf(end, from);
        return found < 0 ? text.length() : found + end.length();
    }

    private static String withoutEnd(String sql) {
        String text = sql.strip();
        while (text.endsWith(";")) {
            text = text.substring(0, text.length() - 1).strip();
        }
        return text;
    }

    private static int firstOf(String text, char one, char other) {
        int first = text.indexOf(one);
        int second = text.indexOf(other);
        return first < 0 ? second : second < 0 ? first : Math.min(first, second);
    }
}
