package io.panoptes.corpus.making;

import io.panoptes.dbms.data.HoledText;
import java.util.List;
import java.util.Set;

/**
 * A way to say something, with holes for what it is said about: {@code list_contains(<L>, <i>)} gives b.
 *
 * @param pieces the text between the holes
 * @param holes the letters of the kinds that go in
 * @param result the letter of the kind that comes out
 * @param functions those of the catalogue that it calls
 */
record Form(List<String> pieces, List<Character> holes, char result, Set<String> functions) {
    /** The kind of a result that is not known yet. */
    static final char OPEN = '?';

    Form {
        pieces = List.copyOf(pieces);
        holes = List.copyOf(holes);
        functions = Set.copyOf(functions);
    }

    static Form of(String text, char result, Set<String> functions) {
        HoledText holed = HoledText.of(text, name -> name.length() == 1);
        return new Form(
                holed.pieces(),
                holed.holes().stream().map(name -> name.charAt(0)).toList(),
                result,
                functions);
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
