package io.panoptes.dbms.adapter;

import io.panoptes.dbms.Launch;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * How a user's own database of a DBMS is found and read. It is only ever opened for reading.
 *
 * @param quote begins and ends a quoted name
 */
public record UserDatabase(Access access, String quote, Set<Trait> traits) {

    public UserDatabase {
        traits = Set.copyOf(traits);
    }

    public static UserDatabase inFile(DatabaseFile file, Trait... traits) {
        return new UserDatabase(file, "\"", Set.of(traits));
    }

    public static UserDatabase atAddress(Address address, String quote, Trait... traits) {
        return new UserDatabase(address, quote, Set.of(traits));
    }

    public boolean has(Trait trait) {
        return traits.contains(trait);
    }

    /** What reading a database must mind. */
    public enum Trait {
        /** Different texts may be equal in a column that does not say otherwise. */
        COLLATES_BY_DEFAULT,
        /** Dates and times are stored as texts, and decimals in floating point. */
        DATES_ARE_TEXTS,
        /** {@code sqlite_master} has the text that declared a table, which says more than the catalog of the driver. */
        KEEPS_DECLARATIONS,
    }

    /** Where it lies. */
    public sealed interface Access permits DatabaseFile, Address {}

    /**
     * A server.
     *
     * @param prefix what its JDBC addresses begin with
     * @param tables a query for the statements that declared its tables, and behind each perhaps a plainer one without conditions that only the
     *     DBMS reads; where {@code declaration} is there, for the names of the tables
     * @param declaration a query that has the statement for the table {@code {table}} in its last column; empty where {@code tables} has it
     * @param readOnly statements after which a session can't write
     * @param likeIt a query for statements after which a session of another server reads SQL as one of this server does; empty where none
     *     is needed
     */
    public record Address(
            String prefix, String tables, Optional<String> declaration, List<String> readOnly, Optional<String> likeIt)
            implements Access {
        public Address {
            readOnly = List.copyOf(readOnly);
        }
    }

    /**
     * A file that the engine opens within this machine.
     *
     * @param mark by which such a file is known
     * @param declarations a query for the statements that declared its tables, oldest first
     * @param launch opens it for reading only; statements of the setup that are required also find a damaged file
     */
    public record DatabaseFile(Mark mark, String declarations, Function<Path, Launch> launch) implements Access {}

    /**
     * A text among the first bytes of a file.
     *
     * @param offset of its first byte
     * @param emptyToo whether an empty file is an empty database
     */
    public record Mark(int offset, String text, boolean emptyToo) {

        /** @param start the first bytes of a file; all where it is short */
        public boolean isIn(byte[] start) {
            byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
            int end = offset + bytes.length;
            return start.length == 0
                    ? emptyToo
                    : start.length >= end && Arrays.equals(Arrays.copyOfRange(start, offset, end), bytes);
        }
    }
}
