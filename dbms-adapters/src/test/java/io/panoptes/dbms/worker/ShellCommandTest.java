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
    void theDriverRollsBackWhatItBegan() throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite::memory:");
                Statement statement = connection.createStatement()) {
            assertThat(ShellCommand.run("ROLLBACK", statement)).isFalse();
            assertThat(ShellCommand.run("AUTOCOMMIT OFF", statement)).isTrue();
            assertThat(connection.getAutoCommit()).isFalse();
            assertThat(ShellCommand.run("ROLLBACK", statement)).isTrue();
            assertThat(ShellCommand.run("AUTOCOMMIT ON", statement)).isTrue();
            assertThat(connection.getAutoCommit()).isTrue();
        }
    }
}
