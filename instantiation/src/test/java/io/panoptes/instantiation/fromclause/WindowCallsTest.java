package io.panoptes.instantiation.fromclause;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.OperationCatalog;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class WindowCallsTest {
    private static final List<Column> COLUMNS =
            List.of(new Column("c0", SqlType.INTEGER, true), new Column("c1", SqlType.TEXT, true));

    @Test
    void framesLeaveOutRowsWhereTheDbmsCan() {
        assertThat(frames("postgresql", "16.0.0"))
                .anyMatch(frame -> frame.startsWith("RANGE") && frame.endsWith("EXCLUDE GROUP"))
                .anyMatch(frame -> frame.startsWith("GROUPS"));
        assertThat(frames("mysql", "8.0.33"))
                .isNotEmpty()
                .noneMatch(frame -> frame.contains("EXCLUDE") || frame.contains("GROUPS"));
    }

    /** Which of two tied rows comes first is left open. */
    @Test
    void rowsAreCountedOnlyInAnOrderOfAllThatIsGiven() {
        assertThat(calls("postgresql", "16.0.0"))
                .filteredOn(call -> call.name().equals("ROW_NUMBER")
                        || frame(call).filter(frame -> frame.startsWith("ROWS")).isPresent())
                .isNotEmpty()
                .allMatch(call -> call.over().orElseThrow().order().size() == COLUMNS.size());
    }

    private static List<String> frames(String dbms, String version) {
        return calls(dbms, version).stream()
                .flatMap(call -> frame(call).stream())
                .toList();
    }

    private static Optional<String> frame(Expression.Function call) {
        return call.over().orElseThrow().frame();
    }

    private static List<Expression.Function> calls(String dbms, String version) {
        Profile profile = Adapters.named(dbms).profile(new Version(version));
        var calls = new WindowCalls(new SplittableRandom(3), OperationCatalog.of(profile));
        return Stream.generate(() ->
                        calls.draw(COLUMNS, column -> new Expression.ColumnReference(Optional.of("d"), column.name())))
                .limit(300)
                .map(call -> (Expression.Function) call.expression())
                .toList();
    }
}
