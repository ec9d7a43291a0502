package io.panoptes.texttosql.search;

import io.panoptes.sql.text.Token;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Texts that have the letters at the places where a query looks for them: {@code SUBSTR(a, 1, 4) = '1970' AND SUBSTR(a, 6, 2) = '10' ->}
 * {@code '1970x10'}, {@code '1970xxx'} and {@code 'xxxxx10'}.
 */
final class PlacedLetters {
    /** Letters are placed in the first of a text only. */
    private static final int LONGEST = 40;

    private final List<Token> tokens;
    private final Predicate<Token> isColumn;

    private PlacedLetters(List<Token> tokens, Predicate<Token> isColumn) {
        this.tokens = tokens;
        this.isColumn = isColumn;
    }

    /** @param start the place of the first letter, from 1 on */
    private record Piece(int start, String letters) {}

    /** The texts for each column, by its name as a query writes it. */
    static Map<String, Set<String>> of(List<Token> tokens, Predicate<Token> isColumn) {
        Map<String, Set<String>> texts = new LinkedHashMap<>();
        new PlacedLetters(tokens, isColumn).pieces().forEach((column, pieces) -> texts.put(column, texts(pieces)));
        return texts;
    }

    private Map<String, List<Piece>> pieces() {
        Map<String, List<Piece>> pieces = new LinkedHashMap<>();
        for (int i = 0; i < tokens.size(); i++) {
            if (tokens.get(i).isWord("SUBSTR") || tokens.get(i).isWord("SUBSTRING")) {
                read(i + 1, pieces);
            }
        }
        return pieces;
    }

    /** Reads what follows SUBSTR, {@code (t.a, 6, 2) = '10'}: the next string is taken for what the part is compared with. */
    private void read(int from, Map<String, List<Piece>> pieces) {
        String column = "";
        int i = from;
        while (i < tokens.size() && !isSymbol(i, ",") && !isSymbol(i, ")")) {
            if (isColumn.test(tokens.get(i))) {
                column = tokens.get(i).text();
            }
            i++;
        }
        if (column.isEmpty() || !isSymbol(i, ",") || !is(i + 1, Token.Kind.NUMBER)) {
            return;
        }
        String start = tokens.get(i + 1).text();
        while (i < tokens.size() && !is(i, Token.Kind.STRING)) {
            if (isColumn.test(tokens.get(i))) {
                return;
            }
            i++;
        }
        if (i < tokens.size() && start.matches("[1-9]\\d?") && Integer.parseInt(start) <= LONGEST) {
            pieces.computeIfAbsent(column, name -> new ArrayList<>())
                    .add(new Piece(Integer.parseInt(start), tokens.get(i).text()));
        }
    }

    private boolean isSymbol(int i, String symbol) {
        return i < tokens.size() && tokens.get(i).isSymbol(symbol);
    }

    private boolean is(int i, Token.Kind kind) {
        return i < tokens.size() && tokens.get(i).kind() == kind;
    }

    private static Set<String> texts(List<Piece> pieces) {
        Set<String> texts = new LinkedHashSet<>();
        StringBuilder all = new StringBuilder();
        for (Piece piece : pieces) {
            place(piece, all);
            StringBuilder alone = new StringBuilder();
            place(piece, alone);
            texts.add(alone.toString());
        }
        texts.add(all.toString());
        return texts;
    }

    private static void place(Piece piece, StringBuilder text) {
        int end = piece.start() - 1 + piece.letters().length();
        while (text.length() < end) {
            text.append('x');
        }
        text.replace(piece.start() - 1, end, piece.letters());
    }
}
