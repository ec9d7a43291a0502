package io.panoptes.sql.ast;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import org.junit.jupiter.api.Test;

class TreeMappingTest {

    @Test
    void rebuildsTheSameTreeWhereNothingIsChanged() {
        TreeMapping nothing = new TreeMapping() {};
        for (int seed = 0; seed < 300; seed++) {
            Query query = new RandomTrees(seed).query(3);
            assertThat(nothing.query(query)).as("seed %d", seed).isEqualTo(query);
        }
    }

    @Test
    void reachesNodesAtAnyDepth() {
        TreeMapping increment = new TreeMapping() {
            @Override
            public Expression expression(Expression expression) {
                return expression.equals(new Expression.Literal(Value.of(1)))
                        ? new Expression.Literal(Value.of(2))
                        : children(expression);
            }
        };
        Query query =
                SqlReader.query("WITH c AS (SELECT 1 AS x) SELECT SUM(1) FILTER (WHERE a = 1) OVER (PARTITION BY 1)"
                        + " FROM c LEFT JOIN (VALUES (1)) AS v (y) ON x = 1 WHERE EXISTS (SELECT 1 FROM t LIMIT 1)"
                        + " GROUP BY ROLLUP(a + 1) HAVING CASE WHEN b IN (1, 3) THEN 1 ELSE 1 END > 1 ORDER BY 1");
        assertThat(SqlWriter.write(increment.query(query), Dialect.PORTABLE))
                .isEqualTo(SqlWriter.write(query, Dialect.PORTABLE).replace('1', '2'));
    }

    @Test
    void collectsNodesOfEachKind() {
        Query query = SqlReader.query("SELECT a FROM t LEFT JOIN u ON t.x = u.x WHERE a IN (SELECT b FROM v)");
        assertThat(Trees.queries(query)).hasSize(2);
        assertThat(Trees.fromItems(query)).hasSize(4);
        assertThat(Trees.expressions(query))
                .filteredOn(Expression.ColumnReference.class::isInstance)
                .hasSize(5);
    }
}
