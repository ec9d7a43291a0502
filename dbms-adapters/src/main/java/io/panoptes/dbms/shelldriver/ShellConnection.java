package io.panoptes.dbms.shelldriver;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A database in memory, which a shell holds. When a statement was cancelled, a new shell gets what the old one had run. */
public final class ShellConnection {
    private final ShellLanguage language;
    private final String file;
    private final List<String> changes = new ArrayList<>();
    private ShellPipe pipe;
    private @Nullable String version;

    ShellConnection(ShellLanguage language, String file) throws SQLException {
        this.language = language;
        this.file = file;
        this.pipe = new ShellPipe(file, language.options());
    }

    /** As {@link Connection#createStatement()}. */
    public Statement createStatement() {
        return JdbcFace.of(Statement.class, new ShellStatement(this));
    }

    /** As {@link Connection#getMetaData}. */
    public DatabaseMetaData getMetaData() {
        return JdbcFace.of(DatabaseMetaData.class, this);
    }

    /** As {@link DatabaseMetaData#getDatabaseProductName}. */
    public String getDatabaseProductName() {
        return language.product();
    }

    /** As {@link DatabaseMetaData#getDatabaseProductVersion}. */
    public String getDatabaseProductVersion() throws SQLException {
        if (version == null) {
            List<List<ShellRows.Cell>> rows = rows(language.versionQuery());
            version = rows.getLast().getFirst().text();
        }
        return version;
    }

    /** As {@link Connection#close}. */
    public void close() {
        pipe.close();
    }

    ShellLanguage language() {
        return language;
    }

    /** What the statement prints, the names of the columns first. */
    List<List<ShellRows.Cell>> rows(String sql) throws SQLException {
        if (!StatementEnd.isWhole(sql)) {
            throw new SQLException("a quote or a comment has no end in: " + sql);
        }
        ShellPipe.Printed printed;
        try {
            printed = pipe.ask(sql);
        } catch (ShellPipe.Cancelled e) {
            begin();
            throw new SQLException("Interrupt Error: the statement was interrupted", e);
        }
        Optional<SQLException> error = language.error(printed.error());
        if (error.isPresent()) {
            throw error.get();
        }
        // A warning, or the report of a sanitizer.
        System.err.print(printed.error());
        return ShellRows.of(printed.rows());
    }

    /** Keeps a statement that may have changed something. */
    void changed(String sql) {
        changes.add(sql);
    }

    void cancel() {
        pipe.cancel();
    }

    private void begin() throws SQLException {
        pipe = new ShellPipe(file, language.options());
        for (String sql : changes) {
            try {
                ShellPipe.Printed ignored = pipe.ask(sql);
            } catch (ShellPipe.Cancelled e) {
                throw new SQLException("Interrupt Error: the statement was interrupted again", e);
            }
        }
    }
}
