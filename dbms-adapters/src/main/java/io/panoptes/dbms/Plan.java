package io.panoptes.dbms;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** How a DBMS will run a query: an operator and the plans of its inputs, with the words of the DBMS. */
public record Plan(String label, List<Plan> children) {

    private static final Pattern QUOTED = Pattern.compile("'[^']*'|\"[^\"]*\"");
    private static final Pattern NAME_OR_NUMBER = Pattern.compile("\\b\\w*[0-9]\\w*(\\.\\w+)*\\b");

    public Plan {
        children = List.copyOf(children);
    }

    public static Plan leaf(String label) {
        return new Plan(label, List.of());
    }

    /**
     * The plan without what differs between two queries of one kind: numbers, literals, estimates and generated names.
     * Two queries with one shape are planned alike, so the count of shapes tells how much of an optimizer was tried.
     */
    public String shape() {
        StringBuilder text = new StringBuilder();
        writeShape(text);
        return text.toString();
    }

    private void writeShape(StringBuilder text) {
        String bare = QUOTED.matcher(label).replaceAll("?");
        bare = NAME_OR_NUMBER.matcher(bare).replaceAll("?");
        text.append(bare.toUpperCase(Locale.ROOT).replaceAll("\\s+", " ").strip());
        if (!children.isEmpty()) {
            text.append('(');
            for (int i = 0; i < children.size(); i++) {
                if (i > 0) {
                    text.append(", ");
                }
                children.get(i).writeShape(text);
            }
            text.append(')');
        }
    }
}
