package io.panoptes.reporting.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** An element of HTML or SVG. Text and attributes are escaped when they are written, so that no text can become markup. */
public final class HtmlElement {
    private static final Set<String> VOID = Set.of("meta", "link", "br");

    private final String name;
    private final StringBuilder attributes = new StringBuilder();
    private final List<Child> children = new ArrayList<>();

    private sealed interface Child {
        record Text(String text) implements Child {}

        record Nested(HtmlElement element) implements Child {}

        /** Our own style or script, which no text from elsewhere is part of. */
        record Verbatim(String code) implements Child {}
    }

    private HtmlElement(String name) {
        this.name = name;
    }

    public static HtmlElement of(String name) {
        return new HtmlElement(name);
    }

    /** @param style names of classes, with spaces between them */
    public static HtmlElement of(String name, String style) {
        return new HtmlElement(name).with("class", style);
    }

    public HtmlElement with(String attribute, String value) {
        attributes.append(' ').append(attribute).append("=\"");
        escape(value, attributes);
        attributes.append('"');
        return this;
    }

    public HtmlElement with(String attribute, double value) {
        return with(attribute, Numbers.plain(value));
    }

    public HtmlElement text(String text) {
        children.add(new Child.Text(text));
        return this;
    }

    public HtmlElement add(HtmlElement... elements) {
        return add(Stream.of(elements));
    }

    public HtmlElement add(Stream<HtmlElement> elements) {
        elements.forEach(element -> children.add(new Child.Nested(element)));
        return this;
    }

    /** @param code our own style or script */
    HtmlElement verbatim(String code) {
        if (code.contains("</")) {
            throw new IllegalArgumentException("a style or script would end at </ in it");
        }
        children.add(new Child.Verbatim(code));
        return this;
    }

    @Override
    public String toString() {
        StringBuilder html = new StringBuilder();
        write(html);
        return html.toString();
    }

    private void write(StringBuilder html) {
        html.append('<').append(name).append(attributes).append('>');
        if (VOID.contains(name)) {
            return;
        }
        for (Child child : children) {
            switch (child) {
                case Child.Text(var text) -> escape(text, html);
                case Child.Nested(var element) -> element.write(html);
                case Child.Verbatim(var code) -> html.append(code);
            }
        }
        html.append("</").append(name).append('>');
    }

    private static void escape(String text, StringBuilder html) {
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            switch (character) {
                case '&' -> html.append("&amp;");
                case '<' -> html.append("&lt;");
                case '>' -> html.append("&gt;");
                case '"' -> html.append("&quot;");
                case '\'' -> html.append("&#39;");
                default -> html.append(isAllowed(text, i) ? character : '\uFFFD');
            }
        }
    }

    /** HTML holds no control characters but for white space, and UTF-8 no half of a surrogate pair. */
    private static boolean isAllowed(String text, int at) {
        char character = text.charAt(at);
        if (Character.isHighSurrogate(character)) {
            return at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1));
        }
        if (Character.isLowSurrogate(character)) {
            return at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
        }
        return character == '\n' || character == '\t' || character == '\r' || !Character.isISOControl(character);
    }
}
