package io.panoptes.dbms.shelldriver;

import java.util.ArrayList;
import java.util.List;

/**
 * Rows as a shell prints them in mode {@code quote}: cells between commas, texts in quotes, which are doubled in it. A text may
 * hold newlines, so that a row may take several lines.
 */
public final class ShellRows {
    private final String printed;
    private int at;

    private ShellRows(String printed) {
        this.printed = printed;
    }

    /**
     * A value.
     *
     * @param quoted whether it is a text; otherwise a number, a blob, or NULL
     */
    public record Cell(String text, boolean quoted) {
        public boolean isNull() {
            return !quoted && text.equals("NULL");
        }
    }

    /** The first row holds the names. */
    static List<List<Cell>> of(String printed) {
        ShellRows rows = new ShellRows(printed);
        List<List<Cell>> all = new ArrayList<>();
        while (rows.at < printed.length()) {
            all.add(rows.row());
        }
        return all;
    }

    private List<Cell> row() {
        List<Cell> row = new ArrayList<>();
        while (true) {
            row.add(cell());
            if (at >= printed.length() || printed.charAt(at) == '\n') {
                at++;
                return row;
            }
            at++; // the comma
        }
    }

    private Cell cell() {
        StringBuilder text = new StringBuilder();
        if (at < printed.length() && printed.charAt(at) == '\'') {
            at++;
            while (at < printed.length()) {
                char next = printed.charAt(at++);
                if (next != '\'') {
                    text.append(next);
                } else if (at < printed.length() && printed.charAt(at) == '\'') {
                    text.append(next);
                    at++;
                } else {
                    return new Cell(text.toString(), true);
                }
            }
            throw new IllegalStateException("a text without an end: " + printed);
        }
        // A blob has quotes behind an X, a text with control characters is a call of unistr; neither holds others.
        boolean inQuotes = false;
        while (at < printed.length()) {
            char next = printed.charAt(at);
            if (!inQuotes && (next == ',' || next == '\n')) {
                break;
            }
            inQuotes ^= next == '\'';
            text.append(next);
            at++;
        }
        return new Cell(text.toString(), false);
    }
}
