package io.panoptes.equivalence.evaluator.value;

import java.util.Locale;

/** Functions on texts, by code, none of them NULL. Characters are code points. */
public final class TextFunctions {
    private final Pool pool;

    public TextFunctions(Pool pool) {
        this.pool = pool;
    }

    public long upper(long text) {
        String string = pool.text(text);
        return pool.ofText(changed(string, string.toUpperCase(Locale.ROOT)));
    }

    public long lower(long text) {
        String string = pool.text(text);
        return pool.ofText(changed(string, string.toLowerCase(Locale.ROOT)));
    }

    /** Some DBMSs change the case of the letters of ASCII alone. */
    private static String changed(String before, String after) {
        boolean same = before.length() == after.length();
        for (int i = 0; same && i < before.length(); i++) {
            same = before.charAt(i) < 128 || before.charAt(i) == after.charAt(i);
        }
        if (!same) {
            throw new NoAnswer("the case of letters beyond ASCII, which the DBMSs change differently");
        }
        return after;
    }

    public long length(long text) {
        String string = pool.text(text);
        return string.codePointCount(0, string.length());
    }

    public long trim(long text) {
        String string = pool.text(text);
        int start = 0;
        int end = string.length();
        while (start < end && string.charAt(start) == ' ') {
            start++;
        }
        while (end > start && string.charAt(end - 1) == ' ') {
            end--;
        }
        return pool.ofText(string.substring(start, end));
    }

    public long substring(long text, long start, long length) {
        if (start < 1 || length < 0) {
            throw new NoAnswer("SUBSTRING from before the first character, which the DBMSs read differently");
        }
        int[] characters = pool.text(text).codePoints().toArray();
        int from = (int) Math.min(characters.length, start - 1);
        int to = (int) Math.min(characters.length, from + length);
        return pool.ofText(new String(characters, from, to - from));
    }

    /** {@code %} stands for any characters, {@code _} for one. */
    public long like(long text, long pattern) {
        String likeness = pool.text(pattern);
        if (likeness.indexOf('\\') >= 0) {
            throw new NoAnswer("LIKE with a backslash, which the DBMSs read differently");
        }
        return matches(pool.text(text), 0, likeness, 0) ? Pool.TRUE : Pool.FALSE;
    }

    private static boolean matches(String text, int at, String pattern, int from) {
        if (from == pattern.length()) {
            return at == text.length();
        }
        char wanted = pattern.charAt(from);
        if (wanted == '%') {
            for (int rest = at; rest <= text.length(); rest++) {
                if (matches(text, rest, pattern, from + 1)) {
                    return true;
                }
            }
            return false;
        }
        if (at == text.length()) {
            return false;
        }
        int next = wanted == '_' ? text.offsetByCodePoints(at, 1) : at + 1;
        return (wanted == '_' || text.charAt(at) == wanted) && matches(text, next, pattern, from + 1);
    }
}
