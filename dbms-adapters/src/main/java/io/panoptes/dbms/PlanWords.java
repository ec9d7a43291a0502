package io.panoptes.dbms;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a plan that a DBMS prints as prose: the words that tell of a choice, in their order. There is no tree in such a plan,
 * so all are inputs of one root.
 *
 * @param choices matches such words; its last group that matched is taken, or the whole match
 */
public record PlanWords(Pattern choices) {

    public Plan read(String text) {
        List<Plan> found = new ArrayList<>();
        Matcher matcher = choices.matcher(text);
        while (matcher.find()) {
            String word = matcher.group();
            for (int group = 1; group <= matcher.groupCount(); group++) {
                String part = matcher.group(group);
                word = part == null ? word : part;
            }
            found.add(new Plan(word.strip().replaceAll("\\s+", " ").toUpperCase(Locale.ROOT), "", List.of()));
        }
        return new Plan("QUERY", text, found);
    }
}
