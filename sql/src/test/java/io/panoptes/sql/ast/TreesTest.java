package io.panoptes.sql.ast;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.read.SqlReader;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TreesTest {
    private static final Expression EXPRESSION =
            SqlReader.expression("a + (SELECT MAX(b) FROM t WHERE c IN (SELECT d FROM u))");

    private static List<String> columns(List<Expression> expressions) {
        return expressions.stream()
                .flatMap(part -> part instanceof Expression.ColumnReference(var table, var name)
                        ? Stream.of(name)
                        : Stream.empty())
                .toList();
    }

    @Test
    void partsAtAnyDepth() {
        assertThat(columns(Trees.expressions(EXPRESSION))).containsExactlyInAnyOrder("a", "b", "c", "d");
    }

    @Test
    void partsOutsideOfQueries() {
        assertThat(columns(Trees.outsideOfQueries(EXPRESSION))).containsExactly("a");
        assertThat(Trees.outsideOfQueries(EXPRESSION)).hasSize(3).contains(EXPRESSION);
    }

    @Test
    void queriesAndTheirTables() {
        Query query =
                SqlReader.query("SELECT a FROM t JOIN (SELECT b FROM u) x ON a = b WHERE EXISTS (SELECT c FROM v)");
        assertThat(Trees.queries(query)).hasSize(3).startsWith(query);
        assertThat(Trees.fromItems(query))
                .filteredOn(FromItem.TableReference.class::isInstance)
                .extracting(item -> ((FromItem.TableReference) item).name())
                .containsExactlyInAnyOrder("t", "u", "v");
    }
}
