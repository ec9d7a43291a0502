package io.panoptes.dbms.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import org.junit.jupiter.api.Test;

class SessionHealthTest {
    private final SessionHealth health = new SessionHealth();

    @Test
    void errorsOfSqlAreOrdinary() {
        health.note(null, false);
        health.note(new SQLException("syntax", "42000"), false);
        assertThat(health.isGood()).isTrue();
    }

    @Test
    void aConnectionOnWhichNothingSucceedsIsNotUsedAgain() {
        assertThat(health.isGood()).as("nothing ran").isTrue();
        health.note(new SQLException("syntax", "42000"), false);
        assertThat(health.isGood()).isFalse();
    }

    @Test
    void norOneThatFailedItselfOrWhoseStatementWasCancelled() {
        health.note(null, false);
        health.note(new SQLException("gone", "08006"), false);
        assertThat(health.isGood()).isFalse();
        health.newConnection();
        health.note(null, true);
        assertThat(health.isGood()).isFalse();
        health.newConnection();
        health.note(null, false);
        health.note(new IllegalStateException(), false);
        assertThat(health.isGood()).isFalse();
    }

    @Test
    void aNewDatabaseBeginsAnew() {
        health.note(null, true);
        health.newDatabase();
        assertThat(health.isGood()).isTrue();
    }
}
