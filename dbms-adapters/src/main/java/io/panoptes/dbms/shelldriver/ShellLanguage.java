package io.panoptes.dbms.shelldriver;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What is particular to the shell of a DBMS. Its class has a constructor without arguments. */
public interface ShellLanguage {

    /** The name of the DBMS, as its drivers give it. */
    String product();

    /** Asks for the version. */
    String versionQuery();

    /** Behind the file of the shell: an empty database in memory, rows as SQL writes them, with a row of names first. */
    List<String> options();

    /** Asks for the types of the columns that this query gives, a row each with name and type; empty where values tell theirs. */
    Optional<String> typesQuery(String query);

    /** Gives one row of the columns' names where the query has no rows; the shell prints no names then. */
    String namesQuery(String query);

    /** A value of a column whose type is as {@link #typesQuery} gave it, or empty. */
    @Nullable
    Object value(ShellRows.Cell cell, String type);

    /** A constant of {@link java.sql.Types}. */
    int jdbcType(String type);

    /** The error that its error output tells of; empty where that is a warning, say. */
    Optional<SQLException> error(String printed);
}
