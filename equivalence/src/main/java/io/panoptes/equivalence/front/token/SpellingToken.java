package io.panoptes.equivalence.front.token;

/**
 * A piece of SQL text.
 *
 * @param text the token as it goes to the parser
 * @param space the blanks and comments before it
 * @param offset where it stands in the text that came in
 */
public record SpellingToken(Kind kind, String text, String space, int offset) {
    public enum Kind {
        WORD,
        QUOTED_NAME,
        NUMBER,
        STRING,
        SYMBOL
    }

    public boolean is(String word) {
        return (kind == Kind.WORD || kind == Kind.SYMBOL) && text.equalsIgnoreCase(word);
    }

    public boolean isName() {
        return kind == Kind.WORD || kind == Kind.QUOTED_NAME;
    }

    /** The same token under another text. */
    public SpellingToken as(Kind newKind, String newText) {
        return new SpellingToken(newKind, newText, space, offset);
    }

    /** The same token as a quoted name. */
    public SpellingToken quoted() {
        return as(Kind.QUOTED_NAME, '"' + text + '"');
    }

    /** A token that is not in the text, placed before this one. */
    public SpellingToken before(String newText) {
        return new SpellingToken(Kind.SYMBOL, newText, " ", offset);
    }
}
