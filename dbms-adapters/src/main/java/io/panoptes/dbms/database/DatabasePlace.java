package io.panoptes.dbms.database;

import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.adapter.UserDatabase;
import io.panoptes.dbms.registry.Adapters;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Where a user's database is. */
public sealed interface DatabasePlace {

    /** The DBMS that reads it. */
    String dbms();

    /** As messages name it. */
    String name();

    /** How it is read. */
    default UserDatabase kind() {
        return Adapters.named(dbms())
                .userDatabase()
                .value()
                .orElseThrow(() -> new TargetException(
                        Problem.NO_SERVER, "%s: databases of %s are not read".formatted(name(), dbms())));
    }

    /** A file, by the DBMS that it is known to be of. */
    record InFile(String dbms, UserDatabase.DatabaseFile format, Path file) implements DatabasePlace {
        @Override
        public String name() {
            return file.toString();
        }
    }

    /** A server that runs, by its JDBC address. */
    record Server(String dbms, UserDatabase.Address kept, String url) implements DatabasePlace {
        /** Without what stands behind the question mark, which may be a password. */
        @Override
        public String name() {
            int options = url.indexOf('?');
            String address = options < 0 ? url : url.substring(0, options);
            return address.replaceAll("//[^/@]*@", "//");
        }
    }

    /**
     * A file, told by its first bytes.
     *
     * @throws TargetException where no DBMS begins its files like this
     */
    static DatabasePlace ofFile(Path file) {
        byte[] start;
        try (InputStream bytes = Files.newInputStream(file)) {
            start = bytes.readNBytes(16);
        } catch (IOException e) {
            throw new TargetException(Problem.NO_SERVER, "there is no database file %s to read".formatted(file), e);
        }
        List<String> titles = new ArrayList<>();
        for (Adapter adapter : Adapters.ALL) {
            if (adapter.userDatabase().value().map(UserDatabase::access).orElse(null)
                    instanceof UserDatabase.DatabaseFile format) {
                if (format.mark().isIn(start)) {
                    return new InFile(adapter.name(), format, file);
                }
                titles.add(adapter.title());
            }
        }
        throw new TargetException(
                Problem.NO_SERVER,
                "%s is no database: no file of %s begins like this".formatted(file, String.join(" or ", titles)));
    }

    /**
     * A server by its address.
     *
     * @throws TargetException where no such server is known
     */
    static Server ofUrl(String url) {
        List<String> prefixes = new ArrayList<>();
        for (Adapter adapter : Adapters.ALL) {
            if (adapter.userDatabase().value().map(UserDatabase::access).orElse(null)
                    instanceof UserDatabase.Address server) {
                if (url.startsWith(server.prefix())) {
                    return new Server(adapter.name(), server, url);
                }
                prefixes.add(server.prefix());
            }
        }
        throw new TargetException(
                Problem.NO_SERVER,
                "%s is no address of a server that can be read; it must begin with one of %s"
                        .formatted(
                                url,
                                String.join(", ", prefixes.stream().sorted().toList())));
    }
}
