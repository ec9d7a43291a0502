package io.panoptes.equivalence.prover.limit;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.SortKey;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DecidingKeysTest {
    private static final Relation T = new Relation.Scan(SchemaReader.read(
                    List.of(
                            "CREATE TABLE t (id INT PRIMARY KEY, a INT, b INT NOT NULL, c INT NOT NULL, UNIQUE (a), UNIQUE (b, c))"))
            .tables()
            .getFirst());

    @Test
    void nothingIsDecidedBehindAKey() {
        assertThat(DecidingKeys.of(T, keys(1, 0, 2))).isEqualTo(keys(1, 0));
        assertThat(DecidingKeys.of(T, keys(3, 2, 1))).isEqualTo(keys(3, 2));
    }

    /** Rows with NULL in a unique key tie. */
    @Test
    void aKeyWithNullsDoesNotTellRowsApart() {
        assertThat(DecidingKeys.of(T, keys(1, 2))).isEqualTo(keys(1, 2));
    }

    @Test
    void aJoinMayRepeatAKey() {
        Relation pairs = new Relation.Join(
                Relation.JoinKind.INNER,
                false,
                T,
                T,
                new Scalar.Literal(io.panoptes.sql.value.Value.TRUE, SqlType.BOOLEAN));
        assertThat(DecidingKeys.of(pairs, keys(0, 1))).isEqualTo(keys(0, 1));
    }

    private static List<SortKey> keys(int... columns) {
        return IntStream.of(columns)
                .mapToObj(column -> new SortKey(new Scalar.Column(column, SqlType.INTEGER), false, false))
                .toList();
    }
}
