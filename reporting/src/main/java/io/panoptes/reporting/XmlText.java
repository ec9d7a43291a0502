package io.panoptes.reporting;

/** Writes XML 1.0, indented. Characters that XML can't hold are replaced, whatever a DBMS puts into a message. */
final class XmlText {
    private static final int REPLACEMENT = 0xFFFD;

    private final StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    private int depth;

    record Attribute(String name, String value) {}

    void open(String element, Attribute... attributes) {
        start(element, attributes);
        xml.append(">\n");
        depth++;
    }

    void close(String element) {
        depth--;
        indent();
        xml.append("</").append(element).append(">\n");
    }

    void empty(String element, Attribute... attributes) {
        start(element, attributes);
        xml.append("/>\n");
    }

    /** An element with nothing but text in it. */
    void text(String element, String text, Attribute... attributes) {
        start(element, attributes);
        xml.append('>');
        escape(text);
        xml.append("</").append(element).append(">\n");
    }

    private void start(String element, Attribute... attributes) {
        indent();
        xml.append('<').append(element);
        for (Attribute attribute : attributes) {
            xml.append(' ').append(attribute.name()).append("=\"");
            escape(attribute.value());
            xml.append('"');
        }
    }

    private void indent() {
        xml.append("  ".repeat(depth));
    }

    private void escape(String text) {
        text.codePoints().forEach(character -> {
            switch (character) {
                case '&' -> xml.append("&amp;");
                case '<' -> xml.append("&lt;");
                case '>' -> xml.append("&gt;");
                case '"' -> xml.append("&quot;");
                case '\r' -> xml.append("&#13;");
                default -> xml.appendCodePoint(isAllowed(character) ? character : REPLACEMENT);
            }
        });
    }

    private static boolean isAllowed(int character) {
        return character == '\n'
                || character == '\t'
                || (character >= 0x20 && character <= 0xD7FF)
                || (character >= 0xE000 && character <= 0xFFFD)
                || (character >= 0x10000 && character <= 0x10FFFF);
    }

    @Override
    public String toString() {
        return xml.toString();
    }
}
