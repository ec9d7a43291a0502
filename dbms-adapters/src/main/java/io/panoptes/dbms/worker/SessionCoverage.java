package io.panoptes.dbms.worker;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What code the statements of a session reach, as far as somebody asks. */
final class SessionCoverage {
    private final DataOutputStream out;
    private Opening.CoverageFrom from = Opening.CoverageFrom.NOWHERE;
    private @Nullable CoverageProbe code;
    private @Nullable PairObserver observer;
    private boolean leftIsThere;
    private boolean rightIsThere;

    SessionCoverage(DataOutputStream out) {
        this.out = out;
    }

    /** For a new connection, which on some servers is a new process. */
    void open(Opening.CoverageFrom from, Connection connection) throws SQLException {
        this.from = from;
        try {
            switch (from.how()) {
                case Wire.FILE_OF_PROCESS -> {
                    if (code == null) {
                        Path file =
                                Path.of(from.prefix() + ProcessHandle.current().pid());
                        observe(FileCoverage.open(file, from.threads()));
                        // It stays open, and nothing is left whatever becomes of this process.
                        Files.delete(file);
                    }
                }
                case Wire.FILE_OF_SERVER -> observe(FileCoverage.open(fileOfServer(from, connection), from.threads()));
                case Wire.PROBES -> {
                    if (code == null) {
                        observe(new ProbeCoverage());
                    }
                }
                default -> {
                    // Nobody asks.
                }
            }
        } catch (IOException e) {
            throw new IllegalStateException(
                    "no coverage is there, for its file can't be read: %s".formatted(e.getMessage()), e);
        }
    }

    void begin(int role) throws IOException {
        if (role == 0 || observer == null) {
            return;
        }
        if (role == Wire.LEFT) {
            leftIsThere = false;
            rightIsThere = false;
            observer.beginLeft();
        } else {
            observer.beginRight();
        }
    }

    void end(int role) throws IOException {
        if (role == 0 || observer == null) {
            return;
        }
        if (role == Wire.LEFT) {
            observer.endLeft();
            leftIsThere = true;
        } else {
            rightIsThere = leftIsThere;
            leftIsThere = false;
        }
    }

    /** Behind the answer to the second of a pair. */
    void write(int role) throws IOException {
        if (role < Wire.RIGHT || from.how() == Wire.NO_COVERAGE) {
            return;
        }
        if (rightIsThere && observer != null) {
            observer.endRight(out, role == Wire.RIGHT_WHOLE);
        } else {
            PairObserver.writeNothing(out);
        }
    }

    private void observe(CoverageProbe fresh) throws IOException {
        if (code != null) {
            code.close();
        }
        code = fresh;
        if (observer == null) {
            observer = new PairObserver();
        }
        observer.watch(fresh);
    }

    private static Path fileOfServer(Opening.CoverageFrom from, Connection connection)
            throws SQLException, IOException {
        if (from.question().isEmpty()) {
            Path folder = Path.of(from.prefix());
            try (Stream<Path> files = Files.list(folder)) {
                List<Path> all = files.toList();
                if (all.size() != 1) {
                    throw new IOException(
                            "%d processes of the server keep a file in %s, and not one".formatted(all.size(), folder));
                }
                return all.getFirst();
            }
        }
        try (Statement statement = connection.createStatement();
                ResultSet number = statement.executeQuery(from.question())) {
            number.next();
            return Path.of(from.prefix() + number.getString(1));
        }
    }
}
