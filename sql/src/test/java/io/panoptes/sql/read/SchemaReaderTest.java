package io.panoptes.sql.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.sql.SharedBench;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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

    /** MySQL gives such a column a number of its own in the place of NULL. */
    @Test
    void aColumnThatCountsUpIsNotNull() {
        assertThat(only("CREATE TABLE t (a INT AUTO_INCREMENT UNIQUE, b INT)").columns())
                .extracting(Column::nullable)
                .containsExactly(false, true);
    }

    /** In SQLite the type of a row's number is the word alone. */
    @ParameterizedTest
    @CsvSource({"INTEGER,false", "\"INTEGER\",false", "INTEGER(4),true", "INTEGER UNSIGNED,true", "INT,true"})
    void onlyTheBareWordIsTheNumberOfARow(String type, boolean takesNull) {
        Column key = only("CREATE TABLE t (k %s PRIMARY KEY)".formatted(type))
                .columns()
                .getFirst();
        assertThat(key.traits().contains(ColumnTrait.NULLABLE_KEY)).isEqualTo(takesNull);
        assertThat(key.traits().contains(ColumnTrait.NUMBERS_ROWS)).isEqualTo(!takesNull);
    }

    /** Said of the column, DESC makes it a key like others; said of the table, it does not. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            k INTEGER PRIMARY KEY DESC           ; NULLABLE_KEY
            k INTEGER, PRIMARY KEY (k DESC)      ; NUMBERS_ROWS
            k INTEGER NOT NULL, PRIMARY KEY (k)  ; NUMBERS_ROWS
            k INTEGER PRIMARY KEY AUTOINCREMENT  ; NUMBERS_ROWS
            k INTEGER PRIMARY KEY ASC ON CONFLICT REPLACE AUTOINCREMENT ; NUMBERS_ROWS
            """)
    void theNumberOfARowHasNoDirection(String columns, ColumnTrait trait) {
        assertThat(only("CREATE TABLE t (%s)".formatted(columns))
                        .columns()
                        .getFirst()
                        .traits())
                .contains(trait);
    }

    @Test
    void tellsAReferenceOfOneColumnFromOneOfTheTable() {
        String parent = "CREATE TABLE p (id INT PRIMARY KEY); ";
        assertThat(column(parent + "CREATE TABLE c (a INT REFERENCES p (id))").traits())
                .containsExactly(ColumnTrait.REFERS_INLINE);
        assertThat(column(parent + "CREATE TABLE c (a INT, FOREIGN KEY (a) REFERENCES p (id))")
                        .traits())
                .isEmpty();
    }

    private static Column column(String script) {
        return SchemaReader.read(script).table("c").orElseThrow().columns().getFirst();
    }

    @Test
    void anEngineOtherThanInnoDbKeepsNoReferences() {
        String script =
                "CREATE TABLE p (id INT PRIMARY KEY); CREATE TABLE c (a INT, FOREIGN KEY (a) REFERENCES p (id))";
        assertThat(constraints(script + " ENGINE = InnoDB")).hasSize(1);
        assertThat(constraints(script + " ENGINE=MyISAM DEFAULT CHARSET=utf8mb4"))
                .isEmpty();
    }

    private static List<Constraint> constraints(String script) {
        return SchemaReader.read(script).table("c").orElseThrow().constraints();
    }

    /** Where nothing is said, MySQL takes no regard to case, as with a collation whose name ends so. */
    @ParameterizedTest
    @CsvSource({
        "COLLATE utf8mb4_0900_as_cs,COLLATED",
        "DEFAULT CHARSET=latin1 COLLATE=latin1_bin,COLLATED",
        "CHARSET=binary,COLLATED",
        "COLLATE=utf8mb4_turkish_ci,COLLATED",
        "COLLATE utf8mb4_danish_ci,COLLATED",
        "COLLATE=utf8mb4_0900_as_ci,COLLATED",
        "DEFAULT CHARSET=latin5,COLLATED",
        "COLLATE=utf8mb4_bin,COLLATED_BINARY"
    })
    void theCollationOfATableIsThatOfItsTexts(String options, ColumnTrait trait) {
        Table table = only("CREATE TABLE t (a INT, s VARCHAR(10)) " + options);
        assertThat(table.columns()).extracting(Column::traits).containsExactly(Set.of(), Set.of(trait));
        assertThat(only("CREATE TABLE t (s VARCHAR(10)) COLLATE utf8mb4_general_ci")
                        .columns()
                        .getFirst()
                        .traits())
                .isEmpty();
        assertThat(only("CREATE TABLE t (s VARCHAR(10) CHARACTER SET binary)")
                        .columns()
                        .getFirst()
                        .traits())
                .containsExactly(ColumnTrait.COLLATED);
    }

    @Test
    void tellsTypesThatEachDbmsHasInItsOwnWay() {
        Table table = only("CREATE TABLE t (a DECIMAL, b NUMERIC(5), c STRING, d VARCHAR)");
        assertThat(table.columns())
                .extracting(Column::traits)
                .containsExactly(Set.of(ColumnTrait.ANY_DIGITS), Set.of(), Set.of(ColumnTrait.NAMED_STRING), Set.of());
    }

    /** As MySQL takes it. */
    @Test
    void aConstraintNeedsNoName() {
        Table table = only("CREATE TABLE t (a INT, b INT CONSTRAINT CHECK (b > 0), CONSTRAINT PRIMARY KEY (a),"
                + " CONSTRAINT UNIQUE KEY u (b), CONSTRAINT CHECK (a > b), CONSTRAINT \"check\" UNIQUE (a, b))");
        assertThat(table.constraints())
                .containsExactly(
                        new Constraint.PrimaryKey(List.of("a")),
                        new Constraint.Unique(List.of("b")),
                        new Constraint.Unique(List.of("a", "b")),
                        new Constraint.Check(SqlReader.expression("b > 0")),
                        new Constraint.Check(SqlReader.expression("a > b")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            a = (b IN (0, 1))
            (a > 0) = (b > 0)
            a > 0 AND b > 0 OR NOT a = b
            a + b * 2 > 3
            a > 0 IS NOT FALSE
            """)
    void aConditionThatAllBindAlikeIsRead(String condition) {
        assertThat(only("CREATE TABLE t (a INT, b INT, CHECK (%s))".formatted(condition))
                        .constraints())
                .hasSize(1);
    }

    @Test
    void aTableWhosePartsTakeAnyRowIsRead() {
        assertThat(SchemaReader.read("CREATE TABLE t (a INT) PARTITION BY LINEAR HASH (a) PARTITIONS 3")
                        .tables())
                .hasSize(1);
    }

    /** SQLite: the rows of such a table have no numbers, and its key takes texts. */
    @Test
    void aKeyWithoutRowNumbersIsNoNumberOfRows() {
        Table table = SchemaReader.read("CREATE TABLE t (a INTEGER PRIMARY KEY) WITHOUT ROWID")
                .tables()
                .getFirst();
        assertThat(table.columns().getFirst().traits()).doesNotContain(ColumnTrait.NUMBERS_ROWS);
        assertThat(table.columns().getFirst().nullable()).isFalse();
    }

    @Test
    void aCharWithoutALengthHasOneLetter() {
        Table table = only(
                "CREATE TABLE t (a CHAR, b CHARACTER, c CHAR(2), d CHARACTER VARYING, e VARCHAR, f BPCHAR, g TEXT)");
        assertThat(table.columns())
                .extracting(Column::mostLetters)
                .containsExactly(
                        Optional.of(1),
                        Optional.of(1),
                        Optional.of(2),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty());
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
            CREATE TABLE t (a TEXT, UNIQUE (a(3)))   | 1 | 34 | names a part of a column
            CREATE TABLE t (a INT, UNIQUE ((1 / a))) | 1 | 32 | names a part of a column, or an expression
            CREATE TABLE t (a INT CHECK (a = 1 IN (0, 1))) | 1 | 30 | DBMSs bind in different ways
            CREATE TABLE t (a INT CHECK (a = 1 BETWEEN 0 AND 1)) | 1 | 30 | DBMSs bind in different ways
            CREATE TABLE t (a INT /*!80000 UNIQUE */) | 1 | 16 | a comment that MySQL executes
            CREATE TABLE t (a TEXT CHECK (CAST(a AS CHAR(1)) = 'x')) | 1 | 31 | a cast to CHAR
            CREATE TABLE t (a TEXT CHECK (CAST(a AS VARCHAR(1)) = 'x')) | 1 | 31 | a cast to VARCHAR
            CREATE TABLE t (a DECIMAL(6, 2) CHECK (CAST(a AS DECIMAL) = 1)) | 1 | 40 | a cast to DECIMAL
            CREATE TABLE t (a DOUBLE CHECK (CAST(a AS FLOAT) = a)) | 1 | 33 | a cast to FLOAT
            CREATE TABLE t (a INT) INHERITS (u)      | 1 | 24 | INHERITS gives a table the rows of another
            CREATE TABLE t (a INT) ENGINE = MERGE UNION = (u) | 1 | 39 | UNION gives a table the rows of another
            CREATE TABLE t (a INT) PARTITION BY RANGE (a) (PARTITION p VALUES LESS THAN (3)) | 1 | 37 | may have no part for a row
            CREATE TABLE t (a INT) PARTITION BY LIST (a) | 1 | 37 | may have no part for a row
            CREATE TABLE t (a INT) SELECT 1 AS z     | 1 | 24 | gives a table columns or rows
            CREATE TABLE t (a INT) ENGINE = InnoDB AS SELECT 1 | 1 | 40 | gives a table columns or rows
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

    /** SQLite takes NULL for a key, but not in such a table. */
    @Test
    void keysOfStrictTablesAreNotNull() {
        assertThat(SchemaReader.read("CREATE TABLE t (a INT PRIMARY KEY, b INT) STRICT")
                        .tables()
                        .getFirst()
                        .columns()
                        .getFirst()
                        .traits())
                .doesNotContain(ColumnTrait.NULLABLE_KEY);
    }
}
