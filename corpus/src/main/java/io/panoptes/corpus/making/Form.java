package io.panoptes.corpus.making;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A way to say something, with holes for what it is said about: {@code list_contains(<L>, <i>)} gives b.
 *
 * @param pieces the text between the holes
 * @param holes the letters of the kinds that go in
 * @param result the letter of the kind that comes out
 * @param functions those of the catalogue that it calls
 */
record Form(List<String> pieces, List<Character> holes, char result, Set<String> functions) {
    private static final Pattern HOLE = Pattern.compile("<([a-zA-Z])>");

    /** The kind of a result that is not known yet. */
    static final char OPEN = '?';

    Form {
        pieces = List.copyOf(pieces);
        holes = List.copyOf(holes);
        functions = Set.copyOf(functions);
    }

    static Form of(String text, char result, Set<String> functions) {
        var pieces = new ArrayList<String>();
        var holes = new ArrayList<Character>();
        var matcher = HOLE.matcher(text);
        int end = 0;
        while (matcher.find()) {
            pieces.add(text.substring(end, matcher.start()));
            holes.add(matcher.group(1).charAt(0));
            end = matcher.end();
        }
        pieces.add(text.substring(end));
        return new Form(pieces, holes, result, functions);
    }

    Form giving(char kind) {
        return new Form(pieces, holes, kind, functions);
    }

    String with(List<String> arguments) {
        var text = new StringBuilder(pieces.getFirst());
        for (int i = 0; i < arguments.size(); i++) {
            text.append(arguments.get(i)).append(pieces.get(i + 1));
        }
        return text.toString();
    }

    /** As the grammar writes it. */
    String text() {
        return with(holes.stream().map(letter -> "<" + letter + ">").toList());
    }
}
