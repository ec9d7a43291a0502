package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfile;
import java.util.List;
import java.util.Objects;
import org.apache.calcite.sql.JoinType;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlJoin;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlSelect;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CommaBeforeJoinTest {
    private static final Rewritten BOUND = new Rewritten(clause -> new CommaBeforeJoin(false, clause));
    private static final Rewritten OPEN = new Rewritten(clause -> new CommaBeforeJoin(true, clause));

    /** The text of a join has no brackets, so that the shape is told. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            t, u RIGHT JOIN v ON TRUE                                   | t, (u RIGHT v)
            t, u FULL JOIN v ON TRUE LEFT JOIN w ON TRUE                | t, ((u FULL v) LEFT w)
            t, u LEFT JOIN v ON TRUE RIGHT JOIN w ON TRUE               | t, ((u LEFT v) RIGHT w)
            t, u NATURAL JOIN v                                         | t, (u INNER v)
            t, u JOIN v USING (a), w, x RIGHT JOIN y ON TRUE            | ((t, (u INNER v)), w), (x RIGHT y)
            t, (u JOIN v ON TRUE) RIGHT JOIN w ON TRUE                  | t, ((u INNER v) RIGHT w)
            t, u LEFT JOIN v ON TRUE                                    | (t, u) LEFT v
            t RIGHT JOIN u ON TRUE, v                                   | (t RIGHT u), v
            """)
    void aJoinBindsBeforeTheComma(String from, String shape) {
        SqlSelect select = (SqlSelect) Rewritten.parse("SELECT 1 FROM " + from);
        FromClause clause = FromClause.of(Rewritten.SCHEMA, select, ReadingProfile.STANDARD);
        assertThat(new CommaBeforeJoin(false, clause).rewrite(select)).isEmpty();
        SqlNode bound = Objects.requireNonNull(select.getFrom());
        assertThat(shape(bound)).isEqualTo(shape.contains(" ") ? "(" + shape + ")" : shape);
    }

    private static String shape(SqlNode from) {
        if (!(from instanceof SqlJoin join)) {
            return ((SqlIdentifier) from).getSimple();
        }
        String type = join.getJoinType() == JoinType.COMMA ? ", " : " " + join.getJoinType() + " ";
        return "(" + shape(join.getLeft()) + type + shape(join.getRight()) + ")";
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT 1 FROM t, u LEFT JOIN t AS x ON u.a = x.a",
                "SELECT 1 FROM t, u INNER JOIN t AS x ON u.a = x.a, u AS y",
                "SELECT 1 FROM t RIGHT JOIN u ON t.a = u.a, t AS x",
                "SELECT 1 FROM t CROSS JOIN u RIGHT JOIN t AS x ON u.a = x.a",
                "SELECT 1 FROM t, u"
            })
    void whereItMakesNoDifferenceNothingChanges(String query) {
        assertThat(BOUND.query(query)).isEqualTo(query);
        assertThat(OPEN.query(query)).isEqualTo(query);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "RIGHT JOIN t AS x ON TRUE",
                "FULL JOIN t AS x ON TRUE",
                "NATURAL JOIN t AS x",
                "JOIN t AS x USING (a)"
            })
    void whereDbmsDifferItIsRefused(String join) {
        assertThatThrownBy(() -> OPEN.query("SELECT 1 FROM t, u " + join))
                .isInstanceOf(Unsupported.class)
                .hasMessage(
                        "not supported: RIGHT, FULL, NATURAL or USING behind a comma, which DBMSs bind in two ways");
    }

    /** There it is the column of a query around, and not that of the table beside. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT (SELECT 1 FROM t, u JOIN u AS x ON t.a = x.a) FROM t",
                "SELECT (SELECT 1 FROM nobody_knows AS t, u JOIN u AS x ON a = x.a) FROM t",
                "SELECT (SELECT 1 FROM t, u LEFT JOIN u AS x ON TRUE JOIN u AS y ON y.a IN (SELECT t.a FROM u)) FROM t",
            })
    void aConditionThatNamesATableBeforeTheCommaIsRefused(String query) {
        for (Rewritten rewritten : List.of(BOUND, OPEN)) {
            assertThatThrownBy(() -> rewritten.query(query))
                    .isInstanceOf(Unsupported.class)
                    .hasMessageContaining("condition of a join that names a table before a comma");
        }
    }
}
