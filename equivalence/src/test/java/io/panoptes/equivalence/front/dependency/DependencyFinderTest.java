package io.panoptes.equivalence.front.dependency;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.evaluator.Evaluator;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.front.Front;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Columns that others determine: what is found, and that no database shows otherwise. */
class DependencyFinderTest {
    private static final int DATABASES = 150;
    private static final Schema SCHEMA = SchemaReader.read(List.of(
            "CREATE TABLE k (id INT PRIMARY KEY, x INT UNIQUE, y INT NOT NULL UNIQUE, z INT)",
            "CREATE TABLE t (a INT, b INT, c INT)",
            "CREATE TABLE f (d DOUBLE, e DOUBLE, s VARCHAR(5), u VARCHAR(5), m DECIMAL(5, 2), i INT)"));

    private static Relation relation(String sql) {
        return new Front(SCHEMA, ReadingProfile.STANDARD).translate(sql);
    }

    /** Positions of columns in text, with blanks between. */
    private static Set<Integer> determined(String sql, String by) {
        List<Integer> positions = new ArrayList<>();
        for (String position : by.strip().split(" ")) {
            if (!position.isEmpty()) {
                positions.add(Integer.valueOf(position));
            }
        }
        return new TreeSet<>(DeterminedColumns.of(relation(sql)).by(positions));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // keys: those that may be NULL determine nothing
                "SELECT id, x, y, z FROM k | 0 | 0 1 2 3",
                "SELECT id, x, y, z FROM k | 2 | 0 1 2 3",
                "SELECT id, x, y, z FROM k | 1 | 1",
                "SELECT id, x, y, z FROM k WHERE x > 0 | 1 | 1",
                "SELECT a, b FROM t | 0 | 0",
                // what is computed, and what is the same
                "SELECT a, a + 1, b FROM t | 0 | 0 1",
                "SELECT a + 1, a FROM t | 0 | 0",
                "SELECT a + b, a, b FROM t | 1 2 | 0 1 2",
                "SELECT a + b, a + b FROM t | 1 | 0 1",
                "SELECT 1, a FROM t | '' | 0",
                "SELECT a, b, c FROM t WHERE a = b | 0 | 0 1",
                "SELECT a, b, c FROM t WHERE a = b OR c = 1 | 0 | 0",
                "SELECT a, b, c FROM t WHERE a = 1 AND c IS NULL | '' | 0 2",
                // comes as an OR, of which nothing is found
                "SELECT a, b, c FROM t WHERE a IS NOT DISTINCT FROM b | 0 | 0",
                "SELECT a, b, c FROM t WHERE a < b | 0 | 0",
                // 0 and -0 are equal, and two values; numbers of two types are cast, which may lose digits
                "SELECT d, e FROM f WHERE d = e | 0 | 0",
                "SELECT s, u FROM f WHERE s = u | 0 | 0 1",
                "SELECT m, i FROM f WHERE m = i | 1 | 1",
                "SELECT d, i FROM f WHERE d = i | 1 | 1",
                "SELECT d, i FROM f WHERE d = i | 0 | 0 1",
                "SELECT d, i FROM f WHERE d + 1 = i | 0 | 0 1",
                "SELECT f.d, k.id, k.z FROM f JOIN k ON f.d = k.id | 0 | 0 1 2",
                "SELECT f.d, k.id, k.z FROM f JOIN k ON f.d = k.id | 1 | 1 2",
                // joins
                "SELECT k.id, k.z, t.a, t.b FROM k JOIN t ON k.id = t.a | 2 | 0 1 2",
                "SELECT k.id, k.z, t.a, t.b FROM k JOIN t ON k.id = t.a | 3 | 3",
                "SELECT k.id, k.z, t.a, t.b FROM t LEFT JOIN k ON k.id = t.a | 2 | 0 1 2",
                "SELECT k.id, k.z, t.a, t.b FROM t LEFT JOIN k ON k.id = t.a | 0 | 0 1",
                "SELECT k.id, k.z, t.a, t.b FROM t LEFT JOIN k ON k.id = t.a AND t.b > 1 | 2 | 2",
                "SELECT k.id, k.z, t.a, t.b FROM t LEFT JOIN k ON k.id = t.a AND t.b > 1 | 2 3 | 0 1 2 3",
                "SELECT k.id, k.z, t.a FROM k RIGHT JOIN t ON k.id = t.a | 2 | 0 1 2",
                "SELECT k.id, k.z, t.a FROM k FULL JOIN t ON k.id = t.a | 0 | 0 1",
                "SELECT k.id, k.z, t.a FROM k FULL JOIN t ON k.id = t.a | 2 | 2",
                // groups, set operations
                "SELECT a, SUM(b), COUNT(*) FROM t GROUP BY a | 0 | 0 1 2",
                "SELECT SUM(b), COUNT(*) FROM t | '' | 0 1",
                "SELECT a, b, SUM(c) FROM t GROUP BY ROLLUP(a, b) | 0 1 | 0 1",
                "SELECT id, z FROM k UNION SELECT a, b FROM t | 0 | 0",
                "SELECT id, z FROM k EXCEPT SELECT a, b FROM t | 0 | 0 1",
                "SELECT a, b FROM t INTERSECT SELECT id, z FROM k | 0 | 0"
            })
    void finds(String sql, String by, String all) {
        Set<Integer> expected = new TreeSet<>();
        for (String position : all.strip().split(" ")) {
            expected.add(Integer.valueOf(position));
        }
        assertThat(determined(sql, by)).isEqualTo(expected);
    }

    /** One row is determined by nothing; of two each may be another. */
    @Test
    void valuesOfOneRow() {
        assertThat(determined("VALUES (1, 2)", "")).containsExactly(0, 1);
        assertThat(determined("VALUES (1, 2), (3, 4)", "0")).containsExactly(0);
    }

    /** What is found holds on random databases full of NULLs and repeated values, for each set of one or two columns. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SELECT k.id, k.x, k.y, k.z, t.a, t.b FROM k JOIN t ON k.x = t.a",
                "SELECT k.id, k.x, k.y, k.z, t.a, t.b FROM k LEFT JOIN t ON k.x = t.a AND t.b = 1",
                "SELECT k.id, k.x, k.y, k.z, t.a, t.b FROM t LEFT JOIN k ON k.y = t.a AND k.z = t.b",
                "SELECT k.id, k.x, k.y, k.z, t.a, t.b FROM t LEFT JOIN k ON k.y = t.a AND k.z IS NULL",
                "SELECT k.id, k.x, k.y, t.a, t.b FROM k RIGHT JOIN t ON k.id = t.a AND k.x > t.b",
                "SELECT k.id, k.x, k.y, t.a, t.b FROM k FULL JOIN t ON k.id = t.a AND t.b = t.c",
                "SELECT m.id, m.z, l.id, l.z, t.a FROM k m LEFT JOIN (k l RIGHT JOIN t ON l.id = t.a) ON m.id = l.z",
                "SELECT t.a, l.s, l.b FROM t, LATERAL (SELECT t.a + u.b AS s, u.b FROM t u) l",
                "SELECT t.a, l.id, l.z FROM t LEFT JOIN LATERAL (SELECT id, z FROM k WHERE k.z = t.b) l ON l.id = t.a",
                "SELECT a, b + a, SUM(c), COUNT(b) FROM t GROUP BY a, b + a",
                "SELECT g.a, g.s, k.z FROM (SELECT a, SUM(b) AS s FROM t GROUP BY a) g LEFT JOIN k ON k.id = g.s",
                "SELECT a, CASE WHEN b IS NULL THEN a ELSE c END, b FROM t WHERE b = c",
                "SELECT DISTINCT a, b, c FROM t WHERE a = b + 1",
                "SELECT a, b, ROW_NUMBER() OVER (PARTITION BY a ORDER BY b, c) FROM t",
                "SELECT k.id, k.z, (SELECT MAX(t.b) FROM t WHERE t.a = k.id) FROM k",
                "SELECT id, z FROM k INTERSECT ALL SELECT a, b FROM t",
                "SELECT a, b FROM t EXCEPT ALL SELECT id, z FROM k",
                "SELECT id, z, y FROM k WHERE EXISTS (SELECT 1 FROM t WHERE t.a = k.z)",
                "SELECT f.d, f.i, k.id, k.z FROM f LEFT JOIN k ON f.d = k.id"
            })
    void noDatabaseShowsOtherwise(String sql) {
        Relation relation = relation(sql);
        DeterminedColumns columns = DeterminedColumns.of(relation);
        int width = relation.types().size();
        int answers = 0;
        for (int seed = 0; seed < DATABASES; seed++) {
            Evaluator.Outcome outcome = new Evaluator(Meaning.STRICT).evaluate(relation, database(seed));
            if (outcome instanceof Evaluator.Outcome.Rows(var answer)) {
                answers++;
                for (int i = 0; i < width; i++) {
                    for (int j = i; j < width; j++) {
                        List<Integer> known = i == j ? List.of(i) : List.of(i, j);
                        for (int column : columns.by(known)) {
                            assertThat(hasOneValue(answer.rows(), known, column))
                                    .as("seed %d: %s determine %d in %s", seed, known, column, answer.rows())
                                    .isTrue();
                        }
                    }
                }
            }
        }
        assertThat(answers).isGreaterThan(DATABASES / 2);
    }

    private static boolean hasOneValue(List<Row> rows, List<Integer> known, int column) {
        Map<List<Value>, Value> values = new HashMap<>();
        return rows.stream().allMatch(row -> {
            List<Value> key = known.stream().map(row.values()::get).toList();
            Value value = row.values().get(column);
            return values.computeIfAbsent(key, absent -> value).equals(value);
        });
    }

    private static Database database(long seed) {
        RandomGenerator random = new SplittableRandom(seed);
        Map<String, List<Row>> rows = new HashMap<>();
        for (Table table : SCHEMA.tables()) {
            List<Set<Value>> used = new ArrayList<>();
            table.columns().forEach(column -> used.add(new HashSet<>()));
            List<Row> all = new ArrayList<>();
            for (int i = random.nextInt(6); i > 0; i--) {
                List<Value> values = new ArrayList<>();
                boolean fits = true;
                for (int j = 0; j < table.columns().size(); j++) {
                    Column column = table.columns().get(j);
                    Value value = random.nextInt(4) == 0 ? Value.NULL : Value.of(random.nextInt(3));
                    boolean isKey = table.name().equals("k") && j < 3;
                    fits &= !value.isNull()
                            || column.nullable() && !column.name().equals("id");
                    fits &= !isKey || value.isNull() || used.get(j).add(value);
                    values.add(value);
                }
                if (fits) {
                    all.add(new Row(values));
                }
            }
            rows.put(table.name(), all);
        }
        return new Database(SCHEMA, rows);
    }
}
