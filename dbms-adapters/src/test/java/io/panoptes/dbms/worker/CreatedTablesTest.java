package io.panoptes.dbms.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CreatedTablesTest {
    private final CreatedTables created = new CreatedTables();

    @Test
    void allIsDroppedAsItWasNamedTheLastFirst() throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:h2:mem:created")) {
            run(connection, "CREATE TABLE other (a INTEGER)");
            run(connection, "CREATE TABLE a_pt (a INTEGER PRIMARY KEY)");
            run(connection, "CREATE TABLE \"b_pt\" (a INTEGER REFERENCES a_pt (a))");
            run(connection, "CREATE VIEW c_pt AS SELECT a FROM a_pt");
            assertThat(created.drop(connection)).isTrue();
            assertThat(tables(connection)).containsExactly("OTHER");
        }
    }

    @Test
    void whatFailedToBeMadeOrWasDroppedNeedNotBeThere() throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:h2:mem:failed")) {
            created.expect("CREATE TABLE a_pt (a NOSUCHTYPE)", "_pt");
            run(connection, "CREATE TABLE b_pt (a INTEGER)");
            run(connection, "DROP TABLE b_pt");
            assertThat(created.drop(connection)).isTrue();
        }
    }

    @Test
    void whatCannotBeDroppedIsTold() throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:h2:mem:gone")) {
            run(connection, "CREATE TABLE a_pt (a INTEGER)");
            try (Statement statement = connection.createStatement()) {
                statement.execute("ALTER TABLE a_pt RENAME TO b_pt");
            }
            assertThat(created.drop(connection)).isFalse();
            created.forget();
            assertThat(created.drop(connection)).isTrue();
        }
    }

    private void run(Connection connection, String sql) throws SQLException {
        created.expect(sql, "_pt");
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
        created.done(sql);
    }

    private static List<String> tables(Connection connection) throws SQLException {
        List<String> names = new ArrayList<>();
        try (ResultSet tables = connection.getMetaData().getTables(null, "PUBLIC", "%", null)) {
            while (tables.next()) {
                names.add(tables.getString("TABLE_NAME"));
            }
        }
        return names;
    }
}
