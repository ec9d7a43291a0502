package io.panoptes.equivalence.evaluator;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.front.Front;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What DuckDB, SQLite, PostgreSQL and MySQL give for these sums. */
class FloatingSumTest {
    private static final Schema SCHEMA = SchemaReader.read(List.of("CREATE TABLE t (f DOUBLE PRECISION)"));

    private static Database database(String numbers) {
        List<Row> rows = numbers == null
                ? List.of()
                : Stream.of(numbers.split(" "))
                        .map(number -> new Row(List.of(
                                number.equals("NULL") ? Value.NULL : new Value.DecimalValue(new BigDecimal(number)))))
                        .toList();
        return new Database(SCHEMA, Map.of("t", rows));
    }

    private static CompiledQuery compiled(String sql, Pool pool) {
        return CompiledQuery.of(
                new Front(SCHEMA, ReadingProfile.STANDARD).translate(sql), SCHEMA, pool, Meaning.STRICT);
    }

    private static Set<String> open(String sql, String numbers) {
        Pool pool = new Pool();
        CompiledQuery query = compiled(sql, pool);
        query.run(Tables.of(database(numbers), pool));
        return query.madeUpFunctions();
    }

    private static String text(String sql, String numbers) {
        Evaluator.Outcome outcome = new Evaluator(Meaning.STRICT)
                .evaluate(new Front(SCHEMA, ReadingProfile.STANDARD).translate(sql), database(numbers));
        return switch (outcome) {
            case Evaluator.Outcome.None(String reason) -> reason;
            case Evaluator.Outcome.Rows(var answer) ->
                switch (answer.rows().getFirst().values().getFirst()) {
                    case Value.NullValue ignored -> "NULL";
                    case Value.DoubleValue(double number) -> Double.toString(number);
                    case Value value -> String.valueOf(value);
                };
        };
    }

    @ParameterizedTest
    @CsvSource({
        "0.1 0.2, 0.30000000000000004, 0.15000000000000002",
        "0.1 NULL, 0.1, 0.1",
        "0.5 0.25 1, 1.75, 0.5833333333333334",
        "1 2 4, 7.0, 2.3333333333333335",
        "NULL NULL, NULL, NULL",
        ", NULL, NULL",
        "-0.1 0.1, 0.0, 0.0"
    })
    void theStoredNumbersAreAddedUp(String numbers, String sum, String average) {
        assertThat(text("SELECT SUM(f) FROM t", numbers)).isEqualTo(sum);
        assertThat(text("SELECT AVG(f) FROM t", numbers)).isEqualTo(average);
    }

    @Test
    void whatDependsOnTheOrderIsOpen() {
        assertThat(open("SELECT SUM(f) FROM t", "0.1 0.2 0.3")).containsExactly("SUM");
        assertThat(open("SELECT AVG(f) FROM t", "0.1 0.2 0.3")).containsExactly("AVG");
        assertThat(open("SELECT SUM(f) FROM t", "9007199254740992 1 1")).containsExactly("SUM");
        assertThat(open("SELECT SUM(f) FROM t", "0.1 0.2")).isEmpty();
        assertThat(open("SELECT SUM(f) FROM t", "0.5 0.25 -3 1000 0")).isEmpty();
        assertThat(open("SELECT SUM(f) FROM t", "9007199254740992 1")).isEmpty();
    }
}
