package io.panoptes.triage.reduction.editable;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConstantRowsTest {
    @Test
    void rowsAreValues() {
        assertThat(sql(List.of(Row.of(Value.of(1)), Row.of(Value.NULL)), SqlType.INTEGER))
                .isEqualTo("VALUES (1), (CAST(NULL AS INTEGER))");
        assertThat(SqlWriter.write(ConstantRows.plain(List.of(Row.of(Value.NULL)), 1), Dialect.PORTABLE))
                .isEqualTo("VALUES (NULL)");
    }

    @Test
    void whatItMakesIsToldFromOtherQueries() {
        assertThat(ConstantRows.is(ConstantRows.plain(List.of(), 2))).isTrue();
        assertThat(ConstantRows.is(ConstantRows.typed(List.of(), List.of(SqlType.INTEGER))))
                .isTrue();
        assertThat(ConstantRows.is(SqlReader.query("VALUES (1), (NULL)"))).isTrue();
        assertThat(ConstantRows.is(SqlReader.query("SELECT 1"))).isFalse();
        assertThat(ConstantRows.is(SqlReader.query("SELECT a FROM t WHERE FALSE")))
                .isFalse();
    }

    /** {@code SELECT COUNT(*) WHERE FALSE} gives a row. */
    @Test
    void anAggregateOverNothingIsNoConstant() {
        var nothing = (io.panoptes.sql.ast.Query.Select) ConstantRows.plain(List.of(), 1);
        var count = new Expression.Function(
                "COUNT", List.of(new Expression.Star()), false, java.util.Optional.empty(), java.util.Optional.empty());
        var items = List.<io.panoptes.sql.ast.Query.SelectItem>of(
                new io.panoptes.sql.ast.Query.SelectItem.Column(count, java.util.Optional.empty()));
        assertThat(ConstantRows.is(new io.panoptes.sql.ast.Query.Select(
                        false, items, nothing.from(), nothing.where(), nothing.groupBy(), nothing.having())))
                .isFalse();
    }

    private static String sql(List<Row> rows, SqlType... types) {
        return SqlWriter.write(ConstantRows.typed(rows, List.of(types)), Dialect.PORTABLE);
    }
}
