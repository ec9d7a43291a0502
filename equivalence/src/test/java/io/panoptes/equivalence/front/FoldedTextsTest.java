package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FoldedTextsTest {
    @Test
    void aDatabaseHasItsTextsInLowerCaseAndTheRestAsItWas() {
        Schema schema = SchemaReader.read(List.of("CREATE TABLE t (a INT, s VARCHAR(10))"));
        Database database = new Database(schema, Map.of("t", List.of(new Row(List.of(Value.of(1), Value.of("Red"))))));
        assertThat(FoldedTexts.of(database).rowsOf("t"))
                .containsExactly(new Row(List.of(Value.of(1), Value.of("red"))));
    }

    @Test
    void constraintsSayItOfTextsInLowerCase() {
        assertThat(FoldedTexts.of(
                        new Constraint.Categorical("s", List.of(Value.of("Red"), Value.of("RED"), Value.of("b")))))
                .isEqualTo(new Constraint.Categorical("s", List.of(Value.of("red"), Value.of("b"))));
        assertThat(FoldedTexts.of(new Constraint.Range("s", Optional.of(Value.of("A")), Optional.of(Value.of(3)))))
                .isEqualTo(new Constraint.Range("s", Optional.of(Value.of("a")), Optional.of(Value.of(3))));
        Constraint key = new Constraint.PrimaryKey(List.of("S"));
        assertThat(FoldedTexts.of(key)).isSameAs(key);
    }
}
