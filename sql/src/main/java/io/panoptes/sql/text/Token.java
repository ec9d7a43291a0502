package io.panoptes.sql.text;

/** A word of SQL text. {@code text} is without quotes; {@code start} and {@code end} are offsets, with them. */
public record Token(Kind kind, String text, int start, int end) {

    public enum Kind {
        WORD,
        /** An identifier in double quotes or backquotes. */
        QUOTED,
        STRING,
        NUMBER,
        SYMBOL,
        END
    }

    public boolean isWord(String word) {
        return kind == Kind.WORD && text.equalsIgnoreCase(word);
    }

    public boolean isSymbol(String symbol) {
        return kind == Kind.SYMBOL && text.equals(symbol);
    }

    /** A word or a quoted name: what can name a table or a column. */
    public boolean isName() {
        return kind == Kind.WORD || kind == Kind.QUOTED;
    }
}
