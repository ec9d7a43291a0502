package io.panoptes.instantiation.testcase;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.instantiation.opaque.OpaqueCatalog;
import io.panoptes.instantiation.opaque.OpaqueGrammar;
import io.panoptes.instantiation.opaque.OpaqueRow;
import io.panoptes.instantiation.opaque.OpaqueWords;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Random predicates over values of all types, affinities and collations, beside their expanded forms, on releases without a known bug in
 * either: these keep the same rows. {@code -Dpanoptes.predicates=N} tries N of them.
 */
@Tag("network")
class PredicatesExpandedTest {
    private static final int PREDICATES = Integer.getInteger("panoptes.predicates", 2_000);
    private static final Duration LIMIT = Duration.ofSeconds(60);

    @ParameterizedTest
    @ValueSource(strings = "sqlite:3.54.1.0")
    void keepTheSameRows(String name) {
        try (var targets = new ReleasedTargets()) {
            var target = targets.find(System.getProperty("panoptes.predicates.on", name), Optional.empty());
            Profile profile = targets.profile(target);
            OpaqueWords words = OpaqueCatalog.of(profile);
            try (Instance instance = targets.open(target)) {
                var different = new ArrayList<String>();
                int changed = 0;
                for (int seed = 0; seed * 50 < PREDICATES; seed++) {
                    var random = new SplittableRandom(seed);
                    instance.reset();
                    List<Column> columns = table(instance, random, words, profile.dialect());
                    var pairs = pairs(random, words, columns, profile.dialect());
                    changed += pairs.size() / 2;
                    List<Outcome> outcomes = instance.run(pairs, LIMIT);
                    for (int i = 0; i < outcomes.size(); i += 2) {
                        if (outcomes.get(i) instanceof Outcome.Rows left
                                && outcomes.get(i + 1) instanceof Outcome.Rows right
                                && !left.rows().equals(right.rows())) {
                            different.add("seed " + seed + ": " + pairs.get(i) + "\n  " + pairs.get(i + 1));
                        }
                    }
                }
                assertThat(changed).isGreaterThan(PREDICATES / 4);
                assertThat(different.stream().limit(20).toList())
                        .as("%d of %d", different.size(), changed)
                        .isEmpty();
            }
        }
    }

    /** Any column may hold any of the values; some have an index. */
    private static List<Column> table(Instance instance, SplittableRandom random, OpaqueWords words, Dialect dialect) {
        var columns = new ArrayList<Column>();
        var setup = new ArrayList<String>();
        var declared = new StringBuilder("CREATE TABLE t (k INTEGER PRIMARY KEY");
        for (int i = 0; i < 3; i++) {
            String declaration = pick(random, words.columns()).declaration();
            columns.add(new Column("l" + i, new SqlType.OpaqueType(declaration), true));
            declared.append(", l").append(i).append(' ').append(declaration);
        }
        setup.add(declared + ")");
        for (int row = 0; row < 12; row++) {
            var values = new ArrayList<String>();
            for (Column column : columns) {
                Value value = random.nextInt(6) == 0
                        ? Value.NULL
                        : pick(random, words.values((SqlType.OpaqueType) column.type()));
                values.add(SqlWriter.write(value, dialect));
            }
            setup.add("INSERT INTO t VALUES (%d, %s)".formatted(row, String.join(", ", values)));
        }
        for (int i = 0; i < random.nextInt(4); i++) {
            setup.add("CREATE INDEX i%d ON t (l%d)".formatted(i, i));
        }
        assertThat(instance.run(setup, LIMIT)).noneMatch(Outcome.Failed.class::isInstance);
        return columns;
    }

    private static List<String> pairs(
            SplittableRandom random, OpaqueWords words, List<Column> columns, Dialect dialect) {
        var row = new OpaqueRow(columns, Map.of(), List.of(), List.of(), Set.of("l0", "l1"));
        return Stream.generate(() -> new OpaqueGrammar(random, words, row, List.of())
                        .predicate(1)
                        .orElseThrow()
                        .expression())
                .limit(50)
                .map(PredicatesExpandedTest::query)
                .filter(query -> !EquivalentForm.PREDICATES_EXPANDED.of(query).equals(query))
                .flatMap(query -> Stream.of(query, EquivalentForm.PREDICATES_EXPANDED.of(query)))
                .map(query -> SqlWriter.write(query, dialect))
                .toList();
    }

    private static Query query(Expression predicate) {
        var key = new Expression.ColumnReference(Optional.empty(), "k");
        Query rows = new Query.Select(
                false,
                List.of(new Query.SelectItem.Column(key, Optional.empty())),
                Optional.of(new FromItem.TableReference("t", Optional.empty())),
                Optional.of(predicate),
                Optional.empty(),
                Optional.empty());
        return new Query.Ordered(
                rows,
                List.of(new Query.SortKey(key, false, Query.NullOrder.UNSPECIFIED)),
                Optional.empty(),
                Optional.empty());
    }

    private static <T> T pick(SplittableRandom random, List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
