package io.panoptes.dbms.server;

import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.worker.Folders;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Enumeration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.tukaani.xz.XZInputStream;

/** Binaries of servers, unpacked once and kept where the user that servers run as can read them. */
final class Unpacked {

    private static final String RUNNABLE = "rwxr-xr-x";
    private static final String READABLE = "rw-r--r--";

    private Unpacked() {}

    /** The folder with what the archive holds; unpacked now if that has not been done. */
    static Path of(Path archive, String name, Packing packing) {
        Path cache = cache();
        Path folder = cache.resolve(name);
        if (Files.isDirectory(folder)) {
            return folder;
        }
        try {
            Files.createDirectories(
                    cache, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(RUNNABLE)));
            try (RandomAccessFile guard =
                            new RandomAccessFile(cache.resolve(name + ".lock").toFile(), "rw");
                    FileLock lock = guard.getChannel().lock()) {
                if (lock.isValid() && !Files.isDirectory(folder)) {
                    unpack(archive, folder, packing);
                }
            }
            return folder;
        } catch (IOException e) {
            throw new TargetException(
                    Problem.DISK_FULL,
                    "%s can't be unpacked to %s: %s. Name another place with -Dpanoptes.server.cache=DIR"
                            .formatted(archive.getFileName(), folder, e.getMessage()),
                    e);
        }
    }

    private static void unpack(Path archive, Path folder, Packing packing) throws IOException {
        Path part = folder.resolveSibling(folder.getFileName() + ".part");
        Folders.delete(part);
        Files.createDirectories(part);
        Files.setPosixFilePermissions(part, PosixFilePermissions.fromString(RUNNABLE));
        try (ZipFile zip = new ZipFile(archive.toFile())) {
            Enumeration<? extends ZipEntry> entries = zip.entries();
            while (entries.hasMoreElements()) {
                ZipEntry entry = entries.nextElement();
                if (!packing.inner().isEmpty() && entry.getName().endsWith(packing.inner())) {
                    try (InputStream in = zip.getInputStream(entry)) {
                        unpackTar(in, part, packing);
                    }
                } else if (packing.inner().isEmpty() && !entry.isDirectory()) {
                    String path = wanted(entry.getName(), packing);
                    if (!path.isEmpty()) {
                        try (InputStream in = zip.getInputStream(entry)) {
                            copy(in, inside(part, path));
                        }
                    }
                }
            }
        }
        try {
            Files.move(part, folder, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(part, folder);
        }
    }

    private static void unpackTar(InputStream packed, Path folder, Packing packing) throws IOException {
        try (TarArchiveInputStream tar =
                new TarArchiveInputStream(new XZInputStream(new BufferedInputStream(packed, 1 << 16)))) {
            for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
                String path = wanted(entry.getName().replaceFirst("^\\./", ""), packing);
                if (path.isEmpty() || entry.isDirectory()) {
                    continue;
                }
                Path file = inside(folder, path);
                if (entry.isSymbolicLink()) {
                    Files.createDirectories(file.getParent());
                    Files.createSymbolicLink(file, Path.of(entry.getLinkName()));
                } else {
                    copy(tar, file);
                }
            }
        }
    }

    /** The path behind the prefix; empty where the file is not wanted. */
    private static String wanted(String name, Packing packing) {
        Matcher prefix = Pattern.compile("^" + packing.prefix()).matcher(name);
        if (!prefix.lookingAt()) {
            return "";
        }
        String path = name.substring(prefix.end());
        return packing.wanted().test(path) ? path : "";
    }

    private static Path inside(Path folder, String path) throws IOException {
        Path file = folder.resolve(path).normalize();
        if (!file.startsWith(folder)) {
            throw new IOException("the archive holds " + path + ", which would be outside");
        }
        return file;
    }

    private static void copy(InputStream in, Path file) throws IOException {
        Files.createDirectories(file.getParent());
        Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
        boolean runnable = isRunnable(file);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(runnable ? RUNNABLE : READABLE));
    }

    /** Zip archives made in Java do not say so. */
    private static boolean isRunnable(Path file) {
        return file.toString().matches(".*/(s?bin|scripts|lib|libexec)/.*|.*\\.so[.0-9]*");
    }

    private static Path cache() {
        String chosen = System.getProperty("panoptes.server.cache", "");
        if (!chosen.isEmpty()) {
            return Path.of(chosen);
        }
        // The home of root is closed to the user that servers run as.
        return ServerUser.isRoot()
                ? Path.of("/var/cache/panoptes/servers")
                : Path.of(System.getProperty("user.home"), ".cache", "panoptes", "servers");
    }
}
