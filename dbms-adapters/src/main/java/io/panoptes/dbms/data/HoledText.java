package io.panoptes.dbms.data;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * A text with holes: {@code CASE WHEN <b> THEN <i> END}. A hole is a name of letters and digits between angle brackets, without
 * blanks; the name says what goes in. This is the notation of all data files of the adapters.
 *
 * @param pieces the text between the holes, one more than there are holes
 * @param holes their names
 */
public record HoledText(List<String> pieces, List<String> holes) {
    private static final Pattern HOLE = Pattern.compile("<([A-Za-z][A-Za-z0-9]*)>");

    public HoledText {
        pieces = List.copyOf(pieces);
        holes = List.copyOf(holes);
    }

    public static HoledText of(String text) {
        return of(text, name -> true);
    }

    /** @param isHole whether a name is that of a hole; what else stands between brackets is text, such as {@code '<aa/>'} */
    public static HoledText of(String text, Predicate<String> isHole) {
        var pieces = new ArrayList<String>();
        var holes = new ArrayList<String>();
        var matcher = HOLE.matcher(text);
        int end = 0;
        while (matcher.find()) {
            if (!isHole.test(matcher.group(1))) {
                continue;
            }
            pieces.add(text.substring(end, matcher.start()));
            holes.add(matcher.group(1));
            end = matcher.end();
        }
        pieces.add(text.substring(end));
        return new HoledText(pieces, holes);
    }

    /** @param fillings one for each hole, in their order */
    public String with(List<String> fillings) {
        var text = new StringBuilder(pieces.getFirst());
        for (int i = 0; i < holes.size(); i++) {
            text.append(fillings.get(i)).append(pieces.get(i + 1));
        }
        return text.toString();
    }

    /** @param filling of a hole by its name */
    public String with(UnaryOperator<String> filling) {
        return with(holes.stream().map(filling).toList());
    }

    /** As the file writes it. */
    public String text() {
        return with(name -> "<" + name + ">");
    }
}
