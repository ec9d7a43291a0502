package io.panoptes.instantiation.casebuilder;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.BareColumns;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.instantiation.ShippedOracles;
import io.panoptes.instantiation.filling.Binding;
import io.panoptes.instantiation.filling.Binding.StateTable;
import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.testcase.FilledCase;
import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.instantiation.testcase.TestCaseBuilder.Drawn;
import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Trees;
import io.panoptes.sql.change.ChangeQuery;
import io.panoptes.sql.schema.Constraint;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What must hold of every case that changes data, on many of them. */
class ChangeBindingsTest {
    private static final List<ParsedOracle> ORACLES = ShippedOracles.changes();
    private static final List<Drawn.Made> CASES = Stream.of("sqlite:3.45.0", "mysql:9.0.0")
            .flatMap(target -> cases(target, ORACLES, 1))
            .toList();

    /** @param stride cases of one state lie side by side */
    private static Stream<Drawn.Made> cases(String target, List<ParsedOracle> oracles, int stride) {
        String[] parts = target.split(":");
        Profile profile = Adapters.named(parts[0]).profile(new Version(parts[1]));
        var builder = new SeededCaseBuilder(3, profile, oracles);
        var made = new ArrayList<Drawn.Made>();
        for (long index = 0; index < 500; index++) {
            if (builder.draw(index * stride) instanceof Drawn.Made one) {
                made.add(one);
            }
        }
        return made.stream();
    }

    private record Changed(
            TestCase testCase, FilledCase filled, ParsedOracle oracle, Binding binding, StateTable table) {
        static Changed of(Drawn.Made made) {
            ParsedOracle oracle = ParsedOracle.of(made.testCase().oracle());
            Binding binding = made.testCase().bindings().stream()
                    .filter(one -> one.table()
                            .equals(oracle.changedTable().orElseThrow().name()))
                    .findFirst()
                    .orElseThrow();
            return new Changed(made.testCase(), made.filled(), oracle, binding, (StateTable) binding.source());
        }

        SetupStep.CreateTable declared() {
            return testCase.state().steps().stream()
                    .filter(step -> step instanceof SetupStep.CreateTable create
                            && create.name().equals(table.name()))
                    .map(SetupStep.CreateTable.class::cast)
                    .findFirst()
                    .orElseThrow();
        }

        List<Change> changes() {
            return Stream.concat(filled.leftChanges().stream(), filled.rightChanges().stream())
                    .toList();
        }
    }

    private static Stream<Changed> changed() {
        return CASES.stream().map(Changed::of);
    }

    @Test
    void nearlyEveryCaseIsMade() {
        assertThat(CASES).hasSizeGreaterThan(800);
    }

    @Test
    void whatIsReadBehindAnAssignmentReadsNoAssignedColumn() {
        assertThat(changed())
                .allSatisfy(one -> one.binding().placeholders().forEach((name, snippet) -> {
                    Set<String> unread = new HashSet<>();
                    one.oracle()
                            .unreadBy(name)
                            .forEach(column -> one.table().columns().forEach((of, stored) -> {
                                if (of.equalsIgnoreCase(column)) {
                                    unread.add(stored);
                                }
                            }));
                    var read = BareColumns.of(snippet.expression());
                    assertThat(read).noneMatch(unread::contains);
                    if (!unread.isEmpty()) {
                        assertThat(generated(one)).noneMatch(read::contains);
                    }
                }));
    }

    /** Rows that two statements make alike may be numbered otherwise. */
    @Test
    void nothingReadsWhatTheDbmsNumbersItsRowsBy() {
        assertThat(changed())
                .allSatisfy(one -> one.binding()
                        .placeholders()
                        .values()
                        .forEach(snippet ->
                                assertThat(BareColumns.of(snippet.expression())).doesNotContain("rowid")));
    }

    private static List<String> generated(Changed one) {
        return one.declared().columns().stream()
                .filter(column -> column.generated().isPresent())
                .map(SetupStep.ColumnDefinition::name)
                .toList();
    }

    @Test
    void noColumnStandsForTwoNorIsComputed() {
        assertThat(changed()).allSatisfy(one -> {
            assertThat(one.table().columns().values()).doesNotHaveDuplicates();
            assertThat(generated(one))
                    .doesNotContainAnyElementsOf(one.table().columns().values());
        });
    }

    @Test
    void aColumnThatIsGivenTakesNull() {
        assertThat(changed())
                .allSatisfy(one -> one.oracle().givenColumns().forEach(given -> {
                    String stored = one.table().columns().entrySet().stream()
                            .filter(entry -> entry.getKey().equalsIgnoreCase(given))
                            .findFirst()
                            .orElseThrow()
                            .getValue();
                    assertThat(one.declared().columns())
                            .filteredOn(column -> column.name().equals(stored))
                            .allMatch(SetupStep.ColumnDefinition::nullable);
                    assertThat(one.declared().constraints())
                            .noneMatch(constraint ->
                                    constraint instanceof Constraint.PrimaryKey && constraint.mentions(stored));
                }));
    }

    @Test
    void theTableIsOfAnEngineWithTransactions() {
        assertThat(changed())
                .allSatisfy(one -> assertThat(one.declared().suffix()).doesNotContain("ENGINE"));
    }

    /** The oracle's own subqueries read it; nothing that is filled in does. */
    @Test
    void nothingElseReadsTheChangedTable() {
        assertThat(changed()).allSatisfy(one -> {
            List<Query> computed = one.changes().stream().map(ChangeQuery::of).toList();
            long read = computed.stream()
                    .flatMap(query -> Trees.fromItems(query).stream())
                    .filter(item -> item instanceof FromItem.TableReference(var name, var ignored)
                            && name.equals(one.table().name()))
                    .count();
            long said = Stream.concat(one.oracle().leftChanges().stream(), one.oracle().rightChanges().stream())
                    .flatMap(change -> Trees.fromItems(ChangeQuery.of(change)).stream())
                    .filter(item -> item instanceof FromItem.TableReference(var name, var ignored)
                            && name.equals(one.binding().table()))
                    .count();
            assertThat(read).isEqualTo(said);
        });
    }

    @Test
    void aMergeGoesByAKeyOfItsTable() {
        List<Changed> merging = changed()
                .filter(one -> one.changes().stream().anyMatch(Change.Merge.class::isInstance))
                .toList();
        assertThat(merging).hasSizeGreaterThan(20);
        assertThat(merging).allSatisfy(one -> {
            Change.Merge merge = one.changes().stream()
                    .filter(Change.Merge.class::isInstance)
                    .map(Change.Merge.class::cast)
                    .findFirst()
                    .orElseThrow();
            assertThat(one.declared().constraints())
                    .containsAnyOf(
                            new Constraint.Unique(List.of(merge.key())),
                            new Constraint.PrimaryKey(List.of(merge.key())));
        });
    }

    /** By any other key ON DUPLICATE KEY would overwrite a row, too. */
    @Test
    void whereAMergeGoesByAnyKeyItsTableHasOne() {
        List<ParsedOracle> merges =
                ORACLES.stream().filter(oracle -> !oracle.merges().isEmpty()).toList();
        List<Changed> merging = cases("mysql:9.0.0", merges, 7).map(Changed::of).toList();
        assertThat(merging).hasSizeGreaterThan(20).allSatisfy(one -> {
            assertThat(one.declared().constraints())
                    .filteredOn(constraint ->
                            constraint instanceof Constraint.Unique || constraint instanceof Constraint.PrimaryKey)
                    .hasSize(1);
            assertThat(one.testCase().state().steps())
                    .noneMatch(step -> step instanceof SetupStep.CreateIndex index
                            && index.unique()
                            && index.table().equals(one.table().name()));
        });
    }
}
