package io.panoptes.texttosql.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.texttosql.benchmark.BenchmarkDbms;
import io.panoptes.texttosql.benchmark.BenchmarkQuestion;
import io.panoptes.texttosql.constraint.Evidence;
import io.panoptes.texttosql.constraint.TableConstraint;
import io.panoptes.texttosql.pair.Pair;
import io.panoptes.texttosql.schema.DatabaseSchema;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PairKeyTest {
    private static final Pair PAIR = pair("SELECT a FROM t", Semantics.BAG);
    private static final String DDL = "CREATE TABLE t (a INT, b INT)";
    private static final DatabaseSchema TABLES = tables(List.of());
    private static final EvaluationOptions OPTIONS = options(BenchmarkDbms.SQLITE, ComparisonRules.BIRD);
    private static final String KEY = PairKey.of(PAIR, Optional.of(TABLES), OPTIONS, "databases/");

    static Stream<String> keysOfOtherRuns() {
        Optional<DatabaseSchema> tables = Optional.of(TABLES);
        return Stream.of(
                PairKey.of(pair("SELECT b FROM t", Semantics.BAG), tables, OPTIONS, "databases/"),
                PairKey.of(pair("SELECT a FROM t", Semantics.SET), tables, OPTIONS, "databases/"),
                PairKey.of(PAIR, Optional.empty(), OPTIONS, "databases/"),
                PairKey.of(PAIR, Optional.of(tables(unique("a"))), OPTIONS, "databases/"),
                PairKey.of(PAIR, tables, OPTIONS, "other/"),
                PairKey.of(PAIR, tables, options(BenchmarkDbms.SQLITE, ComparisonRules.SPIDER), "databases/"),
                PairKey.of(PAIR, tables, options(dbms("duckdb"), ComparisonRules.BIRD), "databases/"),
                PairKey.of(PAIR, tables, options(dbms("sqlite"), ComparisonRules.BIRD), "databases/"),
                PairKey.of(PAIR, tables, options(dbms("sqlite", "PRAGMA x"), ComparisonRules.BIRD), "databases/"));
    }

    @ParameterizedTest
    @MethodSource("keysOfOtherRuns")
    void aRunWhoseAnswerMayDifferHasAnotherKey(String other) {
        assertThat(other).isNotEqualTo(KEY);
    }

    @Test
    void theSameRunHasTheSameKey() {
        assertThat(PairKey.of(
                        pair("SELECT a FROM t", Semantics.BAG),
                        Optional.of(tables(List.of())),
                        options(dbms("sqlite", "PRAGMA foreign_keys = OFF"), ComparisonRules.BIRD),
                        "databases/"))
                .isEqualTo(KEY);
    }

    @Test
    void eachAssumedConstraintHasItsPart() {
        assertThat(PairKey.of(PAIR, Optional.of(tables(unique("a"))), OPTIONS, ""))
                .isNotEqualTo(PairKey.of(PAIR, Optional.of(tables(unique("b"))), OPTIONS, ""));
    }

    private static Pair pair(String predicted, Semantics semantics) {
        return new Pair(
                new BenchmarkQuestion("1", "shop", "", "", "", "SELECT a FROM t"), Optional.of(predicted), semantics);
    }

    private static List<TableConstraint> unique(String column) {
        return List.of(TableConstraint.of("t", new Constraint.Unique(List.of(column)), Evidence.mined(9, 1)));
    }

    private static DatabaseSchema tables(List<TableConstraint> assumed) {
        return new DatabaseSchema("shop", List.of(DDL), SchemaReader.read(List.of(DDL))).with(assumed);
    }

    private static BenchmarkDbms dbms(String name, String... settings) {
        return BenchmarkDbms.of(name, List.of(settings));
    }

    private static EvaluationOptions options(BenchmarkDbms dbms, ComparisonRules rules) {
        return new EvaluationOptions(dbms, rules, false, Duration.ofSeconds(10), 3, false);
    }
}
