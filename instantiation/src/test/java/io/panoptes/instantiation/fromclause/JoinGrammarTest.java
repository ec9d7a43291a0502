package io.panoptes.instantiation.fromclause;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.OperationCatalog;
import io.panoptes.corpus.ValuePool;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.instantiation.filling.Binding;
import io.panoptes.instantiation.opaque.OpaqueCatalog;
import io.panoptes.instantiation.opaque.OpaqueRow;
import io.panoptes.instantiation.state.StateContents.Stored;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Trees;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class JoinGrammarTest {
    private static final List<Column> COLUMNS =
            List.of(new Column("c0", SqlType.INTEGER, true), new Column("c1", SqlType.INTEGER, true));

    @Test
    void tablesOfManyRowsAreNotJoinedManyTimes() {
        assertThat(mostJoins(3)).isEqualTo(3);
        assertThat(mostJoins(30)).isEqualTo(1);
    }

    @Test
    void aFullJoinTakesAnyConditionWhereTheDbmsDoes() {
        assertThat(fullJoins("sqlite", "3.54.1.0")).isNotEmpty().anyMatch(on -> !isEquality(on));
        assertThat(fullJoins("duckdb", "2.0.0.1")).isNotEmpty().allMatch(JoinGrammarTest::isEquality);
    }

    private static List<Expression> fullJoins(String dbms, String version) {
        return grammar(dbms, version, 3)
                .flatMap(snippet -> Trees.fromItems(snippet.query()).stream())
                .filter(item -> item instanceof FromItem.Join join && join.kind() == FromItem.JoinKind.FULL)
                .map(item -> ((FromItem.Join) item).condition().orElseThrow())
                .toList();
    }

    private static boolean isEquality(Expression on) {
        return on instanceof Expression.Binary(var operator, var left, var right)
                && operator == Expression.BinaryOperator.EQUAL
                && !left.getClass().equals(Expression.Case.class);
    }

    /** How many joins the largest of many chains has, of tables with N rows. */
    private static long mostJoins(int rows) {
        return grammar("sqlite", "3.54.1.0", rows)
                .map(snippet -> ((Query.Select) snippet.query()).from().orElseThrow())
                .mapToLong(JoinGrammarTest::joins)
                .max()
                .orElseThrow();
    }

    private static long joins(FromItem item) {
        return item instanceof FromItem.Join join ? 1 + joins(join.left()) + joins(join.right()) : 0;
    }

    private static Stream<Binding.TableSnippet> grammar(String dbms, String version, int rows) {
        Profile profile = Adapters.named(dbms).profile(new Version(version));
        Table table = new Table("b0", COLUMNS, List.of());
        var grammar = new JoinGrammar(
                new SplittableRandom(5),
                OperationCatalog.of(profile),
                new ValuePool(true, true),
                OpaqueCatalog.of(profile),
                List.of(new Stored(table, OpaqueRow.of(COLUMNS), rows)));
        return IntStream.range(0, 200)
                .mapToObj(i -> grammar.query(List.of(COLUMNS.getFirst()), 0).orElseThrow());
    }
}
