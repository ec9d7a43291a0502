package io.panoptes.instantiation.opaque;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.ast.Expression.UnaryOperator;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.write.Dialects;
import io.panoptes.sql.write.SqlWriter;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TruthValueTest {
    private static final Expression ANY = new Expression.Template(List.of("", " & 3"), List.of(column("c")));
    private static final Expression TRUTH = TruthValue.of(ANY);
    private static final String TRUTH_TEXT =
            "CASE WHEN (`c` & 3) THEN TRUE WHEN NOT (`c` & 3) THEN FALSE ELSE NULL END".replace("`", "");

    @Test
    void isABooleanWhateverTheExpressionGives() {
        assertThat(SqlWriter.write(TRUTH, Dialects.MYSQL)).isEqualTo(TRUTH_TEXT);
    }

    @Test
    void givesWayWhereOnlyTheTruthCounts() {
        assertThat(where(TRUTH)).endsWith("WHERE (c & 3)");
        assertThat(where(new Expression.Unary(UnaryOperator.NOT, TRUTH))).endsWith("WHERE NOT (c & 3)");
        assertThat(where(new Expression.Is(TRUTH, Expression.Test.NULL, false))).endsWith("WHERE (c & 3) IS NULL");
        assertThat(where(new Expression.Binary(BinaryOperator.OR, TRUTH, column("d"))))
                .endsWith("WHERE (c & 3) OR d");
        assertThat(where(new Expression.Case(
                        Optional.empty(), List.of(new Expression.When(TRUTH, column("d"))), Optional.empty())))
                .endsWith("WHERE CASE WHEN (c & 3) THEN d END");
        var join = new FromItem.Join(FromItem.JoinKind.LEFT, table("t"), table("s"), Optional.of(TRUTH));
        assertThat(written(select(List.of(item(column("d"))), join, Optional.empty(), Optional.empty())))
                .endsWith("LEFT JOIN s ON (c & 3)");
    }

    @Test
    void staysWhereTheValueCounts() {
        assertThat(where(new Expression.Binary(BinaryOperator.EQUAL, TRUTH, column("d"))))
                .endsWith("WHERE " + TRUTH_TEXT + " = d");
        assertThat(where(new Expression.Function(
                        "COALESCE", List.of(TRUTH, column("d")), false, Optional.empty(), Optional.empty())))
                .endsWith("WHERE COALESCE(" + TRUTH_TEXT + ", d)");
        assertThat(written(select(List.of(item(TRUTH)), table("t"), Optional.empty(), Optional.empty())))
                .isEqualTo("SELECT " + TRUTH_TEXT + " FROM t");
    }

    @Test
    void staysInTheItemsOfGroups() {
        Expression not = new Expression.Unary(UnaryOperator.NOT, TRUTH);
        assertThat(written(select(
                        List.of(item(not)),
                        table("t"),
                        Optional.of(TRUTH),
                        Optional.of(new Query.GroupBy.Keys(List.of(TRUTH))))))
                .isEqualTo("SELECT NOT %s FROM t WHERE (c & 3) GROUP BY %s".formatted(TRUTH_TEXT, TRUTH_TEXT));
    }

    @Test
    void staysAnotherCase() {
        Expression other = new Expression.Case(
                Optional.empty(),
                List.of(new Expression.When(ANY, new Expression.Literal(io.panoptes.sql.value.Value.TRUE))),
                Optional.empty());
        assertThat(where(other)).endsWith("WHERE CASE WHEN (c & 3) THEN TRUE END");
    }

    private static String where(Expression condition) {
        return written(select(List.of(item(column("d"))), table("t"), Optional.of(condition), Optional.empty()));
    }

    private static String written(Query query) {
        return SqlWriter.write(TruthValue.bare(query), Dialects.MYSQL);
    }

    private static Query select(
            List<Query.SelectItem> items, FromItem from, Optional<Expression> where, Optional<Query.GroupBy> groupBy) {
        return new Query.Select(false, items, Optional.of(from), where, groupBy, Optional.empty());
    }

    private static Query.SelectItem item(Expression expression) {
        return new Query.SelectItem.Column(expression, Optional.empty());
    }

    private static FromItem table(String name) {
        return new FromItem.TableReference(name, Optional.empty());
    }

    private static Expression column(String name) {
        return new Expression.ColumnReference(Optional.empty(), name);
    }
}
