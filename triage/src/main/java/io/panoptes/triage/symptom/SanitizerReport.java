package io.panoptes.triage.symptom;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a sanitizer, an assertion or the runtime of the language of a DBMS printed before the process ended: the tool, what it
 * found, and the functions that it was in, the innermost first. Two crashes with the same are one bug.
 *
 * @param finding such as {@code heap-buffer-overflow}, without addresses and numbers
 */
record SanitizerReport(String tool, String finding, List<String> functions) {
    private static final int MOST_FUNCTIONS = 3;
    /** Functions of the tools themselves, which are on top of every stack. */
    private static final Set<String> TOOLS = Set.of("abort", "raise", "gsignal", "malloc", "free", "memcpy", "memset");

    /** How one of them begins; the first group is the tool where it says so itself, the last what it found. */
    private record Form(String tool, Pattern head) {
        Form(String tool, String head) {
            this(tool, Pattern.compile(head));
        }
    }

    private static final List<Form> FORMS = List.of(
            new Form("", "==\\d+==\\s*(?:ERROR|WARNING): (\\w+Sanitizer): ([\\w-]+(?: [a-z][\\w-]*){0,3})"),
            new Form("", "WARNING: (ThreadSanitizer): ([\\w -]+?)(?: \\(pid.*)?$"),
            new Form("UndefinedBehaviorSanitizer", "^\\S+?:\\d+:\\d+: runtime error: (.*)"),
            new Form("assertion", "Assertion [`'](.*)' failed"),
            new Form("assertion", "^TRAP: (?:failed )?Assert(?:ion)?\\(?\"?(.*?)\"?\\)?,? File: .*"),
            new Form("panic", "^thread '.*' panicked at (.*)"),
            new Form("panic", "^panic: (.*)"),
            new Form("panic", "\\bPANIC:\\s+(.*)"),
            new Form("fatal", "<Fatal> \\S+: (.*)"));

    /** As in {@code #0 0x5561 in read_past /src/a.c:3}, {@code #1 main /src/t.c:4 (t+0x12)}, {@code 3. DB::f(int) @ 0x12}. */
    private static final Pattern FRAME =
            Pattern.compile("^.*?(?:#\\d+\\s+(?:0x[0-9a-f]+\\s+in\\s+)?|\\s\\d+\\. )([\\w:~<>$.]+).*");

    private static final Pattern GO_FRAME = Pattern.compile("^([\\w./*()-]+)\\(.*\\)$");
    private static final Pattern RUST_FRAME = Pattern.compile("^\\s+\\d+:\\s+(?:0x[0-9a-f]+ - )?([\\w:<>]+).*");
    private static final Pattern OF_FILE = Pattern.compile("^.*?: ([\\w:~<>]+)(?:\\(.*\\))?: Assertion .*");

    /** The first report in this output. */
    static Optional<SanitizerReport> in(String output) {
        List<String> lines = output.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            for (Form form : FORMS) {
                Matcher head = form.head().matcher(lines.get(i));
                if (head.find()) {
                    String tool = form.tool().isEmpty() ? head.group(1) : form.tool();
                    return Optional.of(new SanitizerReport(
                            tool,
                            plain(head.group(head.groupCount())),
                            functions(lines.get(i), lines.subList(i + 1, lines.size()))));
                }
            }
        }
        return Optional.empty();
    }

    /** Without what changes from one run, or one query, to the next. */
    private static String plain(String finding) {
        return finding.replaceAll("\\bon (?:unknown )?address.*", "")
                .replaceAll("0x[0-9a-f]+|\\b\\d+\\b", "?")
                .replaceAll("'[^']*'", "?")
                .replaceAll("\\s+", " ")
                .strip();
    }

    private static List<String> functions(String head, List<String> below) {
        Matcher asserted = OF_FILE.matcher(head);
        if (asserted.matches()) {
            return List.of(asserted.group(1));
        }
        return below.stream()
                .dropWhile(line -> function(line).isEmpty())
                // The stack of where the memory came from is another one.
                .takeWhile(line -> !line.isBlank())
                .flatMap(line -> function(line).stream())
                .filter(function -> !isOfTheTool(function))
                .limit(MOST_FUNCTIONS)
                .toList();
    }

    private static Optional<String> function(String line) {
        for (Pattern pattern : List.of(FRAME, RUST_FRAME, GO_FRAME)) {
            Matcher frame = pattern.matcher(line);
            if (frame.matches()) {
                return Optional.of(frame.group(1));
            }
        }
        return Optional.empty();
    }

    private static boolean isOfTheTool(String function) {
        String lower = function.toLowerCase(Locale.ROOT);
        return TOOLS.contains(lower)
                || lower.startsWith("__interceptor")
                || lower.startsWith("__asan")
                || lower.startsWith("__ubsan")
                || lower.startsWith("__tsan")
                || lower.startsWith("std::panicking")
                || lower.startsWith("core::panicking");
    }

    /** In a title: {@code AddressSanitizer: heap-buffer-overflow in read_past}. */
    String title() {
        String where = functions.isEmpty() ? "" : " in " + functions.getFirst();
        return "%s: %s%s".formatted(tool, finding, where);
    }

    /** Equal for the same bug. */
    String signature() {
        return "%s: %s @ %s".formatted(tool, finding, String.join(" < ", functions));
    }
}
