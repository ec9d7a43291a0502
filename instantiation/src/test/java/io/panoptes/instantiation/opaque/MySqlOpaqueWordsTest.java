package io.panoptes.instantiation.opaque;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.Snippet;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.mariadb.MariaDbAdapter;
import io.panoptes.dbms.mysql.MySqlAdapter;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class MySqlOpaqueWordsTest {
    private static final OpaqueWords WORDS = OpaqueCatalog.of(new MySqlAdapter().profile(new Version("8.0.33")));
    private static final OpaqueRow ROW =
            OpaqueRow.of(List.of(new Column("c0", SqlType.INTEGER, true), new Column("c1", SqlType.TEXT, true)));

    @Test
    void areThoseOfMariaDbToo() {
        assertThat(OpaqueCatalog.of(new MariaDbAdapter().profile(new Version("11.4.5"))))
                .isEqualTo(WORDS);
    }

    /** A FLOAT is compared with a constant in two ways, with and without an index, unless both hold the number exactly. */
    @Test
    void fractionsInColumnsAreHalves() {
        for (var column : WORDS.columns()) {
            for (Value value : column.values()) {
                if (value instanceof Value.DecimalValue(BigDecimal number)) {
                    assertThat(number.multiply(BigDecimal.TWO)
                                    .stripTrailingZeros()
                                    .scale())
                            .as(column.declaration())
                            .isLessThanOrEqualTo(0);
                }
            }
        }
    }

    /** A longer number and a text that spells it are compared as floating-point numbers or not, the manual says. */
    @Test
    void textsSpellNumbersThatADoubleHoldsExactly() {
        for (var kind : WORDS.kinds()) {
            assertThat(kind.constants()).noneMatch(text -> text.matches("'-?\\d{16,}'"));
        }
    }

    @Test
    void anyValueStandsForAConditionByItsTruthAlone() {
        int judged = 0;
        for (int seed = 0; seed < 400; seed++) {
            Snippet snippet = new OpaqueGrammar(new SplittableRandom(seed), WORDS, ROW, List.of())
                    .predicate(0)
                    .orElseThrow();
            if (snippet.expression() instanceof Expression.Case conditional) {
                judged++;
                assertThat(conditional)
                        .isEqualTo(
                                TruthValue.of(conditional.branches().getFirst().condition()));
            } else {
                assertThat(snippet.expression())
                        .isNotInstanceOfAny(Expression.ColumnReference.class, Expression.Literal.class);
            }
        }
        assertThat(judged).isBetween(50, 150);
    }
}
