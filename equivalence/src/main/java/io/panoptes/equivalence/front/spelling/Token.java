package io.panoptes.equivalence.front.spelling;

/**
 * A piece of SQL text.
 *
 * @param text the token as it goes to the parser
 * @param space the blanks and comments before it
 * @param offset where it stands in the text that came in
 */
record Token(Kind kind, String text, String space, int offset) {
    enum Kind {
        WORD,
        QUOTED_NAME,
        NUMBER,
        STRING,
        SYMBOL
    }

    boolean is(String word) {
        return (kind == Kind.WORD || kind == Kind.SYMBOL) && text.equalsIgnoreCase(word);
    }

    boolean isName() {
        return kind == Kind.WORD || kind == Kind.QUOTED_NAME;
    }

    /** The same token under another text. */
    Token as(Kind newKind, String newText) {
        return new Token(newKind, newText, space, offset);
    }

    /** The same token as a quoted name. */
    Token quoted() {
        return as(Kind.QUOTED_NAME, '"' + text + '"');
    }

    /** A token that is not in the text, placed before this one. */
    Token before(String newText) {
        return new Token(Kind.SYMBOL, newText, " ", offset);
    }
}
