package io.panoptes.dbms.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import org.junit.jupiter.api.Test;

class RefusalTest {

    private static final Target TARGET = Target.atAddress("postgresql", "18.6", "jdbc:postgresql://nowhere/test");

    @Test
    void theCauseThatADriverDoesNotNameIsAdded() {
        TargetException refusal = of("""
                org.postgresql.util.PSQLException|08001|0|The connection attempt failed.
                java.net.UnknownHostException: nowhere
                  at java.base/sun.nio.ch.NioSocketImpl.connect(Unknown Source)""");
        assertThat(refusal.problem()).isEqualTo(Problem.NO_SERVER);
        assertThat(refusal)
                .hasMessageContaining(
                        "jdbc:postgresql://nowhere/test: The connection attempt failed. (UnknownHostException: nowhere)");
    }

    @Test
    void aCauseThatTheMessageNamesIsNotAdded() {
        TargetException refusal = of("""
                org.postgresql.util.PSQLException|08001|0|Connection to nowhere:5432 refused.
                java.net.ConnectException
                  at java.base/sun.nio.ch.NioSocketImpl.connect(Unknown Source)""");
        assertThat(refusal).hasMessageContaining("Connection to nowhere:5432 refused." + System.lineSeparator());
    }

    @Test
    void aRefusedLoginNamesTheVariableOfThePassword() {
        TargetException refusal = of("X|28P01|0|password authentication failed for user \"me\"");
        assertThat(refusal.problem()).isEqualTo(Problem.REFUSED);
        assertThat(refusal).hasMessageContaining("PANOPTES_PASSWORD");
    }

    @Test
    void aMissingPasswordIsARefusedLogin() {
        TargetException refusal = of(
                "org.postgresql.util.PSQLException|08004|0|The server requested SCRAM-based authentication, but the password is an empty string.");
        assertThat(refusal.problem()).isEqualTo(Problem.REFUSED);
        assertThat(refusal)
                .hasMessageContaining("the password is an empty string")
                .hasMessageContaining("No password is set.")
                .hasMessageContaining("PANOPTES_PASSWORD");
    }

    private static TargetException of(String said) {
        return Refusal.of(TARGET, new TargetException(Problem.DIED_AT_START, "x died at its start: " + said));
    }
}
