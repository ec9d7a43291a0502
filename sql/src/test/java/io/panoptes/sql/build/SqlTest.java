package io.panoptes.sql.build;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.Dialects;
import io.panoptes.sql.write.SqlWriter;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SqlTest {
    private static final Expression A = Sql.column("a");
    private static final Expression B = Sql.column("x", "b");

    @Test
    void buildsConditions() {
        assertThat(text(Sql.and(A, Sql.or(A, B)))).isEqualTo("a AND (a OR x.b)");
        assertThat(text(Sql.not(Sql.equal(A, Sql.number(-2))))).isEqualTo("NOT (a = -2)");
        assertThat(text(Sql.same(A, Sql.text("it's")))).isEqualTo("a IS NOT DISTINCT FROM 'it''s'");
        assertThat(text(Sql.binary(BinaryOperator.LESS, A, B))).isEqualTo("a < x.b");
        assertThat(text(Sql.is(A, Expression.Test.TRUE))).isEqualTo("a IS TRUE");
        assertThat(text(Sql.isNot(A, Expression.Test.NULL))).isEqualTo("a IS NOT NULL");
    }

    @Test
    void buildsValues() {
        assertThat(text(Sql.literal(Value.TRUE))).isEqualTo("TRUE");
        assertThat(text(Sql.nullOf(SqlType.INTEGER))).isEqualTo("CAST(NULL AS INTEGER)");
        assertThat(text(Sql.call("COALESCE", A, B))).isEqualTo("COALESCE(a, x.b)");
        assertThat(Sql.call("COALESCE", List.of(A, B))).isEqualTo(Sql.call("COALESCE", A, B));
        assertThat(text(Sql.countAll())).isEqualTo("COUNT(*)");
        assertThat(text(Sql.choose(A, Sql.number(1), B))).isEqualTo("CASE WHEN a THEN 1 ELSE x.b END");
    }

    @Test
    void namesAColumnWithItsTableOrWithout() {
        Column column = new Column("c", SqlType.TEXT, true);
        assertThat(Sql.column(column)).isEqualTo(Sql.column("c"));
        assertThat(Sql.column("x", column)).isEqualTo(Sql.column("x", "c"));
    }

    @Test
    void neverAndAlwaysAreConditionsEverywhere() {
        assertThat(text(Sql.never())).isEqualTo("1 = 0");
        assertThat(text(Sql.always())).isEqualTo("1 = 1");
    }

    @Test
    void takesAConjunctionApartAndPutsItTogether() {
        Expression all = Sql.and(Sql.and(A, B), Sql.or(A, B));
        assertThat(Sql.conjuncts(all)).containsExactly(A, B, Sql.or(A, B));
        assertThat(Sql.conjunction(Sql.conjuncts(all))).contains(all);
        assertThat(Sql.conjunction(List.of())).isEmpty();
        assertThat(Sql.also(Optional.empty(), A)).contains(A);
        assertThat(Sql.also(Optional.of(A), B)).contains(Sql.and(A, B));
    }

    @Test
    void buildsQueries() {
        FromItem joined = Sql.join(FromItem.JoinKind.LEFT, Sql.table("t"), Sql.table("u", "x"), Sql.equal(A, B));
        Query.Select select = Sql.select(List.of(Sql.item(A, "k")), joined, Optional.of(Sql.always()));
        assertThat(text(select)).isEqualTo("SELECT a AS k FROM t LEFT JOIN u AS x ON a = x.b WHERE 1 = 1");
        assertThat(text(Sql.distinct(select))).startsWith("SELECT DISTINCT a AS k FROM t LEFT JOIN");
        assertThat(text(Sql.withWhere(select, Optional.empty()))).endsWith("ON a = x.b");
        assertThat(text(Sql.select(List.of(Sql.item(B, "k")), Sql.derived(select, "x"), Optional.empty())))
                .startsWith("SELECT x.b AS k FROM (SELECT a AS k FROM t")
                .endsWith(") AS x");
        Query.Select one = Sql.select(List.of(Sql.item(A, "k")), Sql.table("t"), Optional.empty());
        assertThat(text(Sql.unionAll(List.of(one, one, one))))
                .isEqualTo(text(Sql.unionAll(Sql.unionAll(one, one), one)))
                .contains(" UNION ALL ");
    }

    private static String text(Expression expression) {
        return SqlWriter.write(expression, Dialects.DUCKDB);
    }

    private static String text(Query query) {
        return SqlWriter.write(query, Dialects.DUCKDB);
    }
}
