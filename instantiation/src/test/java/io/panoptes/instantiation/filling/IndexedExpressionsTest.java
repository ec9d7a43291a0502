package io.panoptes.instantiation.filling;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.OperationCatalog;
import io.panoptes.corpus.Snippet;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.sqlite.SqliteAdapter;
import io.panoptes.instantiation.opaque.OpaqueRow;
import io.panoptes.instantiation.state.StateContents.Stored;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class IndexedExpressionsTest {
    private static final List<Column> COLUMNS = List.of(
            new Column("c0", SqlType.INTEGER, true),
            new Column("c1", SqlType.TEXT, true),
            new Column("l0", new SqlType.OpaqueType("COLLATE NOCASE"), true));
    private static final IndexedExpressions INDEXED =
            new IndexedExpressions(OperationCatalog.of(new SqliteAdapter().profile(new Version("3.50.0.0"))));

    @Test
    void whatAnIndexComputesFillsPlaceholdersOfItsType() {
        Expression sum = binary(BinaryOperator.PLUS, column("c0"), new Expression.Literal(Value.of(1)));
        Expression compared = binary(BinaryOperator.LESS, column("c0"), sum);
        assertThat(of(SqlType.INTEGER, sum, compared)).containsExactly(sum);
        assertThat(of(SqlType.BOOLEAN, sum, compared)).containsExactly(compared);
    }

    @Test
    void whatReadsAColumnThatProofsKnowNothingOfDoesNot() {
        Expression odd = binary(BinaryOperator.PLUS, column("l0"), new Expression.Literal(Value.of(1)));
        assertThat(of(SqlType.INTEGER, odd)).isEmpty();
    }

    @Test
    void whatMixesTypesDoesNot() {
        Expression mixed = binary(BinaryOperator.EQUAL, column("c0"), column("c1"));
        Expression template = new Expression.Template(List.of("+ ", ""), List.of(column("c1")));
        assertThat(of(SqlType.BOOLEAN, mixed)).isEmpty();
        assertThat(of(SqlType.INTEGER, template)).isEmpty();
    }

    private static List<Expression> of(SqlType type, Expression... keys) {
        var row = new OpaqueRow(COLUMNS, Map.of(), List.of(), List.of(keys), Set.of());
        return INDEXED.of(new Stored(new Table("b0", COLUMNS, List.of()), row, 3), type, false).stream()
                .map(Snippet::expression)
                .toList();
    }

    private static Expression binary(BinaryOperator operator, Expression left, Expression right) {
        return new Expression.Binary(operator, left, right);
    }

    private static Expression column(String name) {
        return new Expression.ColumnReference(Optional.empty(), name);
    }
}
