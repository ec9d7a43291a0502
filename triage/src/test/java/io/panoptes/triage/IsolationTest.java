package io.panoptes.triage;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.Snippet;
import io.panoptes.corpus.Trait;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.instantiation.filling.Binding;
import io.panoptes.instantiation.filling.Binding.Manner;
import io.panoptes.instantiation.state.DatabaseState;
import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.Placeholder;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.comparison.CaseRunner;
import io.panoptes.triage.reduction.FakeInstance;
import io.panoptes.triage.symptom.Crash;
import io.panoptes.triage.symptom.Difference;
import io.panoptes.triage.symptom.Place;
import io.panoptes.triage.symptom.WrongResult;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** With a case of four conditions, {@code a = 0} to {@code a = 3}, on a target that gets some of them wrong. */
class IsolationTest {
    private static final List<String> NAMES = List.of("p", "q", "r", "s");

    @Test
    void eachConditionThatDisagreesByItselfIsACase() {
        assertThat(parts(sql -> sql.contains("= 1") || sql.contains("= 3")))
                .containsExactlyInAnyOrder(Set.of("q"), Set.of("s"));
    }

    @Test
    void conditionsThatDisagreeOnlyTogetherStayTogether() {
        assertThat(parts(sql -> sql.contains("= 0") && sql.contains("= 2"))).containsExactly(Set.of("p", "r"));
    }

    @Test
    void whatDoesNotShowAgainIsLeftAsItIs() {
        assertThat(parts(sql -> false)).containsExactly(Set.copyOf(NAMES));
    }

    @Test
    void whatIsComputedForTheOtherConditionsGoesWithThem() {
        FakeInstance instance = new FakeInstance(wrongWhere(sql -> sql.contains("= 1")));
        List<Suspect> parts = isolation(instance).parts(suspect(overAQuery()));
        assertThat(parts)
                .singleElement()
                .satisfies(part -> assertThat(((Binding.TableSnippet)
                                        part.testCase().bindings().getFirst().source())
                                .extra())
                        .containsExactly("pq"));
    }

    @Test
    void whatStopsTheTargetIsNotRunAgain() {
        var crash = new Crash(Place.LEFT, "", "");
        FakeInstance instance = new FakeInstance(sql -> FakeInstance.rows());
        assertThat(isolation(instance).parts(new Suspect(testCase(Set.of()), crash)))
                .hasSize(1);
        assertThat(instance.log).isEmpty();
    }

    @Test
    void whoIsInAHurryRunsNothingMore() {
        FakeInstance instance = new FakeInstance(wrongWhere(sql -> sql.contains("= 1")));
        Suspect whole = suspect(testCase(Set.of()));
        assertThat(isolation(instance, () -> true).parts(whole)).containsExactly(whole);
        assertThat(instance.log).isEmpty();
    }

    @Test
    void whereItMayBeNullExtendedNullOfTheTypeTakesThePlaceAndNotFalse() {
        FakeInstance instance = new FakeInstance(wrongWhere(sql -> sql.contains("= 1")));
        var unused = isolation(instance).parts(suspect(testCase(Set.of(Trait.NULL_PRESERVING))));
        assertThat(instance.log).anyMatch(sql -> sql.contains("= 1") && sql.contains("CAST(NULL AS BOOLEAN)"));
        assertThat(instance.log)
                .noneMatch(sql -> sql.contains("FALSE")
                        || sql.replace("CAST(NULL AS BOOLEAN)", "").contains("NULL"));
    }

    /** The conditions of each part. */
    private static List<Set<String>> parts(Predicate<String> wrong) {
        FakeInstance instance = new FakeInstance(wrongWhere(wrong));
        return isolation(instance).parts(suspect(testCase(Set.of()))).stream()
                .map(part -> part.testCase().bindings().getFirst().placeholders().entrySet().stream()
                        .filter(entry -> !(entry.getValue().expression() instanceof Expression.Literal))
                        .map(Map.Entry::getKey)
                        .collect(Collectors.<String, Set<String>>toCollection(TreeSet::new)))
                .toList();
    }

    private static Function<String, Outcome> wrongWhere(Predicate<String> wrong) {
        return sql -> {
            if (!sql.startsWith("SELECT")) {
                return new Outcome.Done(1);
            }
            return sql.contains("COUNT") && wrong.test(sql) ? FakeInstance.rows(7) : FakeInstance.rows(0);
        };
    }

    private static Isolation isolation(FakeInstance instance) {
        return isolation(instance, () -> false);
    }

    private static Isolation isolation(FakeInstance instance, BooleanSupplier enough) {
        var profile = Adapters.named("duckdb").profile(new Version("1.3.2.0"));
        return new Isolation(
                WrittenCaseOpener.of(profile),
                new TargetCaseWriter(profile),
                new CaseRunner(instance, Duration.ofSeconds(1)),
                enough);
    }

    private static Suspect suspect(TestCase testCase) {
        return new Suspect(
                testCase, new WrongResult(new Difference(Difference.Kind.RIGHT_HAS_MORE, List.of(), List.of(), 1, 2)));
    }

    private static TestCase testCase(Set<Trait> traits) {
        Map<String, Snippet> conditions = new HashMap<>();
        for (int i = 0; i < NAMES.size(); i++) {
            conditions.put(
                    NAMES.get(i),
                    new Snippet(
                            new Expression.Binary(
                                    BinaryOperator.EQUAL,
                                    new Expression.ColumnReference(Optional.empty(), "c0"),
                                    new Expression.Literal(Value.of(i))),
                            SqlType.BOOLEAN,
                            Set.of("c0"),
                            traits));
        }
        var source = new Binding.StateTable("b0", Map.of());
        return new TestCase(
                1,
                1,
                oracle(),
                new DatabaseState(0, 0, List.of()),
                List.of(new Binding("t1", source, conditions, Manner.DERIVED_TABLE, Manner.DERIVED_TABLE)),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Semantics.BAG,
                Set.of());
    }

    /** The conditions are computed in the query that stands for the table. */
    private static TestCase overAQuery() {
        Map<String, Snippet> conditions = new HashMap<>();
        var items = new StringBuilder();
        for (int i = 0; i < NAMES.size(); i++) {
            String extra = "p" + NAMES.get(i);
            conditions.put(
                    NAMES.get(i),
                    new Snippet(
                            new Expression.ColumnReference(Optional.empty(), extra),
                            SqlType.BOOLEAN,
                            Set.of(extra),
                            Set.of()));
            items.append(i == 0 ? "" : ", ").append("x.c0 = %d AS %s".formatted(i, extra));
        }
        var source = new Binding.TableSnippet(
                SqlReader.query("SELECT %s FROM b0 AS x".formatted(items)),
                NAMES.stream().map(name -> "p" + name).toList(),
                Optional.empty());
        return testCase(Set.of())
                .withBindings(
                        List.of(new Binding("t1", source, conditions, Manner.DERIVED_TABLE, Manner.DERIVED_TABLE)));
    }

    private static Oracle oracle() {
        Schema schema = SchemaReader.read("CREATE TABLE t1 (%s)"
                .formatted(NAMES.stream().map(name -> name + " BOOLEAN").collect(Collectors.joining(", "))));
        return new Oracle(
                "filters",
                "",
                schema,
                NAMES.stream()
                        .<Placeholder>map(name -> new Placeholder.ExpressionPlaceholder(name, "t1", SqlType.BOOLEAN))
                        .toList(),
                filters("SELECT 1 FROM t1 WHERE %s"),
                filters("SELECT COUNT(*) FROM t1 WHERE %s"),
                Semantics.BAG,
                new Oracle.Origin("test", ""),
                new Oracle.Proof.Pending());
    }

    private static String filters(String query) {
        return NAMES.stream().map(query::formatted).collect(Collectors.joining(" UNION ALL "));
    }
}
