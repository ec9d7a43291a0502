package io.panoptes.cli.ci;

import io.panoptes.cli.PanoptesCommand;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine;

/**
 * Two builds of H2 in a folder, one with a bug: {@code good.jar} and {@code bad.jar} hold a number that a finding's first query reads, so that it loses
 * a row on the bad one.
 */
final class TwoBuilds {
    private static final String H2 = "com/h2database/h2/2.5.252/h2-2.5.252.jar";
    private static final String LOSES_A_ROW =
            "SELECT a FROM t WHERE a > CAST(CAST(FILE_READ('classpath:/panoptes-number.txt', NULL) AS VARCHAR) AS INTEGER)";

    private final Path folder;

    private TwoBuilds(Path folder) {
        this.folder = folder;
    }

    static TwoBuilds in(Path folder) throws IOException {
        build(folder.resolve("good.jar"), "0");
        build(folder.resolve("bad.jar"), "1");
        return new TwoBuilds(folder);
    }

    private static void build(Path jar, String number) throws IOException {
        Files.copy(h2(), jar);
        try (FileSystem zip = FileSystems.newFileSystem(URI.create("jar:" + jar.toUri()), Map.of())) {
            Files.writeString(zip.getPath("/panoptes-number.txt"), number);
        }
    }

    /** The release that both are made of. */
    static Path h2() {
        return Path.of(System.getProperty("maven.repo.local", System.getProperty("user.home") + "/.m2/repository"))
                .resolve(H2);
    }

    Path good() {
        return folder.resolve("good.jar");
    }

    Path bad() {
        return folder.resolve("bad.jar");
    }

    /** The folder of a finding that shows on the bad build alone. */
    Path finding(String id, String expected) throws IOException {
        return finding(id, expected, LOSES_A_ROW);
    }

    /** @param left what is to give all rows of t */
    Path finding(String id, String expected, String left) throws IOException {
        return finding(folder.resolve("kept"), id, expected, new Release("h2", "1.4.200"), left);
    }

    /** A release of a DBMS. */
    record Release(String dbms, String version) {}

    /**
     * The folder of a finding.
     *
     * @param kept where it goes
     * @param on where it was found
     * @param left what is to give all rows of t
     */
    static Path finding(Path kept, String id, String expected, Release on, String left) throws IOException {
        Path finding = kept.resolve(id);
        Files.createDirectories(finding);
        Files.writeString(finding.resolve("finding.json"), """
            {"format": 3, "id": "%s", "title": "a row is lost", "target": {"dbms": "%s", "version": "%s"},
             "statements": {"setup": ["CREATE TABLE t (a INTEGER)", "INSERT INTO t VALUES (1), (2)"],
               "left": {"before": [], "sql": "%s", "after": []},
               "right": {"before": [], "sql": "SELECT a FROM t", "after": []}},
             "semantics": "BAG",
             "symptom": {"@": "WrongResult", "difference": {"kind": "RIGHT_HAS_MORE", "onlyLeft": [],
               "onlyRight": [{"values": [{"@": "IntegerValue", "value": "1"}]}], "leftRows": 1, "rightRows": 2}},
             "left": {"columns": ["A"], "rows": [], "error": ""}, "right": {"columns": ["A"], "rows": [], "error": ""},
             "wrong": {"left": true, "right": false}, "versions": {"results": []}, "elsewhere": {}, "expected": "%s"}
            """.formatted(id, on.dbms(), on.version(), left, expected));
        return finding;
    }

    /** What a command printed, and how it ended. */
    record Ran(int exitCode, String out, String err) {}

    static Ran run(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine command = PanoptesCommand.commandLine();
        command.setOut(new PrintWriter(out, true));
        command.setErr(new PrintWriter(err, true));
        int exitCode = command.execute(arguments);
        return new Ran(exitCode, out.toString(), err.toString());
    }
}
