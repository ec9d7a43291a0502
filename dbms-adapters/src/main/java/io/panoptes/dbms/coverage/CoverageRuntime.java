package io.panoptes.dbms.coverage;

import io.panoptes.dbms.worker.Folders;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.zip.CRC32;

/** The C runtime that instrumented native code calls, {@code native/coverage.c}: compiled by this system when first needed. */
public final class CoverageRuntime {
    /** What the names of the files begin with that processes keep; their numbers follow. */
    public static final String PREFIX_VARIABLE = "PANOPTES_COVERAGE";

    private static final List<String> COMPILERS = List.of("cc", "gcc", "clang");

    /** Why there is no runtime, and what to do. */
    public static final class Unavailable extends Exception {
        private static final long serialVersionUID = 1;

        Unavailable(String message) {
            super(message);
        }
    }

    private CoverageRuntime() {}

    /** The shared library, in this folder; another version of its source gets another one. */
    public static synchronized Path compiled(Path cache) throws Unavailable {
        try {
            byte[] source = source();
            CRC32 sum = new CRC32();
            sum.update(source);
            Path library = cache.resolve("panoptes-coverage-%08x.so".formatted(sum.getValue()));
            if (!Files.isRegularFile(library)) {
                Files.createDirectories(cache);
                compile(source, library);
            }
            return library;
        } catch (IOException e) {
            throw new Unavailable("the coverage runtime can't be compiled in %s: %s".formatted(cache, e.getMessage()));
        }
    }

    private static byte[] source() throws IOException {
        try (InputStream in = CoverageRuntime.class.getResourceAsStream("coverage.c")) {
            if (in == null) {
                throw new IOException("coverage.c is missing in this program");
            }
            return in.readAllBytes();
        }
    }

    private static void compile(byte[] source, Path library) throws IOException, Unavailable {
        Path folder = Files.createTempDirectory("panoptes-compile-");
        try {
            Path text = Files.write(folder.resolve("coverage.c"), source);
            Path made = folder.resolve("coverage.so");
            Optional<String> compiler =
                    COMPILERS.stream().filter(CoverageRuntime::isThere).findFirst();
            if (compiler.isEmpty()) {
                throw new Unavailable(
                        "coverage of native code needs a C compiler, and none of %s is on the PATH. Install one, such as Debian's package gcc."
                                .formatted(String.join(", ", COMPILERS)));
            }
            Process process = new ProcessBuilder(
                            compiler.get(),
                            "-O2",
                            "-shared",
                            "-fPIC",
                            "-fvisibility=hidden",
                            "-o",
                            made.toString(),
                            text.toString(),
                            "-ldl",
                            "-lpthread")
                    .redirectErrorStream(true)
                    .start();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (!process.waitFor(60, TimeUnit.SECONDS) || process.exitValue() != 0) {
                process.destroyForcibly();
                throw new Unavailable("%s can't compile the coverage runtime:%n%s".formatted(compiler.get(), said));
            }
            // Another process of ours may do the same at this moment.
            Path beside = Files.createTempFile(library.toAbsolutePath().getParent(), "made", ".so");
            Files.copy(made, beside, StandardCopyOption.REPLACE_EXISTING);
            Files.move(beside, library, StandardCopyOption.ATOMIC_MOVE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Unavailable("the compiler was interrupted");
        } finally {
            Folders.delete(folder);
        }
    }

    private static boolean isThere(String compiler) {
        String path = System.getenv().getOrDefault("PATH", "");
        for (String folder : path.split(":")) {
            if (!folder.isEmpty() && Files.isExecutable(Path.of(folder, compiler))) {
                return true;
            }
        }
        return false;
    }
}
