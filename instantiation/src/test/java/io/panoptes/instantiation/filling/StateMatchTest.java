package io.panoptes.instantiation.filling;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.filling.Binding.StateTable;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a proof assumes of an oracle's table must hold for the table that stands for it. */
class StateMatchTest {
    private static final Schema STATE = SchemaReader.read(List.of(
            "CREATE TABLE s0 (a INT PRIMARY KEY, b INT, c TEXT)",
            "CREATE TABLE s1 (d INT NOT NULL, e INT, f INT, UNIQUE (d, e), FOREIGN KEY (f) REFERENCES s0 (a))",
            "CREATE TABLE s2 (g INT, h INT NOT NULL UNIQUE, i INT UNIQUE)"));

    private static Table oracle(String declaration) {
        return SchemaReader.read(List.of("CREATE TABLE p (k INT PRIMARY KEY)", declaration))
                .tables()
                .getLast();
    }

    private static Table state(String name) {
        return STATE.table(name).orElseThrow();
    }

    /** All that is found with many seeds. */
    private static Set<StateTable> found(Table wanted, Map<String, Binding> bound, Table... candidates) {
        return IntStream.range(0, 200)
                .mapToObj(seed -> new StateMatch(new SplittableRandom(seed), bound)
                        .find(wanted, wanted.columns(), List.of(candidates)))
                .flatMap(Optional::stream)
                .collect(Collectors.toSet());
    }

    private static Set<StateTable> found(String declaration, Table... candidates) {
        return found(oracle(declaration), Map.of(), candidates);
    }

    private static StateTable table(String name, String... columns) {
        var map = new HashMap<String, String>();
        for (int i = 0; i < columns.length; i += 2) {
            map.put(columns[i], columns[i + 1]);
        }
        return new StateTable(name, map);
    }

    @Test
    void columnsOfTheTypeAreTaken() {
        assertThat(found("CREATE TABLE t (x INT)", state("s0")))
                .containsExactlyInAnyOrder(table("s0", "x", "a"), table("s0", "x", "b"));
        assertThat(found("CREATE TABLE t (x TEXT)", state("s0"))).containsExactly(table("s0", "x", "c"));
        assertThat(found("CREATE TABLE t (x TEXT)", state("s2"))).isEmpty();
    }

    @Test
    void notNullStaysNotNull() {
        assertThat(found("CREATE TABLE t (x INT NOT NULL)", state("s1"))).containsExactly(table("s1", "x", "d"));
        assertThat(found("CREATE TABLE t (x INT NOT NULL)", state("s2"))).containsExactly(table("s2", "x", "h"));
    }

    @Test
    void aPrimaryKeyIsAKeyWithoutNull() {
        assertThat(found("CREATE TABLE t (x INT PRIMARY KEY, y INT)", state("s2")))
                .isNotEmpty()
                .allSatisfy(match -> assertThat(match.columns()).containsEntry("x", "h"));
        assertThat(found("CREATE TABLE t (x INT PRIMARY KEY)", state("s1"))).isEmpty();
    }

    /** A row with a NULL in a unique column agrees with none, there and here. */
    @Test
    void aUniqueColumnMayBeNull() {
        assertThat(found("CREATE TABLE t (x INT UNIQUE)", state("s2")))
                .containsExactlyInAnyOrder(table("s2", "x", "h"), table("s2", "x", "i"));
        assertThat(found("CREATE TABLE t (x INT UNIQUE)", state("s1"))).isEmpty();
    }

    @Test
    void aKeyLiesWithinTheColumnsThatStandForIt() {
        assertThat(found("CREATE TABLE t (x INT, y INT, UNIQUE (x, y))", state("s1")))
                .containsExactlyInAnyOrder(table("s1", "x", "d", "y", "e"), table("s1", "x", "e", "y", "d"));
        assertThat(found("CREATE TABLE t (x INT, y INT, UNIQUE (x, y))", state("s2")))
                .isNotEmpty()
                .allSatisfy(match -> assertThat(match.columns().values()).containsAnyOf("h", "i"));
    }

    @Test
    void aReferenceIsThatOfTheTablesThatStandForBoth() {
        Table child = oracle("CREATE TABLE t (x INT REFERENCES p (k))");
        Binding parent = bound(table("s0", "k", "a"));
        assertThat(found(child, Map.of("p", parent), state("s1"))).containsExactly(table("s1", "x", "f"));
        assertThat(found(child, Map.of("p", bound(table("s0", "k", "b"))), state("s1")))
                .isEmpty();
        assertThat(found(child, Map.of("p", bound(table("s2", "k", "h"))), state("s1")))
                .isEmpty();
        assertThat(found(child, Map.of(), state("s1"))).isEmpty();
    }

    private static Binding bound(StateTable table) {
        return new Binding("p", table, Map.of(), Binding.Manner.TEXTUAL, Binding.Manner.TEXTUAL);
    }

    /** Nothing in a state keeps these. */
    @Test
    void otherConstraintsAreNeverMet() {
        Table plain = oracle("CREATE TABLE t (x INT, y INT)");
        for (Constraint constraint : List.of(
                new Constraint.Range("x", Value.of(0), Value.of(9)),
                new Constraint.Categorical("x", List.of(Value.of(1))),
                new Constraint.FunctionalDependency(List.of("x"), "y"),
                new Constraint.Ordering("x", "y"),
                new Constraint.InclusionDependency(List.of("x"), "t", List.of("y")))) {
            Table wanted = new Table("t", plain.columns(), List.of(constraint));
            assertThat(found(wanted, Map.of(), state("s0"), state("s1"), state("s2")))
                    .as("%s", constraint)
                    .isEmpty();
        }
        assertThat(found(plain, Map.of(), state("s0"))).isNotEmpty();
    }

    /** To assign one column would assign the other, and NULL in a key is a value of the DBMS's own for some. */
    @Test
    void whatStatementsGiveHasAColumnOfItsOwnThatTakesNull() {
        Table wanted = oracle("CREATE TABLE t (x INT, y INT)");
        List<StateTable> found = new ArrayList<>();
        for (int seed = 0; seed < 200; seed++) {
            new StateMatch(new SplittableRandom(seed), Map.of())
                    .giving(Set.of("x"))
                    .find(wanted, wanted.columns(), List.of(state("s0"), state("s2")))
                    .ifPresent(found::add);
        }
        assertThat(found).contains(table("s0", "x", "b", "y", "a")).allSatisfy(match -> {
            assertThat(match.columns().get("x")).isIn("b", "g", "i");
            assertThat(match.columns().get("x")).isNotEqualTo(match.columns().get("y"));
        });
    }
}
