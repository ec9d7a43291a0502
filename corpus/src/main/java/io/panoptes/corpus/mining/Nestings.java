package io.panoptes.corpus.mining;

import io.panoptes.corpus.making.FunctionNames;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Which function stands right within which other in a text: {@code lower(trim(x)) -> lower(trim)}. */
final class Nestings {
    private static final Pattern NAME_AT_END = Pattern.compile("([A-Za-z_][A-Za-z0-9_]*)$");
    private static final String NONE = "";

    private Nestings() {}

    static Set<String> in(String text) {
        Set<String> functions = FunctionNames.in(text);
        Set<String> found = new TreeSet<>();
        Deque<String> open = new ArrayDeque<>();
        boolean quoted = false;
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '\'') {
                quoted = !quoted;
            } else if (!quoted && c == '(') {
                var name = NAME_AT_END.matcher(text.substring(0, at));
                String called = name.find() ? name.group(1).toLowerCase(java.util.Locale.ROOT) : NONE;
                String function = functions.contains(called) ? called : NONE;
                if (!function.isEmpty()) {
                    open.stream()
                            .filter(outer -> !outer.isEmpty())
                            .findFirst()
                            .ifPresent(outer -> found.add(outer + "(" + function + ")"));
                }
                open.push(function);
            } else if (!quoted && c == ')' && !open.isEmpty()) {
                open.pop();
            }
        }
        return found;
    }
}
