package io.panoptes.discovery.seed.shape;

import io.panoptes.discovery.seed.grammar.SeedGrammar;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** A kind of seed over two tables, and queries that are of it. */
record Shapes(SeedShape shape) {
    private static final Schema SCHEMA = SchemaReader.read(List.of(
            "CREATE TABLE t1 (id INTEGER PRIMARY KEY, c0 INTEGER, p BOOLEAN)",
            "CREATE TABLE t2 (t1_id INTEGER, c0 INTEGER, c1 DATE, s VARCHAR, FOREIGN KEY (t1_id) REFERENCES t1 (id))"));

    boolean describes(String sql) {
        return shape.describes(SqlReader.query(sql, SCHEMA));
    }

    /** What it makes of some numbers of a random generator. */
    List<String> made() {
        return IntStream.range(0, 60)
                .mapToObj(seed -> shape.query(new SeedGrammar(new SplittableRandom(seed), SCHEMA)))
                .flatMap(query -> query.stream())
                .toList();
    }
}
