package io.panoptes.dbms.trial;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.trial.TextPair;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.Dialects;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TextScriptTest {
    private static final String CHILD = "CREATE TABLE c (k INT PRIMARY KEY, p INT REFERENCES p(k))";
    private static final String PARENT = "CREATE TABLE p (k INT PRIMARY KEY)";
    private static final String TREE = "CREATE TABLE \"Tree\" (k INT PRIMARY KEY, up INT REFERENCES \"Tree\"(k))";

    @Test
    void tablesComeAfterThoseThatTheyReferToAndAreDroppedBefore() {
        TextScript script = script(List.of(CHILD, PARENT));
        assertThat(script.creating()).containsExactly(PARENT, CHILD);
        assertThat(script.dropping()).containsExactly("DROP TABLE c", "DROP TABLE p");
    }

    @Test
    void aTableIsFilledByOneStatementAndAnEmptyOneByNone() {
        TextScript script = script(List.of(CHILD, PARENT));
        assertThat(script.filling(database(List.of(CHILD, PARENT), Map.of("p", List.of(row(1), row(2))))))
                .containsExactly("INSERT INTO p VALUES (1), (2)");
        assertThat(script.filling(database(
                        List.of(CHILD, PARENT),
                        Map.of("c", List.of(Row.of(Value.of(5), Value.NULL)), "p", List.of(row(1))))))
                .containsExactly("INSERT INTO p VALUES (1)", "INSERT INTO c VALUES (5, NULL)");
    }

    @Test
    void rowsOfATableThatRefersToItselfComeAfterTheirParentsOneByOne() {
        Database database = database(
                List.of(TREE),
                Map.of("Tree", List.of(row(1, 2), row(2, 3), row(3, 3), Row.of(Value.of(4), Value.NULL))));
        assertThat(script(List.of(TREE)).filling(database))
                .containsExactly(
                        "INSERT INTO \"Tree\" VALUES (3, 3)",
                        "INSERT INTO \"Tree\" VALUES (4, NULL)",
                        "INSERT INTO \"Tree\" VALUES (2, 3)",
                        "INSERT INTO \"Tree\" VALUES (1, 2)");
    }

    @Test
    void rowsThatReferToEachOtherInACircleComeLast() {
        Database database = database(List.of(TREE), Map.of("Tree", List.of(row(1, 2), row(2, 1), row(3, 3))));
        assertThat(script(List.of(TREE)).filling(database))
                .containsExactly(
                        "INSERT INTO \"Tree\" VALUES (3, 3)",
                        "INSERT INTO \"Tree\" VALUES (1, 2)",
                        "INSERT INTO \"Tree\" VALUES (2, 1)");
    }

    @Test
    void everyTableOfACircleIsCreated() {
        String one = "CREATE TABLE a (k INT PRIMARY KEY, b INT REFERENCES b(k))";
        String other = "CREATE TABLE b (k INT PRIMARY KEY, a INT REFERENCES a(k))";
        assertThat(script(List.of(one, other)).creating()).containsExactlyInAnyOrder(one, other);
    }

    @Test
    void withoutStatementsOfAnAuthorTheDialectWritesThem() {
        Schema schema = SchemaReader.read(List.of(PARENT));
        TextScript script =
                TextScript.of(new TextPair(List.of(), schema, "TABLE p", "TABLE p", Semantics.BAG), Dialects.SQLITE);
        assertThat(script.creating()).singleElement().asString().startsWith("CREATE TABLE p (");
        assertThat(script.dropping()).containsExactly("DROP TABLE p");
    }

    private static TextScript script(List<String> ddl) {
        return TextScript.of(
                new TextPair(ddl, SchemaReader.read(ddl), "SELECT 1", "SELECT 1", Semantics.BAG), Dialects.SQLITE);
    }

    private static Database database(List<String> ddl, Map<String, List<Row>> rows) {
        return new Database(SchemaReader.read(ddl), rows);
    }

    private static Row row(long... values) {
        return Row.of(Arrays.stream(values).mapToObj(Value::of).toArray(Value[]::new));
    }
}
