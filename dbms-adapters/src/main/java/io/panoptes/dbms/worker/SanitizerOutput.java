package io.panoptes.dbms.worker;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What sanitizers print on the standard error of this process while it goes on. It is asked behind each statement, so that a
 * report is told with the statement that brought it about.
 */
public final class SanitizerOutput {
    /** In the folder of the process: its standard error. */
    public static final String FILE = "stderr.log";

    private static final int MOST_BYTES = 1 << 16;
    private static final Pattern REPORT =
            Pattern.compile("(?m)^.*?(?:(?:ERROR|WARNING): \\w+Sanitizer: |:\\d+:\\d+: runtime error: )");

    private final Path file;
    private long seen;

    SanitizerOutput(Path folder) {
        this.file = folder.resolve(FILE);
    }

    /** What was printed up to now is of no statement. */
    void skip() {
        seen = size();
    }

    /** The report that was printed since it was last asked, from its first line on; empty where there is none. */
    Optional<String> next() {
        long end = size();
        if (end <= seen) {
            return Optional.empty();
        }
        String text = read(seen, (int) Math.min(end - seen, MOST_BYTES));
        seen = end;
        Matcher report = REPORT.matcher(text);
        return report.find() ? Optional.of(text.substring(report.start()).strip()) : Optional.empty();
    }

    private long size() {
        try {
            return Files.size(file);
        } catch (IOException notKept) {
            return 0;
        }
    }

    private String read(long from, int count) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            ByteBuffer bytes = ByteBuffer.allocate(count);
            while (bytes.hasRemaining() && channel.read(bytes, from + bytes.position()) >= 0) {
                // Until all is there.
            }
            return new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8);
        } catch (IOException gone) {
            return "";
        }
    }
}
