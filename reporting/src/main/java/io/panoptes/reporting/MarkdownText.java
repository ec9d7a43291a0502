package io.panoptes.reporting;

/** Text from elsewhere inside Markdown: shown as it is, whatever is in it. */
public final class MarkdownText {
    private static final String SPECIAL = "\\`*_{}[]()#+!|~$";

    private MarkdownText() {}

    /** One line of text; nothing in it is markup, a mention or a link. */
    public static String line(String text) {
        StringBuilder safe = new StringBuilder();
        text.strip().codePoints().forEach(character -> {
            if (character == '\n' || character == '\r' || character == '\t') {
                safe.append(' ');
            } else if (character == '<') {
                safe.append("&lt;");
            } else if (character == '>') {
                safe.append("&gt;");
            } else if (character == '&') {
                safe.append("&amp;");
            } else if (character == '@') {
                safe.append("&#64;");
            } else if (SPECIAL.indexOf(character) >= 0) {
                safe.append('\\').appendCodePoint(character);
            } else {
                safe.appendCodePoint(character);
            }
        });
        return safe.toString();
    }

    /** A line of code: a span of more backticks than are in it. */
    public static String code(String text) {
        String line = text.strip().replaceAll("\\s+", " ");
        String fence = "`".repeat(longestRun(line) + 1);
        return line.startsWith("`") || line.endsWith("`")
                ? "%s %s %s".formatted(fence, line, fence)
                : fence + line + fence;
    }

    /** Lines of code: a block whose fence is longer than any in it. */
    public static String block(String language, String text) {
        String fence = "`".repeat(Math.max(3, longestRun(text) + 1));
        return "%s%s\n%s\n%s\n".formatted(fence, language, text.stripTrailing(), fence);
    }

    private static int longestRun(String text) {
        int longest = 0;
        int run = 0;
        for (int i = 0; i < text.length(); i++) {
            run = text.charAt(i) == '`' ? run + 1 : 0;
            longest = Math.max(longest, run);
        }
        return longest;
    }
}
