package io.panoptes.triage.symptom;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What is left of the message of an internal error or of a crash when all is taken away that changes from one case that shows
 * the bug to another: names, numbers, types, addresses, and what stands in parentheses.
 */
public final class ErrorMessage {
    /** The frames of a crash log and of an exception in Java begin where it happened. */
    private static final int FRAMES = 3;
    /** The stack that a DBMS puts into its message begins with the making of the exception, which is the same for all. */
    private static final int FRAMES_OF_MESSAGE = 6;

    /** As in {@code C  [libduckdb_java.so+0x12f]  duckdb::Foo::Bar()+0x1}; without a symbol the offset stands for it. */
    private static final Pattern NATIVE_FRAME = Pattern.compile(
            "^.*?([\\w.-]+\\.so[\\w.]*\\+0x[0-9a-f]+)\\]?\\s*(?:\\S+\\s+)*?([^+\\s(]*)(?:\\(.*)?(?:\\+0x.*)?$");

    /** As in {@code libduckdb_java.so(+0x490ea6)}, with a symbol before the offset or an address behind it at times. */
    private static final Pattern FRAME_OF_MESSAGE =
            Pattern.compile("^\\s*\\S*?(?:\\.so|\\.dylib|\\.dll)[\\w.]*\\((\\S*?)(\\+0x[0-9a-f]+)\\)\\s*(?:\\[.*)?");

    private static final Pattern JAVA_FRAME = Pattern.compile("^\\s*at\\s+()([\\w.$<>/]+)\\(.*");
    private static final Pattern QUOTED = Pattern.compile("'[^']*'|\"[^\"]*\"|`[^`]*`");
    /** Not a name: the exception that H2 quotes in {@code General error: "java.lang.RuntimeException: Unexpected code path"}. */
    private static final Pattern QUOTED_EXCEPTION =
            Pattern.compile("\"((?:[a-z]\\w*\\.){2,}[A-Z]\\w*(?:Exception|Error)(?::[^\"]*)?)\"");

    private static final Pattern BRACKETED = Pattern.compile("\\([^()]*\\)|\\[[^\\[\\]]*\\]|\\{[^{}]*\\}");
    private static final Pattern TYPE = Pattern.compile(
            "\\b(?:U?(?:TINY|SMALL|MEDIUM|BIG|HUGE)?INT(?:EGER)?|BOOL(?:EAN)?|(?:VAR)?CHAR(?:ACTER)?|TEXT|CLOB|BLOB|(?:VAR)?BINARY"
                    + "|DATE(?:TIME)?|TIMESTAMP|TIME|INTERVAL|DECIMAL|NUMERIC|DOUBLE|FLOAT|REAL|BIT|UUID|JSON)\\b",
            Pattern.CASE_INSENSITIVE);
    /** A name that somebody made up, or a number: a word with a digit or an underscore in it. */
    private static final Pattern NAME = Pattern.compile("[\\w$]*[\\d_][\\w$]*");
    /** A method of a class that the DBMS made for one query, such as Derby's {@code ac539141e7x01a1xff9bxf327x00002b2b518882.e3}. */
    private static final Pattern GENERATED = Pattern.compile("[\\w$]*\\d[0-9a-fx]{8,}[\\w$]*(?:\\.\\w+)?");
    /** The type in the name of a class that there is for each type, such as {@code SQLInteger}. */
    private static final Pattern TYPED = Pattern.compile(
            "(?<![a-z])(?:(?:Tiny|Small|Long)int|Int(?:eger)?|Boolean|(?:Var|Longvar)?[Cc]har|Clob|Blob|Date|Time(?:stamp)?"
                    + "|Decimal|Double|Real)(?![a-z])");

    private ErrorMessage() {}

    /**
     * What a sanitizer found and where, or the shape of a fault that an integrity check found; else the first line without all that
     * changes, and the top frames where the message has a stack.
     */
    public static String signature(String message) {
        return SanitizerReport.in(message)
                .filter(report -> !report.functions().isEmpty())
                .map(SanitizerReport::signature)
                .or(() -> IntegrityShape.of(message).map(IntegrityShape::signature))
                .orElseGet(() -> ofMessage(message));
    }

    /** The function that a crash log or a stack names first; empty where there are no symbols. */
    static Optional<String> function(String message) {
        return message.lines()
                .flatMap(line -> Stream.of(NATIVE_FRAME, JAVA_FRAME)
                        .map(pattern -> pattern.matcher(line))
                        .filter(Matcher::matches)
                        .map(matcher -> matcher.group(2)))
                .filter(name -> !name.isEmpty())
                .findFirst();
    }

    private static String ofMessage(String message) {
        List<String> own = message.lines().flatMap(ErrorMessage::frameOfMessage).toList();
        List<String> frames = own.isEmpty()
                ? message.lines().flatMap(ErrorMessage::frame).limit(FRAMES).toList()
                : own.stream().limit(FRAMES_OF_MESSAGE).toList();
        String head = normalise(
                message.lines().filter(line -> !line.isBlank()).findFirst().orElse(""));
        return frames.isEmpty() ? head : head + " @ " + String.join(" < ", frames);
    }

    private static Stream<String> frameOfMessage(String line) {
        return Optional.of(FRAME_OF_MESSAGE.matcher(line)).filter(Matcher::matches).stream()
                .map(matcher -> matcher.group(1).isEmpty() ? matcher.group(2) : matcher.group(1));
    }

    private static Stream<String> frame(String line) {
        return Stream.of(NATIVE_FRAME, JAVA_FRAME)
                .map(pattern -> pattern.matcher(line))
                .filter(Matcher::matches)
                .map(matcher -> matcher.group(2).isEmpty() ? matcher.group(1) : matcher.group(2))
                .map(name -> GENERATED.matcher(name).replaceAll("#"))
                .map(name -> TYPED.matcher(name).replaceAll("?"));
    }

    private static String normalise(String line) {
        String bare =
                QUOTED.matcher(QUOTED_EXCEPTION.matcher(line).replaceAll("$1")).replaceAll("?");
        for (String inner = ""; !inner.equals(bare); ) {
            inner = bare;
            bare = BRACKETED.matcher(inner).replaceAll("");
        }
        bare = TYPE.matcher(bare).replaceAll("?");
        bare = NAME.matcher(bare).replaceAll("?");
        return bare.replaceAll("\\s+(?=[:,.;])", "").replaceAll("\\s+", " ").strip();
    }
}
