package io.panoptes.equivalence.refuter.symbolic;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.AggregateCall;
import io.panoptes.equivalence.algebra.Relation.AggregateFunction;
import io.panoptes.equivalence.algebra.Relation.JoinKind;
import io.panoptes.equivalence.algebra.Relation.WindowFunction;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.evaluator.Evaluator;
import io.panoptes.equivalence.evaluator.Evaluator.Outcome;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.problem.Answer;
import io.panoptes.equivalence.refuter.symbolic.data.AlgebraParts;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each operator's encoding against the reference: on random small databases both give the same answer, or none. A new
 * operator needs a case here.
 */
class EncodingAgainstEvaluatorTest {

    private static final int DATABASES = 6;
    private static final int NAMED_DATABASES = 2;

    private static final List<String> QUERIES = List.of(
            // Filters and logic.
            "SELECT * FROM r WHERE a = b OR a < 2 AND NOT (b > 1)",
            "SELECT * FROM r WHERE (a > b) IS NOT TRUE",
            "SELECT * FROM r WHERE a IS NOT DISTINCT FROM b",
            "SELECT a <> b, a >= b, a IS DISTINCT FROM b, (a = 1) IS NOT FALSE, b IS NOT NULL FROM r",
            "SELECT a, (a < b) IS FALSE, (a = 1) IS TRUE, a IS NULL FROM r",
            "SELECT * FROM r WHERE s < 'b' OR s IS NULL",
            // Arithmetic.
            "SELECT a + b, a - b, a * b, -a, ABS(a - 3) FROM r",
            "SELECT a / b FROM r WHERE b <> 0",
            "SELECT MOD(a - 2, 3), (a - 2) / 2 FROM r",
            "SELECT c + a, c * 2, FLOOR(c), CEIL(c), ROUND(c) FROM t",
            "SELECT CASE WHEN a > 1 THEN b WHEN a IS NULL THEN 7 ELSE a END FROM r",
            "SELECT COALESCE(a, b, 9), NULLIF(a, b) FROM r",
            "SELECT CAST(c AS DECIMAL(10, 1)), CAST(a AS DECIMAL(5, 2)) FROM t",
            // Joins.
            "SELECT * FROM r JOIN t ON r.a = t.a",
            "SELECT * FROM r LEFT JOIN t ON r.a = t.a AND t.c > 1",
            "SELECT * FROM r RIGHT JOIN t ON r.a < t.a",
            "SELECT * FROM r FULL JOIN t ON r.a = t.a AND r.b = 1",
            "SELECT r.a, x.a FROM r, LATERAL (SELECT a FROM t WHERE t.a = r.b) x",
            "SELECT r.a, x.a FROM r LEFT JOIN LATERAL (SELECT a FROM t WHERE t.a = r.b) x ON TRUE",
            // Subqueries.
            "SELECT * FROM r WHERE EXISTS (SELECT 1 FROM t WHERE t.a = r.a)",
            "SELECT * FROM r WHERE NOT EXISTS (SELECT 1 FROM t WHERE t.a = r.a AND t.c > 1)",
            "SELECT * FROM r WHERE a IN (SELECT a FROM t)",
            "SELECT * FROM r WHERE a NOT IN (SELECT a FROM t WHERE t.c IS NOT NULL)",
            "SELECT * FROM r WHERE (a, b) IN (SELECT b, a FROM r)",
            "SELECT a IN (SELECT a FROM t) FROM r",
            "SELECT * FROM r WHERE a > SOME (SELECT a FROM t)",
            "SELECT * FROM r WHERE a >= ALL (SELECT a FROM t)",
            "SELECT a, (SELECT MAX(t.a) FROM t WHERE t.a <= r.b) FROM r",
            "SELECT (SELECT t.a FROM t WHERE t.a = r.a) FROM r",
            // Sets.
            "SELECT a FROM r UNION SELECT a FROM t",
            "SELECT a FROM r UNION ALL SELECT a FROM t",
            "SELECT a FROM r INTERSECT SELECT a FROM t",
            "SELECT a FROM r INTERSECT ALL SELECT a FROM t",
            "SELECT a FROM r EXCEPT SELECT a FROM t",
            "SELECT a FROM r EXCEPT ALL SELECT a FROM t",
            "SELECT DISTINCT a, b FROM r",
            "SELECT a FROM r UNION SELECT c FROM t",
            "SELECT * FROM (VALUES (1, 'x'), (2, NULL)) v",
            // Groups.
            "SELECT COUNT(*), COUNT(a), SUM(a), MIN(a), MAX(b), AVG(a) FROM r",
            "SELECT a, COUNT(*), SUM(b), MIN(b), MAX(b), AVG(b) FROM r GROUP BY a",
            "SELECT a, COUNT(DISTINCT b), SUM(DISTINCT b) FROM r GROUP BY a",
            "SELECT COUNT(*) FILTER (WHERE b > 1), SUM(a) FILTER (WHERE b = 1) FROM r",
            "SELECT a, b, COUNT(*) FROM r GROUP BY ROLLUP (a, b)",
            "SELECT a, b, COUNT(*), GROUPING(a), GROUPING(b) FROM r GROUP BY CUBE (a, b)",
            "SELECT a FROM r GROUP BY a HAVING COUNT(*) > 1",
            "SELECT MIN(s), MAX(s) FROM r",
            "SELECT MAX(d), COUNT(DISTINCT d) FROM t",
            "SELECT EVERY(a > 1), SOME(b = 1) FROM r",
            "SELECT a, ANY_VALUE(b) FROM r GROUP BY a",
            // Windows.
            "SELECT a, RANK() OVER (ORDER BY a), DENSE_RANK() OVER (ORDER BY a DESC) FROM r",
            "SELECT a, ROW_NUMBER() OVER (PARTITION BY a ORDER BY b) FROM r",
            "SELECT a, SUM(b) OVER (PARTITION BY a), COUNT(*) OVER () FROM r",
            "SELECT AVG(b) OVER (PARTITION BY a), MAX(s) OVER (PARTITION BY b) FROM r",
            "SELECT a, SUM(a) OVER (ORDER BY a), MIN(b) OVER (ORDER BY a) FROM r",
            "SELECT a, SUM(a) OVER (ORDER BY a ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) FROM t",
            "SELECT a, SUM(a) OVER (ORDER BY a ROWS BETWEEN CURRENT ROW AND 1 FOLLOWING) FROM t",
            "SELECT a, COUNT(*) OVER (ORDER BY a RANGE BETWEEN 1 PRECEDING AND 1 FOLLOWING) FROM t",
            "SELECT a, LAG(a) OVER (ORDER BY a), LEAD(a, 2) OVER (ORDER BY a) FROM t",
            "SELECT a, FIRST_VALUE(a) OVER (ORDER BY a), LAST_VALUE(a) OVER (ORDER BY a) FROM t",
            // Orders.
            "SELECT a FROM r ORDER BY a LIMIT 2",
            "SELECT a, b FROM r ORDER BY a DESC, b LIMIT 1 OFFSET 1",
            "SELECT a FROM r ORDER BY a NULLS FIRST LIMIT 2",
            "SELECT DISTINCT b FROM r ORDER BY b OFFSET 1 ROWS",
            "SELECT a FROM r LIMIT 1",
            // Strings and dates.
            "SELECT s FROM r WHERE s LIKE 'a%' OR s LIKE '%c' OR s LIKE '_b_'",
            "SELECT s || 'x', CHAR_LENGTH(s), SUBSTRING(s FROM 2), SUBSTRING(s FROM 1 FOR 1) FROM r",
            "SELECT YEAR(d), MONTH(d), DAYOFMONTH(d) FROM t",
            "SELECT d + INTERVAL '3' DAY, d - INTERVAL '1' MONTH FROM t",
            "SELECT DATEDIFF(d, DATE '2024-02-01') FROM t",
            "SELECT d FROM t WHERE d > DATE '2024-01-31' AND d <= '2024-02-29'",
            "SELECT CAST(a AS VARCHAR) FROM r",
            "SELECT CAST(d AS VARCHAR) FROM t",
            "SELECT CAST(CAST(a - 2 AS VARCHAR) AS INT) + 1 FROM r",
            "SELECT CAST(s AS INT) FROM r");

    /** What the encoding says it lacks, and unknown functions, to which a model may give any meaning. */
    private static final Set<Object> NOT_ENCODED = Set.of(
            Operator.UPPER,
            Operator.LOWER,
            Operator.TRIM,
            AggregateFunction.OTHER,
            WindowFunction.PERCENT_RANK,
            WindowFunction.CUME_DIST,
            WindowFunction.NTILE,
            WindowFunction.NTH_VALUE,
            WindowFunction.OTHER,
            // An aggregate over a frame is encoded as one over a group.
            WindowFunction.SUM0);

    private static final Scalar A = new Scalar.Column(0, SqlType.INTEGER);
    private static final Scalar B = new Scalar.Column(1, SqlType.INTEGER);
    private static final Relation R = scan("r");

    /** In SQL, and what the front never makes of the standard's SQL. */
    static Stream<Arguments> cases() {
        return Stream.concat(
                QUERIES.stream().map(sql -> Arguments.of(sql, EncodingFixture.translate(sql))),
                Stream.of(
                        Arguments.of("semi join", half(JoinKind.SEMI)),
                        Arguments.of("anti join", half(JoinKind.ANTI)),
                        Arguments.of("distinct", new Relation.Distinct(new Relation.Project(R, List.of(A)))),
                        Arguments.of("greatest", project(Operator.GREATEST, SqlType.INTEGER)),
                        Arguments.of("least", project(Operator.LEAST, SqlType.INTEGER)),
                        Arguments.of("is distinct from", project(Operator.IS_DISTINCT_FROM, SqlType.BOOLEAN)),
                        Arguments.of("is not distinct from", project(Operator.IS_NOT_DISTINCT_FROM, SqlType.BOOLEAN)),
                        Arguments.of("sum or 0", aggregate(AggregateFunction.SUM0, B)),
                        Arguments.of("the only value", aggregate(AggregateFunction.SINGLE_VALUE, B)),
                        Arguments.of("every", aggregate(AggregateFunction.EVERY, call(Operator.LESS, SqlType.BOOLEAN))),
                        Arguments.of("some", aggregate(AggregateFunction.SOME, call(Operator.LESS, SqlType.BOOLEAN)))));
    }

    private static Relation scan(String table) {
        return new Relation.Scan(EncodingFixture.SCHEMA.table(table).orElseThrow());
    }

    private static Relation half(JoinKind kind) {
        Scalar same =
                new Scalar.Call(Operator.EQUAL, List.of(A, new Scalar.Column(3, SqlType.INTEGER)), SqlType.BOOLEAN);
        return new Relation.Join(kind, false, R, scan("t"), same);
    }

    private static Scalar call(Operator operator, SqlType type) {
        return new Scalar.Call(operator, List.of(A, B), type);
    }

    private static Relation project(Operator operator, SqlType type) {
        return new Relation.Project(R, List.of(A, call(operator, type)));
    }

    private static Relation aggregate(AggregateFunction function, Scalar argument) {
        AggregateCall call = new AggregateCall(
                function, function.name(), List.of(argument), false, Optional.empty(), List.of(), argument.type());
        return new Relation.Aggregate(R, List.of(A), List.of(List.of(0)), List.of(call));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void givesTheEvaluatorsAnswer(String name, Relation query) {
        Random random = new Random(name.hashCode());
        for (int i = 0; i < DATABASES; i++) {
            Database database = RandomRows.database(random);
            Optional<List<String>> expected = evaluated(query, database).map(EncodingFixture::sorted);

            assertThat(EncodingFixture.answer(query, database).map(EncodingFixture::sorted))
                    .as("%s%non %s", name, database.rows())
                    .isEqualTo(expected);
            if (i < NAMED_DATABASES) {
                assertThat(EncodingFixture.answerOfNamedChoices(query, database).map(EncodingFixture::sorted))
                        .as("with named choices: %s%non %s", name, database.rows())
                        .isEqualTo(expected);
            }
        }
    }

    @Test
    void everyOperatorHasACase() {
        AlgebraParts parts =
                AlgebraParts.of(cases().map(one -> (Relation) one.get()[1]).toList());
        Set<Object> seen = new HashSet<>();
        parts.relations().forEach(relation -> {
            seen.add(relation.getClass());
            switch (relation) {
                case Relation.Join join -> seen.add(join.kind());
                case Relation.SetOperation operation -> seen.add(operation.kind() + (operation.all() ? " ALL" : ""));
                case Relation.Aggregate aggregate -> aggregate.aggregates().forEach(call -> seen.add(call.function()));
                case Relation.Window window -> window.calls().forEach(call -> seen.add(call.function()));
                default -> {}
            }
        });
        parts.scalars().forEach(scalar -> {
            seen.add(scalar.getClass());
            if (scalar instanceof Scalar.Call call) {
                seen.add(call.operator());
            }
        });

        List<Object> wanted = new ArrayList<>();
        wanted.addAll(List.of(Relation.class.getPermittedSubclasses()));
        wanted.addAll(List.of(Scalar.class.getPermittedSubclasses()));
        wanted.remove(Scalar.Uninterpreted.class);
        wanted.addAll(List.of(Operator.values()));
        wanted.addAll(List.of(JoinKind.values()));
        wanted.addAll(List.of("UNION", "UNION ALL", "INTERSECT", "INTERSECT ALL", "EXCEPT", "EXCEPT ALL"));
        wanted.addAll(List.of(AggregateFunction.values()));
        wanted.addAll(List.of(WindowFunction.values()));
        wanted.removeAll(NOT_ENCODED);
        assertThat(seen).containsAll(wanted);
    }

    private static Optional<Answer> evaluated(Relation query, Database database) {
        return switch (new Evaluator(Meaning.STRICT).evaluate(query, database)) {
            case Outcome.Rows(Answer answer) -> Optional.of(answer);
            case Outcome.None ignored -> Optional.empty();
        };
    }
}
