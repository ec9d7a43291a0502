package io.panoptes.dbms.provision;

import io.panoptes.dbms.coverage.CoverageKind;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;

/** Finds out whether native code was compiled with coverage: by the names of the functions that such code calls. */
final class InstrumentedCode {
    private static final byte[] CALLED = "__sanitizer_cov_trace_pc".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] GUARD = "_guard".getBytes(StandardCharsets.US_ASCII);

    private InstrumentedCode() {}

    /**
     * Of a program or a shared library, or of the library inside a jar.
     *
     * @param resource the library's name in a jar
     */
    static CoverageKind kind(Path file, String resource) throws IOException {
        if (!String.valueOf(file.getFileName()).endsWith(".jar")) {
            return kind(Files.readAllBytes(file));
        }
        try (JarFile jar = new JarFile(file.toFile())) {
            ZipEntry entry = jar.getEntry(resource);
            if (entry == null) {
                return CoverageKind.NONE;
            }
            try (InputStream library = jar.getInputStream(entry)) {
                return kind(library.readAllBytes());
            }
        }
    }

    private static CoverageKind kind(byte[] code) {
        CoverageKind found = CoverageKind.NONE;
        for (int i = 0; i + CALLED.length + GUARD.length < code.length; i++) {
            if (code[i] == '_' && starts(code, i, CALLED)) {
                int end = i + CALLED.length;
                if (code[end] == 0) {
                    return CoverageKind.PROGRAM_COUNTERS;
                }
                if (starts(code, end, GUARD)) {
                    found = CoverageKind.GUARDS;
                }
            }
        }
        return found;
    }

    private static boolean starts(byte[] code, int at, byte[] text) {
        return Arrays.equals(code, at, at + text.length, text, 0, text.length);
    }
}
