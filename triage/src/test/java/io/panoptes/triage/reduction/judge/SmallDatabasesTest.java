package io.panoptes.triage.reduction.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.SetupStep.Insert;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class SmallDatabasesTest {
    private static final CreateTable T = new CreateTable(
            "t",
            List.of(
                    new ColumnDefinition("a", SqlType.INTEGER, "INTEGER", true, Optional.empty()),
                    new ColumnDefinition("s", SqlType.TEXT, "TEXT", false, Optional.empty()),
                    new ColumnDefinition(
                            "g",
                            SqlType.INTEGER,
                            "INTEGER",
                            true,
                            Optional.of(new SetupStep.Generated(SqlReader.expression("a + 1"), false)))),
            List.of(),
            "");
    private static final CreateTable U = new CreateTable(
            "u",
            List.of(new ColumnDefinition("b", SqlType.INTEGER, "INTEGER", false, Optional.empty())),
            List.of(new Constraint.PrimaryKey(List.of("b"))),
            "");
    private static final Insert ROWS = new Insert(
            "t",
            List.of("s", "a"),
            List.of(Row.of(Value.of("own"), Value.of(77)), Row.of(Value.of("b"), Value.of(78))));

    private final SmallDatabases databases = SmallDatabases.like(new EditableCase(
            List.of(U, T, ROWS),
            new EditableSide(SqlReader.query("SELECT a FROM t WHERE a > 500"), Optional.empty()),
            new EditableSide(SqlReader.query("SELECT b FROM u WHERE b = -9"), Optional.empty()),
            Semantics.BAG));

    private List<Insert> many() {
        RandomGenerator random = new SplittableRandom(1);
        List<Insert> inserts = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            databases.next(random).forEach(step -> inserts.add((Insert) step));
        }
        return inserts;
    }

    private List<Value> values(String table, int column) {
        return many().stream()
                .filter(insert -> insert.table().equals(table))
                .flatMap(insert -> insert.rows().stream())
                .map(row -> row.values().get(column))
                .toList();
    }

    /** With its own values alone a condition on such a column holds for all rows, and a query without it looks the same. */
    @Test
    void aColumnOfATypeThatNobodyKnowsGetsOtherValuesThanItsOwn() {
        CreateTable loose = new CreateTable(
                "l",
                List.of(new ColumnDefinition("r", new SqlType.OpaqueType("REAL"), "REAL", true, Optional.empty())),
                List.of(),
                "");
        EditableSide side = new EditableSide(SqlReader.query("SELECT r FROM l WHERE r > 500"), Optional.empty());
        SmallDatabases small = SmallDatabases.like(new EditableCase(
                List.of(loose, new Insert("l", List.of("r"), List.of(Row.of(Value.of(977))))),
                side,
                side,
                Semantics.BAG));
        RandomGenerator random = new SplittableRandom(1);
        List<Insert> inserts = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            small.next(random).forEach(step -> inserts.add((Insert) step));
        }
        assertThat(inserts).allSatisfy(insert -> assertThat(insert.rows()).hasSize(1));
        assertThat(inserts.stream()
                        .map(insert -> insert.rows().getFirst().values().getFirst()))
                .contains(Value.of(977), Value.of(499), Value.of(501), Value.of("a"), Value.NULL)
                .doesNotContain(Value.TRUE);
    }

    @Test
    void theTablesStayAndTheirRowsGo() {
        assertThat(databases.empty().setup()).containsExactly(U, T);
    }

    @Test
    void rowsAreTakenAwayFromTheLastTableOn() {
        assertThat(databases.removal())
                .containsExactly(
                        new SetupStep.Delete("t", Optional.empty()), new SetupStep.Delete("u", Optional.empty()));
    }

    @Test
    void storedColumnsAreGivenAndNoOthers() {
        assertThat(many())
                .allSatisfy(insert -> assertThat(insert.columns())
                        .isEqualTo(insert.table().equals("t") ? List.of("a", "s") : List.of("b")));
    }

    /** Values of the case meet its conditions: its constants, what is beside them, and what its rows hold. */
    @Test
    void valuesAreThoseOfTheCaseAndTheirNeighbours() {
        assertThat(values("t", 0))
                .contains(Value.of(499), Value.of(500), Value.of(501), Value.of(77), Value.of(0), Value.NULL)
                .doesNotContain(Value.of(502), Value.of("own"));
        assertThat(values("u", 0)).contains(Value.of(-10), Value.of(-9), Value.of(-8));
        assertThat(values("t", 1)).contains(Value.of("own"), Value.of("a"));
    }

    @Test
    void aColumnThatIsNotNullHasNone() {
        assertThat(values("t", 1)).doesNotContain(Value.NULL);
        assertThat(values("u", 0)).doesNotContain(Value.NULL);
    }

    /** A row that a key forbids must not take the others with it. */
    @Test
    void rowsOfATableWithAKeyComeOneByOne() {
        assertThat(many())
                .filteredOn(insert -> insert.table().equals("u"))
                .allSatisfy(insert -> assertThat(insert.rows()).hasSize(1));
        assertThat(many()).anySatisfy(insert -> assertThat(insert.rows()).hasSizeGreaterThan(1));
    }

    @Test
    void someAreRowsOfTheCaseItself() {
        assertThat(many().stream().flatMap(insert -> insert.rows().stream()))
                .contains(Row.of(Value.of(77), Value.of("own")), Row.of(Value.of(78), Value.of("b")));
    }

    @Test
    void theSameSeedGivesTheSameRows() {
        assertThat(databases.next(new SplittableRandom(5))).isEqualTo(databases.next(new SplittableRandom(5)));
        assertThat(many()).isEqualTo(many());
    }
}
