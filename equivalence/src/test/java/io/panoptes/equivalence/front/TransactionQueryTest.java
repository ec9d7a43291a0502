package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.RelationText;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Queries of the kind that TPC-C asks: by key, over joins, with locks. */
class TransactionQueryTest {
    private static final Schema SCHEMA = SchemaReader.read(List.of(
            "CREATE TABLE district (d_id INT, d_w_id INT, d_tax DECIMAL(4, 4), d_next_o_id INT, PRIMARY KEY (d_w_id, d_id))",
            "CREATE TABLE stock (s_i_id INT, s_w_id INT, s_quantity INT, PRIMARY KEY (s_w_id, s_i_id))",
            "CREATE TABLE order_line (ol_o_id INT, ol_d_id INT, ol_w_id INT, ol_number INT, ol_i_id INT, ol_amount"
                    + " DECIMAL(6, 2), PRIMARY KEY (ol_w_id, ol_d_id, ol_o_id, ol_number))"));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " FOR UPDATE",
                " for update of district nowait",
                " FOR NO KEY UPDATE SKIP LOCKED",
                " FOR SHARE;",
                " LOCK IN SHARE MODE"
            })
    void locksChangeNoAnswer(String lock) {
        assertThat(read("SELECT d_tax, d_next_o_id FROM district WHERE d_w_id = 3 AND d_id = 5" + lock))
                .isEqualTo("""
                        Project[$2, $3]
                          Filter[(($1 = 3) AND ($0 = 5))]
                            Scan[district]""");
    }

    @Test
    void aLockInASubquery() {
        assertThat(
                        read(
                                "SELECT d_tax FROM district WHERE d_id IN (SELECT s_i_id FROM stock FOR UPDATE) AND d_w_id = 1"))
                .isEqualTo("""
                        Project[$2]
                          Filter[(($0) IN {Project[$0](Scan[stock])} AND ($1 = 1))]
                            Scan[district]""");
    }

    @Test
    void theStockLevel() {
        assertThat(read(
                        "SELECT COUNT(DISTINCT s_i_id) AS low_stock FROM order_line, stock WHERE ol_w_id = 1 AND ol_d_id"
                                + " = 2 AND ol_o_id < 100 AND ol_o_id >= 100 - 20 AND s_w_id = 1 AND s_i_id = ol_i_id AND"
                                + " s_quantity < 10"))
                .isEqualTo("""
                        Aggregate[keys: ; COUNT(DISTINCT $0)]
                          Project[$6]
                            Filter[(($2 = 1) AND ($1 = 2) AND ($0 < 100) AND ($0 >= (100 - 20)) AND ($7 = 1) AND ($6 = $4) AND ($8 < 10))]
                              Join[INNER, TRUE]
                                Scan[order_line]
                                Scan[stock]""");
    }

    private static String read(String sql) {
        return RelationText.of(new Front(SCHEMA, ReadingProfile.STANDARD).translate(sql));
    }
}
