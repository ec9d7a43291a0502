package io.panoptes.sql.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.type.SqlType;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OracleReaderTest {
    private static final String GOOD = "{\"id\": \"a\", \"title\": \"A title\","
            + " \"schema\": [\"CREATE TABLE t1 (c0 INTEGER, p BOOLEAN)\", \"CREATE TABLE t2 (c0 INTEGER)\"],"
            + " \"placeholders\": [{\"kind\": \"expression\", \"name\": \"p\", \"table\": \"t1\"},"
            + " {\"kind\": \"table\", \"name\": \"t2\"}],"
            + " \"left\": \"SELECT c0 FROM t1 WHERE p\", \"right\": \"SELECT t1.c0 FROM t1, t2 WHERE p IS TRUE\","
            + " \"semantics\": \"bag\", \"tags\": [\"reassociates arithmetic\"],"
            + " \"origin\": {\"kind\": \"identity\", \"reference\": \"none\"}, \"proof\": {\"status\": \"pending\"}}";

    @Test
    void readsAnOracle() {
        OracleFile file = read(GOOD);
        assertThat(file.problems()).isEmpty();
        Oracle oracle = file.oracles().getFirst();
        assertThat(oracle.placeholders())
                .containsExactly(
                        new Placeholder.ExpressionPlaceholder("p", "t1", SqlType.BOOLEAN),
                        new Placeholder.TablePlaceholder("t2"));
        assertThat(oracle.tags()).containsExactly(Oracle.Tag.REASSOCIATES_ARITHMETIC);
    }

    @Test
    void readsWhatTheWriterWrites() {
        Oracle oracle = read(GOOD).oracles().getFirst();
        assertThat(read(OracleWriter.write(oracle)).oracles()).containsExactly(oracle);
    }

    @Test
    void readsAPackedFile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("oracles.jsonl.gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
            out.write(GOOD.getBytes(StandardCharsets.UTF_8));
        }
        assertThat(OracleReader.read(file).oracles()).isEqualTo(read(GOOD).oracles());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '@', textBlock = """
            "title"           | "tilte"             | unknown field "tilte"
            "title": "A title", |                   | the field "title" is missing
            "A title"         | 17                  | the field "title" is not a string
            "table": "t1"     | "table": "t3"       | placeholder p is declared over table t3, but the schema has t1 and t2
            "name": "p"       | "name": "q"         | placeholder q is declared over table t1, which has no column q
            "name": "t2"      | "name": "t9"        | the placeholder t9 is a table, but the schema has t1 and t2
            FROM t1, t2       | FROM t1             | the placeholder t2 is used in neither query
            FROM t1, t2       | FROM t1, t5         | "right" reads the table t5, which is not in the schema
            WHERE p"          | WHERE WHERE"        | "left", line 1, column 23
            "bag"             | "bags"              | "semantics" is "bags"
            "reassociates     | "more               | the tag "more arithmetic" is unknown
            "pending"         | "proved"            | the field "proof.certificate" is missing
            "pending"         | "yes"               | the status of "proof" is "yes"
            p BOOLEAN         | p BOOOL             | "schema", statement 1, line 1, column 32: the column p has the unknown type BOOOL
            "identity",       | "identity"          | column
            {"id"             | ["id"               | column
            reassociates arithmetic | plan variation | it is a plan variation, but its two sides are different
            """)
    void saysWhatIsWrongAndLoadsTheOthers(String from, String to, String problem) {
        assertThat(GOOD).contains(from);
        OracleFile file =
                read(GOOD + "\n\n" + GOOD.replace(from, to == null ? "" : to).replace("\"a\"", "\"b\"") + "\n"
                        + GOOD.replace("\"a\"", "\"c\""));
        assertThat(file.oracles()).extracting(Oracle::id).containsExactly("a", "c");
        assertThat(file.problems()).singleElement().satisfies(found -> {
            assertThat(found.line()).isEqualTo(3);
            assertThat(found.problem()).contains(problem);
            assertThat(found.advice()).isNotEmpty();
        });
    }

    @Test
    void complainsAsAPersonWants() {
        assertThat(read(GOOD + "\n" + GOOD.replace("\"table\": \"t1\"", "\"table\": \"t3\""))
                        .complaint())
                .isEqualTo("""
                mine.jsonl:2: placeholder p is declared over table t3, but the schema has t1 and t2.
                  Declare t3 in "schema", or bind p to t1 or t2. The other 1 oracle of this file was loaded.""");
    }

    @Test
    void refusesASecondOracleOfTheSameId() {
        assertThat(read(GOOD + "\n" + GOOD).problems())
                .extracting(OracleProblem::problem)
                .containsExactly("the id a is already that of line 1");
    }

    @Test
    void refusesALineThatIsNotUtf8() {
        byte[] content = (GOOD + "\n" + GOOD.replace("A title", "\u00e9")).getBytes(StandardCharsets.ISO_8859_1);
        assertThat(OracleReader.read("mine.jsonl", content).problems())
                .extracting(OracleProblem::problem)
                .containsExactly("this line is not UTF-8");
    }

    @Test
    void survivesMutatedLines() {
        Random random = new Random(3);
        for (int i = 0; i < 3_000; i++) {
            byte[] content = GOOD.getBytes(StandardCharsets.UTF_8);
            for (int change = 0; change <= random.nextInt(3); change++) {
                content[random.nextInt(content.length)] = (byte) random.nextInt(256);
            }
            OracleFile file = OracleReader.read("mine.jsonl", content);
            assertThat(file.oracles().size() + file.problems().size()).isPositive();
        }
    }

    private static OracleFile read(String text) {
        return OracleReader.read("mine.jsonl", text.getBytes(StandardCharsets.UTF_8));
    }
}
