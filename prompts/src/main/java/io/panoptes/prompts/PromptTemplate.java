package io.panoptes.prompts;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The text of one prompt with {@code {{placeholders}}}, and its version, which every recorded answer names.
 *
 * <p>A template is a file: a first line {@code version: 3}, an empty line, the text. A part between {@code {{#name}}} and
 * {@code {{/name}}} is left out when {@code name} is filled with nothing.
 */
public record PromptTemplate(Prompt prompt, int version, String text) {
    private static final Pattern HEADER = Pattern.compile("\\Aversion: ([0-9]{1,6})\\R\\R");
    private static final Pattern MARK = Pattern.compile("\\{\\{([#/]?)([^{}]*)}}");

    /** Reads a template, and checks that its placeholders are those that this prompt has. */
    public static PromptTemplate read(Prompt prompt, String source, String content) throws PromptException {
        Matcher header = HEADER.matcher(content);
        if (!header.find()) {
            throw new PromptException(
                    source, 1, "the version is missing", "Begin the file with \"version: 1\" and an empty line.");
        }
        String text = content.substring(header.end()).strip();
        int firstLine = lineOf(content, content.indexOf(text, header.end()));
        check(prompt, source, text, firstLine);
        return new PromptTemplate(prompt, Integer.parseInt(header.group(1)), text);
    }

    /** The prompt with its placeholders filled; what stands in a value is never read as a placeholder. */
    public String fill(Map<String, String> values) {
        for (String name : prompt.required()) {
            if (values.getOrDefault(name, "").isBlank()) {
                throw new IllegalArgumentException(
                        "the placeholder " + name + " of " + prompt.fileName() + " is not filled");
            }
        }
        StringBuilder filled = new StringBuilder();
        Matcher marks = MARK.matcher(text);
        int from = 0;
        while (marks.find(from)) {
            filled.append(text, from, marks.start());
            String value = values.getOrDefault(marks.group(2), "");
            from = marks.end();
            if (marks.group(1).isEmpty()) {
                filled.append(value);
            } else if (marks.group(1).equals("#") && value.isBlank()) {
                String end = "{{/" + marks.group(2) + "}}";
                from = text.indexOf(end, from) + end.length();
            }
        }
        return filled.append(text, from, text.length())
                .toString()
                .replaceAll("\n{3,}", "\n\n")
                .strip();
    }

    private static void check(Prompt prompt, String source, String text, int firstLine) throws PromptException {
        Set<String> used = new TreeSet<>();
        String open = "";
        Matcher marks = MARK.matcher(text);
        while (marks.find()) {
            String name = marks.group(2);
            int line = firstLine + lineOf(text, marks.start()) - 1;
            if (!prompt.required().contains(name) && !prompt.optional().contains(name)) {
                throw new PromptException(
                        source, line, "unknown placeholder {{" + name + "}}", "Use one of " + names(prompt) + ".");
            }
            switch (marks.group(1)) {
                case "#" -> {
                    if (!open.isEmpty()) {
                        throw new PromptException(
                                source,
                                line,
                                "{{#" + name + "}} inside {{#" + open + "}}",
                                "Close the outer part first.");
                    }
                    open = name;
                }
                case "/" -> {
                    if (!open.equals(name)) {
                        throw new PromptException(
                                source,
                                line,
                                "{{/" + name + "}} closes nothing",
                                "Open it with {{#" + name + "}} before.");
                    }
                    open = "";
                }
                case "" -> used.add(name);
                default -> throw new IllegalStateException(marks.group());
            }
        }
        if (!open.isEmpty()) {
            throw new PromptException(source, firstLine, "{{#" + open + "}} is not closed", "Add {{/" + open + "}}.");
        }
        for (String name : prompt.required()) {
            if (!used.contains(name)) {
                throw new PromptException(
                        source,
                        firstLine,
                        "the placeholder {{" + name + "}} is missing",
                        "The prompt makes no sense without it.");
            }
        }
    }

    private static String names(Prompt prompt) {
        Set<String> all = new TreeSet<>(prompt.required());
        all.addAll(prompt.optional());
        return all.isEmpty() ? "none; this prompt has no placeholders" : String.join(", ", all);
    }

    private static int lineOf(String text, int offset) {
        return 1
                + (int) text.substring(0, Math.max(0, offset))
                        .chars()
                        .filter(c -> c == '\n')
                        .count();
    }
}
