package io.panoptes.cli.ci;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A mirror of Maven's repositories that takes connections and never answers. */
final class SilentMirror {
    private SilentMirror() {}

    /** For a process whose home is in the folder, and whose only way to a release is the socket. */
    static List<String> properties(Path folder, ServerSocket silent) throws IOException {
        Path settings = folder.resolve("home/.m2/settings.xml");
        Files.createDirectories(settings.getParent());
        Files.writeString(settings, """
            <settings><mirrors><mirror><id>silent</id><mirrorOf>*</mirrorOf>
            <url>http://127.0.0.1:%d/</url></mirror></mirrors></settings>
            """.formatted(silent.getLocalPort()));
        return List.of("-Duser.home=" + folder.resolve("home"), "-Dmaven.repo.local=" + folder.resolve("empty"));
    }
}
