package io.panoptes.dbms.server;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The log of a server: asked for the end of a start, and for crashes. */
record ServerLog(Path file) implements GrowingText {

    private static final int MOST_BYTES = 1 << 18;
    private static final int MOST_LINES = 80;

    private static final Pattern TIME_OR_PROCESS =
            Pattern.compile("^(\\[\\d+] |\\d{2,4}-?\\d\\d-?\\d\\d[T ]+[\\d:.]+Z?( UTC)?( -)? *(\\d+ )?)+");
    /**
     * As in {@code bin/mysqld(handler::ha_index_init(unsigned int, bool)+0x55) [0x10f42e5]} and {@code postgres: me 127.0.0.1(42714)
     * SELECT(planner+0x2a)[0x55a8]}.
     */
    private static final Pattern FRAME = Pattern.compile("(?m)^.*?\\(([A-Za-z_~][^\\n]*?)\\+0x[0-9a-f]+\\) ?\\[0x");
    /** What handles the signal is on the stack too. */
    private static final Pattern HANDLER = Pattern.compile(
            "print_stacktrace|fatal_signal|handle_segfault|^(gsignal|abort|raise|__assert_fail|ExceptionalCondition)");

    @Override
    public long end() {
        try {
            return Files.size(file);
        } catch (IOException e) {
            return 0;
        }
    }

    @Override
    public String since(long from) {
        try (SeekableByteChannel channel = Files.newByteChannel(file)) {
            long start = Math.max(from, channel.size() - MOST_BYTES);
            ByteBuffer bytes = ByteBuffer.allocate((int) Math.max(0, channel.size() - start));
            channel.position(start);
            while (bytes.hasRemaining() && channel.read(bytes) >= 0) {
                // Until all is there.
            }
            return new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return "";
        }
    }

    /** What a text of the log tells of a crash that this session brought about: the line that says so, and all around it. */
    static String crash(String text, ServerKind kind, String session) {
        Optional<String> headline =
                text.lines().filter(line -> kind.crash().matcher(line).find()).findFirst();
        if (headline.isEmpty()) {
            return "";
        }
        List<String> sessions = kind.crashedSession()
                .matcher(text)
                .results()
                .map(match -> match.group(1))
                .toList();
        if (!sessions.isEmpty() && !session.isEmpty() && !sessions.contains(session)) {
            return "";
        }
        return headline(headline.get(), text) + "\n"
                + text.lines().limit(MOST_LINES).collect(Collectors.joining("\n"));
    }

    /** What crashed and where, without the time and the process, so that the same crash has the same headline. */
    private static String headline(String line, String text) {
        String what = TIME_OR_PROCESS.matcher(line).replaceFirst("").strip();
        return FRAME.matcher(text)
                .results()
                .map(frame -> frame.group(1))
                .filter(name -> !HANDLER.matcher(name).find())
                .findFirst()
                .map(name -> what + " in " + name)
                .orElse(what);
    }

    static boolean says(String text, Pattern pattern) {
        Matcher matcher = pattern.matcher(text);
        return matcher.find();
    }
}
