package io.panoptes.instantiation.learning;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.learning.CheckFile;
import io.panoptes.dbms.learning.StandardQuery;
import io.panoptes.equivalence.evaluator.Evaluator;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A DBMS without an adapter is compared with answers that are written down: they must be those of the engine. */
class CheckAnswersTest {
    private static final Schema SCHEMA = SchemaReader.read(CheckFile.TABLES);

    private static final Database DATABASE = new Database(
            SCHEMA,
            Map.of(
                    "r1",
                    List.of(
                            Row.of(Value.of(1), Value.of(10), Value.of("a")),
                            Row.of(Value.of(2), Value.NULL, Value.of("b")),
                            Row.of(Value.NULL, Value.of(30), Value.NULL),
                            Row.of(Value.of(2), Value.of(20), Value.of("b"))),
                    "r2",
                    List.of(
                            Row.of(Value.of(2), Value.of(5)),
                            Row.of(Value.of(3), Value.of(6)),
                            Row.of(Value.NULL, Value.of(7)))));

    @Test
    void theyAreThoseOfTheEngine() {
        List<String> wrong = new ArrayList<>();
        List<String> unsupported = new ArrayList<>();
        List<StandardQuery> checks = CheckFile.read();
        for (StandardQuery check : checks) {
            try {
                var relation = new Front(SCHEMA, ReadingProfile.STANDARD).translate(check.query());
                switch (new Evaluator(Meaning.STRICT).evaluate(relation, DATABASE)) {
                    case Evaluator.Outcome.Rows(var answer) -> {
                        if (!texts(answer.rows(), check).equals(texts(check.rows(), check))) {
                            wrong.add("%s: %s gives %s, and not %s"
                                    .formatted(check.name(), check.query(), answer.rows(), check.rows()));
                        }
                    }
                    case Evaluator.Outcome.None(var reason) -> unsupported.add(check.name() + ": " + reason);
                }
            } catch (Unsupported | SqlError e) {
                unsupported.add(check.name() + ": " + e.getMessage());
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(unsupported).as("what the engine can't say").hasSizeLessThan(checks.size() / 10);
    }

    private static List<String> texts(List<Row> rows, StandardQuery check) {
        List<String> texts = rows.stream()
                .map(row -> row.values().stream()
                        .map(CheckAnswersTest::text)
                        .toList()
                        .toString())
                .toList();
        return check.inOrder() ? texts : texts.stream().sorted().toList();
    }

    private static String text(Value value) {
        return switch (value) {
            case Value.IntegerValue(var number) ->
                new BigDecimal(number).stripTrailingZeros().toPlainString();
            case Value.DecimalValue(var number) -> number.stripTrailingZeros().toPlainString();
            case Value.BooleanValue(boolean truth) -> String.valueOf(truth);
            case Value.TextValue(var text) -> "'" + text + "'";
            default -> value.toString();
        };
    }
}
