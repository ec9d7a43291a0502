package io.panoptes.sql.write;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FunctionWriterTest {
    private static final Expression A = Sql.column("a");
    private static final Expression B = Sql.column("b");

    private static String text(Expression function, Dialect dialect) {
        return SqlWriter.write(function, dialect);
    }

    private static String text(String name, Expression... arguments) {
        return text(
                new Expression.Function(name, List.of(arguments), false, Optional.empty(), Optional.empty()),
                Dialects.SQLITE);
    }

    @Test
    void argumentsStandBetweenCommasOrWords() {
        assertThat(text("ABS", A)).isEqualTo("ABS(a)");
        assertThat(text("COALESCE", A, B)).isEqualTo("COALESCE(a, b)");
        assertThat(text("EXTRACT", new Expression.Verbatim("YEAR"), A)).isEqualTo("EXTRACT(YEAR FROM a)");
        assertThat(text("POSITION", A, B)).isEqualTo("POSITION(a IN b)");
        assertThat(text("TRIM", new Expression.Verbatim("BOTH"), A, B)).isEqualTo("TRIM(BOTH a FROM b)");
        assertThat(text("TRIM", A, B)).isEqualTo("TRIM(a, b)");
    }

    @Test
    void someFunctionsHaveNoBrackets() {
        assertThat(text("CURRENT_DATE")).isEqualTo("CURRENT_DATE");
        assertThat(text("RANDOM")).isEqualTo("RANDOM()");
    }

    @Test
    void aDialectMayHaveAnotherName() {
        Dialect dialect = Dialects.ALL.stream()
                .filter(candidate -> !candidate.functions().isEmpty())
                .findFirst()
                .orElseThrow();
        var other = dialect.functions().entrySet().iterator().next();
        Expression call =
                new Expression.Function(other.getKey(), List.of(A), false, Optional.empty(), Optional.empty());
        assertThat(text(call, dialect)).startsWith(other.getValue() + "(");
        assertThat(text(call, Dialect.PORTABLE)).startsWith(other.getKey() + "(");
    }

    @Test
    void aFilterIsAClauseOrAChoice() {
        Dialect choosing = Dialects.ALL.stream()
                .filter(candidate -> candidate.has(Habit.FILTER_AS_CASE))
                .findFirst()
                .orElseThrow();
        Expression sum = new Expression.Function(
                "SUM", List.of(A), true, Optional.of(Sql.equal(B, Sql.number(1))), Optional.empty());
        assertThat(text(sum, Dialects.SQLITE)).isEqualTo("SUM(DISTINCT a) FILTER (WHERE b = 1)");
        assertThat(text(sum, choosing)).isEqualTo("SUM(DISTINCT CASE WHEN b = 1 THEN a END)");
        Expression count = new Expression.Function(
                "COUNT",
                List.of(new Expression.Star()),
                false,
                Optional.of(Sql.equal(B, Sql.number(1))),
                Optional.empty());
        assertThat(text(count, Dialects.SQLITE)).isEqualTo("COUNT(*) FILTER (WHERE b = 1)");
        assertThat(text(count, choosing)).isEqualTo("COUNT(CASE WHEN b = 1 THEN 1 END)");
        Expression joined = new Expression.Function(
                "GROUP_CONCAT", List.of(A, B), false, Optional.of(Sql.equal(B, Sql.number(1))), Optional.empty());
        assertThat(text(joined, choosing)).isEqualTo("GROUP_CONCAT(CASE WHEN b = 1 THEN a END, b)");
    }

    @Test
    void aWindowHasThePartsThatAreThere() {
        assertThat(over(List.of(), false, Optional.empty())).isEqualTo("SUM(a) OVER ()");
        assertThat(over(List.of(A, B), false, Optional.empty())).isEqualTo("SUM(a) OVER (PARTITION BY a, b)");
        assertThat(over(List.of(), true, Optional.empty())).isEqualTo("SUM(a) OVER (ORDER BY b)");
        assertThat(over(List.of(A), true, Optional.of("ROWS CURRENT ROW")))
                .isEqualTo("SUM(a) OVER (PARTITION BY a ORDER BY b ROWS CURRENT ROW)");
        assertThat(over(List.of(A), false, Optional.of("ROWS CURRENT ROW")))
                .isEqualTo("SUM(a) OVER (PARTITION BY a ROWS CURRENT ROW)");
        assertThat(over(List.of(), false, Optional.of("ROWS CURRENT ROW"))).isEqualTo("SUM(a) OVER (ROWS CURRENT ROW)");
    }

    private static String over(List<Expression> partition, boolean ordered, Optional<String> frame) {
        List<Query.SortKey> order =
                ordered ? List.of(new Query.SortKey(B, false, Query.NullOrder.UNSPECIFIED)) : List.of();
        Expression.Window window = new Expression.Window(partition, order, frame);
        return text(
                new Expression.Function("SUM", List.of(A), false, Optional.empty(), Optional.of(window)),
                Dialects.SQLITE);
    }
}
