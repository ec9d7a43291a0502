package io.panoptes.equivalence.refuter.concrete;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Rows;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.value.Value;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ForeignKeyTest {
    private final Pool pool = new Pool();

    /** A child table whose first columns refer to those of a parent. */
    private final class Family {
        private final Tables tables;
        private final ForeignKey key;

        Family(String child, String parent, int columns) {
            Schema schema = SchemaReader.read(
                    List.of("CREATE TABLE p (%s)".formatted(parent), "CREATE TABLE c (%s)".formatted(child)));
            tables = new Tables(schema);
            int[] all = IntStream.range(0, columns).toArray();
            key = ForeignKey.of(schema.tables().get(1), all, schema.tables().get(0), 0, all, pool);
        }

        Family parents(Value... values) {
            add(tables.rows(0), values);
            return this;
        }

        boolean holdsFor(Value... values) {
            Rows rows = tables.rows(1);
            rows.clear();
            add(rows, values);
            return key.holds(tables, rows, 0);
        }

        /** The child's row after it was made to refer to the first parent. */
        List<Long> pointed(long... choices) {
            Rows rows = tables.rows(1);
            rows.clear();
            int row = rows.add();
            for (int column = 0; column < rows.width(); column++) {
                rows.set(row, column, pool.code(Value.of(77)));
            }
            key.point(rows, row, tables.rows(0), 0, column -> choices);
            return IntStream.range(0, rows.width())
                    .mapToObj(column -> rows.get(row, column))
                    .toList();
        }

        private void add(Rows rows, Value... values) {
            int row = rows.add();
            for (int column = 0; column < values.length; column++) {
                rows.set(row, column, pool.code(values[column]));
            }
        }
    }

    @Test
    void aValueRefersToItsEqual() {
        Family family = new Family("r INT", "k INT", 1).parents(Value.of(1)).parents(Value.of(2));
        assertThat(family.holdsFor(Value.of(1))).isTrue();
        assertThat(family.holdsFor(Value.of(2))).isTrue();
        assertThat(family.holdsFor(Value.of(3))).isFalse();
        assertThat(family.holdsFor(Value.NULL)).isTrue();
        assertThat(family.key.mayMatch()).isTrue();
    }

    @Test
    void withoutParentsOnlyNullKeepsTheKey() {
        Family family = new Family("r INT", "k INT", 1);
        assertThat(family.holdsFor(Value.of(1))).isFalse();
        assertThat(family.holdsFor(Value.NULL)).isTrue();
    }

    /** As in MATCH SIMPLE: one NULL is enough. */
    @Test
    void allColumnsReferToOneRow() {
        Family family = new Family("r INT, s INT", "k INT, l INT", 2)
                .parents(Value.of(1), Value.of(10))
                .parents(Value.of(2), Value.of(20));
        assertThat(family.holdsFor(Value.of(2), Value.of(20))).isTrue();
        assertThat(family.holdsFor(Value.of(1), Value.of(20))).isFalse();
        assertThat(family.holdsFor(Value.of(3), Value.of(20))).isFalse();
        assertThat(family.holdsFor(Value.of(3), Value.NULL)).isTrue();
        assertThat(family.holdsFor(Value.NULL, Value.of(30))).isTrue();
    }

    @Test
    void aTextRefersToTheNumberThatItIs() {
        Family family =
                new Family("r VARCHAR(9)", "k INT", 1).parents(Value.NULL).parents(Value.of(1));
        assertThat(family.key.mayMatch()).isTrue();
        assertThat(family.holdsFor(Value.of("1"))).isTrue();
        assertThat(family.holdsFor(Value.of("01"))).isFalse();
        assertThat(family.holdsFor(Value.of("2"))).isFalse();
        assertThat(family.holdsFor(Value.of(""))).isFalse();
    }

    @Test
    void aNumberRefersToItsText() {
        Family family =
                new Family("r INT", "k VARCHAR(9)", 1).parents(Value.NULL).parents(Value.of("1"));
        assertThat(family.key.mayMatch()).isTrue();
        assertThat(family.holdsFor(Value.of(1))).isTrue();
        assertThat(family.holdsFor(Value.of(2))).isFalse();
        assertThat(family.holdsFor(new Value.IntegerValue(BigInteger.TWO.pow(70))))
                .isFalse();
    }

    @Test
    void otherKindsReferToNothing() {
        Family family = new Family("r DATE, s INT", "k INT, l INT", 2).parents(Value.of(1), Value.of(2));
        assertThat(family.key.mayMatch()).isFalse();
        assertThat(family.holdsFor(Value.of(1), Value.of(2))).isFalse();
        assertThat(family.holdsFor(Value.NULL, Value.of(2))).isTrue();
        assertThat(new Family("s INT, r DATE", "l INT, k INT", 2).key.mayMatch())
                .isFalse();
    }

    @Test
    void aRowIsMadeToReferToAnother() {
        assertThat(new Family("r INT, s INT", "k INT, l INT", 2)
                        .parents(Value.of(5), Value.of(6))
                        .pointed())
                .containsExactly(5L, 6L);
    }

    /** Of another kind it takes the first equal one of its choices, and stays as it is where there is none. */
    @Test
    void aRowIsMadeToReferToOneOfAnotherKind() {
        Family family = new Family("r VARCHAR(9), s VARCHAR(9)", "k INT, l INT", 2).parents(Value.of(5), Value.of(6));
        long five = pool.code(Value.of("5"));
        long seven = pool.code(Value.of("7"));
        assertThat(family.pointed(seven, five)).containsExactly(five, pool.code(Value.of(77)));
    }
}
