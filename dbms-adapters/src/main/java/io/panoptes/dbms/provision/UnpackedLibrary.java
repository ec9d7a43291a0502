package io.panoptes.dbms.provision;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;

/**
 * The native library of a driver's jar, unpacked once for this user: each process then copies a file in place of inflating it,
 * which is most of what its start costs.
 */
final class UnpackedLibrary {
    /** What is smaller is inflated in no time. */
    private static final long WORTH_IT = 8L << 20;

    private UnpackedLibrary() {}

    /** The folder that belongs before the jar on the class path; empty where there is nothing to gain, or no room. */
    static Optional<Path> of(Path jar, String resource, Path cache) {
        try (JarFile file = new JarFile(jar.toFile())) {
            JarEntry entry = file.getJarEntry(resource);
            if (entry == null || entry.getSize() < WORTH_IT) {
                return Optional.empty();
            }
            Path folder = cache.resolve("%s-%08x".formatted(jar.getFileName(), entry.getCrc()));
            Path library = folder.resolve(resource);
            if (!isWhole(library, entry)) {
                Files.createDirectories(library.getParent());
                // Another process of ours may do the same at this moment.
                Path made = Files.createTempFile(library.getParent(), "made", "");
                try (InputStream packed = file.getInputStream(entry)) {
                    Files.copy(packed, made, StandardCopyOption.REPLACE_EXISTING);
                    Files.move(made, library, StandardCopyOption.ATOMIC_MOVE);
                } finally {
                    Files.deleteIfExists(made);
                }
            }
            return Optional.of(folder);
        } catch (IOException unpackedByTheDriverThen) {
            return Optional.empty();
        }
    }

    /** In the user's cache, or where {@code -Dpanoptes.native.cache} says. */
    static Path cache() {
        String chosen = System.getProperty("panoptes.native.cache", "");
        return chosen.isEmpty()
                ? Path.of(System.getProperty("user.home"), ".cache", "panoptes", "native")
                : Path.of(chosen);
    }

    private static boolean isWhole(Path library, JarEntry entry) throws IOException {
        if (!Files.isRegularFile(library) || Files.size(library) != entry.getSize()) {
            return false;
        }
        CRC32 sum = new CRC32();
        try (InputStream bytes = new CheckedInputStream(Files.newInputStream(library), sum)) {
            bytes.transferTo(OutputStream.nullOutputStream());
        }
        return sum.getValue() == entry.getCrc();
    }
}
