package io.panoptes.sql.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.sql.SharedBench;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SchemaReaderTest {

    @Test
    void readsColumnsTypesAndNullability() {
        Table table =
                only("CREATE TABLE t (a INT NOT NULL, b VARCHAR(20) NULL, c decimal(10, 2) DEFAULT 1.5, d DATETIME)");
        assertThat(table)
                .isEqualTo(new Table(
                        "t",
                        List.of(
                                new Column("a", SqlType.INTEGER, false),
                                new Column("b", SqlType.TEXT, true).withMostLetters(Optional.of(20)),
                                new Column("c", new SqlType.DecimalType(10, 2), true),
                                new Column("d", SqlType.TIMESTAMP, true)),
                        List.of()));
    }

    @Test
    void readsConstraintsInlineAndOfTheTable() {
        Schema schema = SchemaReader.read("""
                CREATE TABLE a (x INT PRIMARY KEY);
                -- the second one
                CREATE TABLE b (
                    x INT NOT NULL UNIQUE REFERENCES a ON DELETE SET NULL,
                    y INT CHECK (y > 0),
                    CONSTRAINT k PRIMARY KEY (x, y),
                    UNIQUE KEY u (y),
                    KEY i (y),
                    FOREIGN KEY (y) REFERENCES a (x),
                    CHECK (x <> y)
                ) ENGINE = InnoDB;
                """);
        assertThat(schema.table("A").orElseThrow().column("X").orElseThrow().nullable())
                .isFalse();
        assertThat(schema.table("b").orElseThrow().constraints())
                .containsExactly(
                        new Constraint.Unique(List.of("x")),
                        new Constraint.ForeignKey(List.of("x"), "a", List.of("x")),
                        new Constraint.PrimaryKey(List.of("x", "y")),
                        new Constraint.Unique(List.of("y")),
                        new Constraint.ForeignKey(List.of("y"), "a", List.of("x")),
                        new Constraint.Check(SqlReader.expression("y > 0")),
                        new Constraint.Check(SqlReader.expression("x <> y")));
    }

    @Test
    void readsKeywordsAsColumnNames() {
        Table table = only(
                "CREATE TABLE t (type INT, date DATE, rank INT, year INT, `order` INT, \"group\" INT, key INT,"
                        + " timestamp DECIMAL(10,2), operator VARCHAR(5), CHECK (year >= 2000), CHECK (date > DATE '2020-01-01'))");
        assertThat(table.columns())
                .extracting(Column::name)
                .containsExactly("type", "date", "rank", "year", "order", "group", "key", "timestamp", "operator");
        assertThat(table.constraints())
                .first()
                .isEqualTo(new Constraint.Check(new Expression.Binary(
                        Expression.BinaryOperator.GREATER_OR_EQUAL,
                        new Expression.ColumnReference(java.util.Optional.empty(), "year"),
                        new Expression.Literal(Value.of(2000)))));
    }

    @Test
    void readsAnEnumAsCategories() {
        assertThat(only("CREATE TABLE t (c ENUM('x', 'it''s'))").constraints())
                .containsExactly(new Constraint.Categorical("c", List.of(Value.of("x"), Value.of("it's"))));
    }

    /** As Spider's database of flights has it; the name is found in the text all the same. */
    @Test
    void aTableInSingleQuotesWhoseKeyIsWrongIsTold() {
        assertThatThrownBy(() -> SchemaReader.read("CREATE TABLE 'flights' (a INT REFERENCES airports (code))"))
                .isInstanceOf(SqlTextException.UndeclaredTable.class)
                .hasMessageContaining("references airports, which is not declared");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            CREATE TABLE t (a INT, b ITN)            | 1 | 26 | unknown type ITN
            CREATE TABLE t (a INT, A INT)            | 1 | 24 | declared twice
            CREATE TABLE t (a INT, PRIMARY KEY (z))  | 1 | 37 | names z
            CREATE TABLE t (a INT REFERENCES u)      | 1 | 14 | u, which is not declared
            CREATE TABLE t (a INT                    | 1 | 22 | goes on with the end
            CREATE TABLE t (a INT CHECK (a > ))      | 1 | 30 | can't be read
            CREATE TABLE t (a VARCHAR('x'))          | 1 | 27 | not a length
            SELECT 1                                 | 1 | 1  | does not begin a CREATE TABLE
            """)
    void saysWhatIsWrongAndWhere(String ddl, int line, int column, String problem) {
        assertThatThrownBy(() -> SchemaReader.read(ddl)).isInstanceOfSatisfying(SqlTextException.class, e -> {
            assertThat(e.problem()).contains(problem);
            assertThat(e.advice()).isNotEmpty();
            assertThat(e.line()).isEqualTo(line);
            assertThat(e.column()).isEqualTo(column);
        });
    }

    @Test
    void readsAllSchemasOfTheBenchmarks() {
        for (var pair : SharedBench.pairs()) {
            assertThat(SchemaReader.read(SharedBench.schema(pair)).tables())
                    .as(pair.get("id").asText())
                    .hasSameSizeAs(SharedBench.schema(pair));
        }
    }

    private static Table only(String ddl) {
        return SchemaReader.read(ddl).tables().get(0);
    }
}
