package io.panoptes.sql.oracle;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;

/** Reads oracle files: JSON Lines, an oracle a line. A line with a problem does not keep the others from being loaded. */
public final class OracleReader {
    private OracleReader() {}

    /** A file, packed by gzip or not. */
    public static OracleFile read(Path file) throws IOException {
        byte[] content = Files.readAllBytes(file);
        return read(file.toString(), isPacked(content) ? unpacked(content) : content);
    }

    private static boolean isPacked(byte[] content) {
        return content.length > 2 && content[0] == (byte) 0x1f && content[1] == (byte) 0x8b;
    }

    private static byte[] unpacked(byte[] content) throws IOException {
        try (InputStream stream = new GZIPInputStream(new ByteArrayInputStream(content))) {
            return stream.readAllBytes();
        }
    }

    public static OracleFile read(String name, byte[] content) {
        return read(name, content, true);
    }

    /** Reads a file whose queries were checked when it was made, and are not read again: much quicker. */
    public static OracleFile readChecked(String name, byte[] content) {
        return read(name, content, false);
    }

    private static OracleFile read(String name, byte[] content, boolean checks) {
        List<Oracle> oracles = new ArrayList<>();
        List<OracleProblem> problems = new ArrayList<>();
        Map<String, Integer> lineOfId = new HashMap<>();
        int line = 0;
        int start = 0;
        while (start < content.length) {
            int end = start;
            while (end < content.length && content[end] != '\n') {
                end++;
            }
            line++;
            try {
                String text = decode(content, start, end, line == 1);
                if (!text.isBlank()) {
                    Oracle oracle = OracleParser.parse(text, checks);
                    Integer before = lineOfId.putIfAbsent(oracle.id(), line);
                    if (before != null) {
                        throw new Malformed(
                                "the id %s is already that of line %d".formatted(oracle.id(), before),
                                "Give each oracle an id of its own.");
                    }
                    oracles.add(oracle);
                }
            } catch (Malformed e) {
                problems.add(new OracleProblem(name, line, e.problem, e.advice));
            }
            start = end + 1;
        }
        return new OracleFile(name, oracles, problems, lineOfId);
    }

    private static String decode(byte[] content, int start, int end, boolean first) throws Malformed {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(content, start, end - start))
                    .toString();
            // Some editors begin a file with a byte order mark.
            return first && text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            throw new Malformed("this line is not UTF-8", "Save the file as UTF-8.");
        }
    }

    /** Why a line is no oracle. Caught here: it never leaves the package. */
    static final class Malformed extends Exception {
        private static final long serialVersionUID = 1L;
        final String problem;
        final String advice;

        Malformed(String problem, String advice) {
            super(problem);
            this.problem = problem;
            this.advice = advice;
        }
    }
}
