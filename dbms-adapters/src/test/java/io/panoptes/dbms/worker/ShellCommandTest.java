package io.panoptes.dbms.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;

class ShellCommandTest {

    @Test
    void aDriverWithoutTransactionsGetsStatements() throws SQLException {
        Statement statement = (Statement) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {Statement.class}, (proxy, method, arguments) -> {
                    throw new SQLFeatureNotSupportedException(method.getName());
                });
        assertThat(ShellCommand.run("SELECT 1", statement)).isFalse();
        assertThat(ShellCommand.run("ROLLBACK", statement)).isFalse();
    }

    @Test
    void theDriverEndsWhatItBegan() throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite::memory:");
                Statement statement = connection.createStatement()) {
            assertThat(ShellCommand.run("ROLLBACK", statement)).isFalse();
            assertThat(ShellCommand.run("COMMIT", statement)).isFalse();
            assertThat(ShellCommand.run("AUTOCOMMIT OFF", statement)).isTrue();
            assertThat(connection.getAutoCommit()).isFalse();
            statement.execute("CREATE TABLE t (a INTEGER)");
            assertThat(ShellCommand.run("COMMIT", statement)).isTrue();
            statement.execute("INSERT INTO t VALUES (1)");
            assertThat(ShellCommand.run("ROLLBACK", statement)).isTrue();
            assertThat(statement.executeQuery("SELECT COUNT(*) FROM t").getInt(1))
                    .isZero();
            assertThat(ShellCommand.run("AUTOCOMMIT ON", statement)).isTrue();
            assertThat(connection.getAutoCommit()).isTrue();
        }
    }
}
