package io.panoptes.dbms.worker;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpenTransactionTest {
    private final OpenTransaction transaction = new OpenTransaction();

    @ParameterizedTest
    @CsvSource({
        "BEGIN, ROLLBACK",
        "START TRANSACTION, COMMIT",
        "begin transaction, rollback",
        "AUTOCOMMIT OFF, AUTOCOMMIT ON",
        "SET AUTOCOMMIT FALSE, SET AUTOCOMMIT TRUE"
    })
    void isOpenBetweenTheWords(String begin, String end) {
        run("DELETE FROM t");
        assertThat(transaction.isOpen()).isFalse();
        run(begin);
        run("DELETE FROM t");
        assertThat(transaction.isOpen()).isTrue();
        run(end);
        assertThat(transaction.isOpen()).isFalse();
    }

    private void run(String sql) {
        transaction.begin(sql);
        transaction.end(sql);
    }
}
