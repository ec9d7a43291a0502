package io.panoptes.corpus.store;

import io.panoptes.sql.ast.Expression;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * The text of a snippet: SQL with a slot such as {@code {i0}} wherever it reads a column, and {@code «...»} around each part
 * that is an expression by itself. The marks become parentheses; they are kept so that a finding can be reduced to a part.
 */
public record SnippetText(String text) {
    public static final char OPEN = '«';
    public static final char CLOSE = '»';

    private static final Comparator<Slot> BY_LETTER_AND_NUMBER =
            Comparator.comparing((Slot slot) -> slot.type().letter()).thenComparing(Slot::number);
    private static final Pattern SLOT = Pattern.compile("\\{([a-z])(\\d)\\}");

    /** The columns that it reads, each once. */
    public Set<Slot> slots() {
        var slots = new TreeSet<>(BY_LETTER_AND_NUMBER);
        var matcher = SLOT.matcher(text);
        while (matcher.find()) {
            slot(matcher.group(1), matcher.group(2)).ifPresent(slots::add);
        }
        return slots;
    }

    /** As it is run, in parentheses, with a name for each slot. */
    public String sql(Function<Slot, String> names) {
        String bare = text.replace(OPEN, '(').replace(CLOSE, ')');
        return "("
                + SLOT.matcher(bare)
                        .replaceAll(found -> java.util.regex.Matcher.quoteReplacement(
                                slot(found.group(1), found.group(2)).map(names).orElse(found.group())))
                + ")";
    }

    /** The same with another text in place of each slot for which there is one. */
    public SnippetText replacing(Function<Slot, Optional<String>> replacement) {
        return new SnippetText(SLOT.matcher(text)
                .replaceAll(found -> java.util.regex.Matcher.quoteReplacement(slot(found.group(1), found.group(2))
                        .flatMap(replacement)
                        .orElse(found.group()))));
    }

    /** As a tree whose leaves are the columns, and whose nodes are the marked parts. */
    public Expression expression(Function<Slot, Expression> columns) {
        return new Reader(columns).read();
    }

    private static Optional<Slot> slot(String letter, String number) {
        return SlotType.of(letter.charAt(0)).map(type -> new Slot(type, number.charAt(0) - '0'));
    }

    private final class Reader {
        private final Function<Slot, Expression> columns;
        private int at;

        Reader(Function<Slot, Expression> columns) {
            this.columns = columns;
        }

        Expression read() {
            var pieces = new ArrayList<String>();
            var arguments = new ArrayList<Expression>();
            var piece = new StringBuilder();
            while (at < text.length() && text.charAt(at) != CLOSE) {
                Optional<Slot> slot = slotHere();
                if (slot.isPresent()) {
                    at += slot.get().toString().length();
                    arguments.add(columns.apply(slot.get()));
                } else if (text.charAt(at) == OPEN) {
                    at++;
                    arguments.add(read());
                    at++;
                } else {
                    piece.append(text.charAt(at++));
                    continue;
                }
                pieces.add(piece.toString());
                piece.setLength(0);
            }
            pieces.add(piece.toString());
            boolean onlyAColumn = pieces.equals(List.of("", ""));
            return onlyAColumn ? arguments.getFirst() : new Expression.Template(pieces, arguments);
        }

        private Optional<Slot> slotHere() {
            if (text.charAt(at) != '{' || at + 3 >= text.length() || text.charAt(at + 3) != '}') {
                return Optional.empty();
            }
            char number = text.charAt(at + 2);
            return Character.isDigit(number)
                    ? slot(String.valueOf(text.charAt(at + 1)), String.valueOf(number))
                    : Optional.empty();
        }
    }
}
