package io.panoptes.texttosql.constraint.mining;

import io.panoptes.dbms.database.DatabasePlace;
import io.panoptes.dbms.database.ReadOnlyDatabase;
import io.panoptes.dbms.provision.JdbcDrivers;
import io.panoptes.sql.schema.Schema;
import io.panoptes.texttosql.constraint.TableConstraint;
import io.panoptes.texttosql.constraint.database.DatabaseTables;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** A small database in a file, opened as the product opens a user's. */
public final class MinedDatabase implements AutoCloseable {
    private final JdbcDrivers drivers = new JdbcDrivers();
    private final ReadOnlyDatabase database;
    private final List<String> notes = new ArrayList<>();

    public MinedDatabase(Path file, List<String> statements) throws SQLException {
        String dbms = file.toString().endsWith(".duckdb") ? "duckdb" : "sqlite";
        try (Connection connection = DriverManager.getConnection("jdbc:" + dbms + ":" + file);
                Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        }
        database = ReadOnlyDatabase.open(DatabasePlace.ofFile(file), drivers);
    }

    public ReadOnlyDatabase database() {
        return database;
    }

    public Schema schema() throws SQLException {
        return new DatabaseTables(database).read();
    }

    public List<TableConstraint> mine(MiningOptions options) throws SQLException {
        ConstraintMiner.Progress progress = new ConstraintMiner.Progress() {
            @Override
            public void note(String text) {
                notes.add(text);
            }
        };
        return new ConstraintMiner(database, options, progress, () -> false)
                .mine("test")
                .constraints();
    }

    public List<String> words(MiningOptions options) throws SQLException {
        return mine(options).stream().map(TableConstraint::words).toList();
    }

    public List<String> notes() {
        return notes;
    }

    @Override
    public void close() {
        database.close();
        drivers.close();
    }
}
