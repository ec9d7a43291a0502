package io.panoptes.dbms.server;

import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The folder of one server: its data directory, its log, its password. In memory where there is room, for a test database need
 * not outlive a power failure.
 */
public record ServerFolder(Path path, String password) {

    private static final Pattern NAME = Pattern.compile("panoptes-server-(\\d+)-.*");
    private static final long ROOM = 1L << 30;

    static ServerFolder create() {
        Path parent = parent();
        sweep(parent);
        try {
            Path path = Files.createTempDirectory(
                    parent, "panoptes-server-" + ProcessHandle.current().pid() + "-");
            ServerFolder folder = new ServerFolder(path, newPassword());
            Files.createDirectory(folder.data());
            Files.createDirectory(folder.temporary());
            Files.createDirectory(folder.coverage());
            Files.createFile(folder.log());
            Files.createFile(
                    folder.passwordFile(),
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
            Files.writeString(folder.passwordFile(), folder.password(), StandardCharsets.UTF_8);
            Files.setPosixFilePermissions(folder.data(), PosixFilePermissions.fromString("rwx------"));
            folder.give();
            return folder;
        } catch (IOException e) {
            throw new TargetException(
                    Problem.DISK_FULL,
                    "can't make a folder for a server in %s: %s. Free some space there, or name another place with -Dpanoptes.server.folder=DIR"
                            .formatted(parent, e.getMessage()),
                    e);
        }
    }

    public Path data() {
        return path.resolve("data");
    }

    /** For what a server wants to put elsewhere, such as sockets and sort files. */
    public Path temporary() {
        return path.resolve("tmp");
    }

    /** Holds the password and nothing else. */
    public Path passwordFile() {
        return path.resolve("password");
    }

    /** For what tells of the code that its processes ran. */
    Path coverage() {
        return path.resolve("coverage");
    }

    Path log() {
        return path.resolve("server.log");
    }

    /** Hands all to the user that the server runs as. */
    void give() throws IOException {
        if (ServerUser.owner().isEmpty()) {
            return;
        }
        var owner = FileSystems.getDefault().getUserPrincipalLookupService().lookupPrincipalByName(ServerUser.owner());
        try (var files = Files.walk(path)) {
            for (Path file : files.toList()) {
                Files.setOwner(file, owner);
            }
        }
    }

    /** Removes folders whose guard was killed together with us. */
    private static void sweep(Path parent) {
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(parent, "panoptes-server-*")) {
            for (Path folder : folders) {
                Matcher name = NAME.matcher(String.valueOf(folder.getFileName()));
                if (name.matches()
                        && ProcessHandle.of(Long.parseLong(name.group(1))).isEmpty()
                        && isOld(folder)) {
                    io.panoptes.dbms.worker.Folders.delete(folder);
                }
            }
        } catch (IOException | UncheckedIOException e) {
            // Another process of ours may sweep at the same time; what is left is found next time.
        }
    }

    /** A guard that is alive needs some seconds; process numbers of a container on the same disk say nothing here. */
    private static boolean isOld(Path folder) throws IOException {
        return Files.getLastModifiedTime(folder).toMillis() < System.currentTimeMillis() - 86_400_000L;
    }

    private static Path parent() {
        String chosen = System.getProperty("panoptes.server.folder", "");
        if (!chosen.isEmpty()) {
            return Path.of(chosen);
        }
        Path memory = Path.of("/dev/shm");
        try {
            if (Files.isWritable(memory) && Files.getFileStore(memory).getUsableSpace() > ROOM) {
                return memory;
            }
        } catch (IOException noSuchThing) {
            // Then on disk.
        }
        return Path.of(System.getProperty("java.io.tmpdir"));
    }

    /** A password that nobody else knows. */
    static String newPassword() {
        byte[] bytes = new byte[16];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }
}
