package io.panoptes.equivalence.prover.limit;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.evaluator.Evaluator;
import io.panoptes.equivalence.evaluator.Evaluator.Outcome;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.refuter.concrete.Proposals;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.value.Row;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/** What the rewrites of limits make of queries over three tables; {@code k} has a key, {@code t} has none. */
final class Limiting {
    private static final Schema SCHEMA = SchemaReader.read(List.of(
            "CREATE TABLE k (id INT PRIMARY KEY, x INT, y INT)",
            "CREATE TABLE t (a INT, b INT)",
            "CREATE TABLE c (no INT PRIMARY KEY, k INT NOT NULL REFERENCES k (id))"));

    private Limiting() {}

    static Relation read(String sql) {
        return new Front(SCHEMA, ReadingProfile.STANDARD).translate(sql);
    }

    /** The names of the rewrites that fire. */
    static Set<String> steps(String sql) {
        Set<String> steps = new LinkedHashSet<>();
        LimitRewrites.apply(read(sql), (name, to) -> steps.add(name));
        return steps;
    }

    /** The seeds of the databases on which the rewritten query has another answer. */
    static List<Integer> differences(String sql, int databases) {
        Relation before = read(sql);
        Relation after = LimitRewrites.apply(before, (name, to) -> {});
        List<Integer> differences = new ArrayList<>();
        for (int seed = 0; seed < databases; seed++) {
            Pool pool = new Pool();
            Database database = database(before, seed, pool);
            Optional<Map<Row, Long>> left = answer(before, database);
            Optional<Map<Row, Long>> right = answer(after, database);
            if (!left.equals(right) && left.isPresent()) {
                differences.add(seed);
            }
        }
        return differences;
    }

    /** What is drawn depends on the query, so that both are asked on one. */
    private static Database database(Relation query, int seed, Pool pool) {
        Proposals proposals = new Proposals(SCHEMA, List.of(query), Map.of(), pool, new SplittableRandom(seed));
        Tables tables = new Tables(SCHEMA);
        proposals.random(tables, 1 + seed % 5);
        return tables.toDatabase(pool);
    }

    private static Optional<Map<Row, Long>> answer(Relation query, Database database) {
        return switch (new Evaluator(Meaning.STRICT).evaluate(query, database)) {
            case Outcome.Rows(var answer) ->
                Optional.of(answer.rows().stream().collect(Collectors.groupingBy(row -> row, Collectors.counting())));
            case Outcome.None ignored -> Optional.empty();
        };
    }
}
