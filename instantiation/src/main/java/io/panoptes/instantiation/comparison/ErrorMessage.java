package io.panoptes.instantiation.comparison;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What is left of the message of an internal error or of a crash when all is taken away that changes between runs. */
public final class ErrorMessage {
    private static final int FRAMES = 3;
    /** As in {@code C  [libduckdb_java.so+0x12f]  duckdb::Foo::Bar()+0x1}; without a symbol the offset stands for it. */
    private static final Pattern NATIVE_FRAME = Pattern.compile(
            "^.*?([\\w.-]+\\.so[\\w.]*\\+0x[0-9a-f]+)\\]?\\s*(?:\\S+\\s+)*?([^+\\s(]*)(?:\\(.*)?(?:\\+0x.*)?$");

    private static final Pattern JAVA_FRAME = Pattern.compile("^\\s*at\\s+()([\\w.$<>/]+)\\(.*");
    private static final Pattern QUOTED = Pattern.compile("'[^']*'|\"[^\"]*\"|`[^`]*`");
    private static final Pattern ADDRESS = Pattern.compile("0x[0-9a-fA-F]+");
    /** A class that the DBMS made for one query, such as Derby's {@code ac539141e7x01a1xff9bxf327x00002b2b518882}. */
    private static final Pattern GENERATED = Pattern.compile("[\\w$]*\\d[0-9a-fx]{8,}[\\w$]*");

    private static final Pattern NUMBER = Pattern.compile("\\d+");

    private ErrorMessage() {}

    /** The names of the top stack frames where the message has a stack, otherwise its first line without names and numbers. */
    public static String signature(String message) {
        List<String> frames =
                message.lines().flatMap(ErrorMessage::frame).limit(FRAMES).toList();
        String head = normalise(
                message.lines().filter(line -> !line.isBlank()).findFirst().orElse(""));
        return frames.isEmpty() ? head : head + " @ " + String.join(" < ", frames);
    }

    private static Stream<String> frame(String line) {
        return Stream.of(NATIVE_FRAME, JAVA_FRAME)
                .map(pattern -> pattern.matcher(line))
                .filter(Matcher::matches)
                .map(matcher -> matcher.group(2).isEmpty() ? matcher.group(1) : matcher.group(2))
                .map(name -> GENERATED.matcher(name).replaceAll("#"));
    }

    private static String normalise(String line) {
        String bare = QUOTED.matcher(line).replaceAll("?");
        bare = ADDRESS.matcher(bare).replaceAll("#");
        bare = NUMBER.matcher(bare).replaceAll("#");
        return bare.replaceAll("\\s+", " ").strip();
    }
}
