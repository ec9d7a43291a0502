package io.panoptes.dbms.database;

import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;

/** Where a user's database is. */
public sealed interface DatabasePlace {

    /** The DBMS that reads it. */
    String dbms();

    /** As messages name it. */
    String name();

    record SqliteFile(Path file) implements DatabasePlace {
        @Override
        public String dbms() {
            return "sqlite";
        }

        @Override
        public String name() {
            return file.toString();
        }
    }

    record DuckDbFile(Path file) implements DatabasePlace {
        @Override
        public String dbms() {
            return "duckdb";
        }

        @Override
        public String name() {
            return file.toString();
        }
    }

    /** A server that runs, by its JDBC address. */
    record Server(String dbms, String url) implements DatabasePlace {
        /** Without what stands behind the question mark, which may be a password. */
        @Override
        public String name() {
            int options = url.indexOf('?');
            String address = options < 0 ? url : url.substring(0, options);
            return address.replaceAll("//[^/@]*@", "//");
        }
    }

    /** What addresses begin with, and the DBMS behind them. */
    Map<String, String> SCHEMES =
            Map.of("jdbc:postgresql:", "postgresql", "jdbc:mysql:", "mysql", "jdbc:mariadb:", "mariadb");

    /**
     * A file of SQLite or DuckDB, told by its first bytes.
     *
     * @throws TargetException where it is neither
     */
    static DatabasePlace ofFile(Path file) {
        byte[] start;
        try (InputStream bytes = Files.newInputStream(file)) {
            start = bytes.readNBytes(16);
        } catch (IOException e) {
            throw new TargetException(Problem.NO_SERVER, "there is no database file %s to read".formatted(file), e);
        }
        if (start.length == 0 || new String(start, StandardCharsets.US_ASCII).startsWith("SQLite format 3")) {
            return new SqliteFile(file);
        }
        if (start.length >= 12
                && Arrays.equals(Arrays.copyOfRange(start, 8, 12), "DUCK".getBytes(StandardCharsets.US_ASCII))) {
            return new DuckDbFile(file);
        }
        throw new TargetException(
                Problem.NO_SERVER,
                "%s is no database: neither a SQLite nor a DuckDB file begins like this".formatted(file));
    }

    /**
     * A server by its address.
     *
     * @throws TargetException where no such server is known
     */
    static DatabasePlace ofUrl(String url) {
        return SCHEMES.entrySet().stream()
                .filter(scheme -> url.startsWith(scheme.getKey()))
                .findFirst()
                .<DatabasePlace>map(scheme -> new Server(scheme.getValue(), url))
                .orElseThrow(() -> new TargetException(
                        Problem.NO_SERVER,
                        "%s is no address of a server that can be read; it must begin with one of %s"
                                .formatted(
                                        url,
                                        String.join(
                                                ", ",
                                                SCHEMES.keySet().stream()
                                                        .sorted()
                                                        .toList()))));
    }
}
