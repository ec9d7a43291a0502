package io.panoptes.corpus.making;

import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** The functions that a text calls: names right before a parenthesis. */
public final class FunctionNames {
    private static final Pattern CALL = Pattern.compile("\\b([A-Za-z_][A-Za-z0-9_]*)\\(");
    private static final Set<String> NO_FUNCTIONS =
            Set.of("in", "as", "values", "over", "by", "and", "or", "not", "all", "any");

    private FunctionNames() {}

    /** In lower case. */
    public static Set<String> in(String text) {
        var names = new TreeSet<String>();
        var matcher = CALL.matcher(text);
        while (matcher.find()) {
            String name = matcher.group(1).toLowerCase(Locale.ROOT);
            if (!NO_FUNCTIONS.contains(name)) {
                names.add(name);
            }
        }
        return names;
    }
}
