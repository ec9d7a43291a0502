package io.panoptes.instantiation.state;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.TableOptions.Kept;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.type.SqlType;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TableOptionsTest {
    private static final Profile MYSQL = profile("mysql", "8.0.33");
    private static final Profile POSTGRESQL = profile("postgresql", "16.0.0");

    @Test
    void keepsATableInAnotherEngineOrInParts() {
        assertThat(suffixes(MYSQL, table()))
                .contains("", " ENGINE = MEMORY", " PARTITION BY HASH (c0) PARTITIONS 3")
                .doesNotContain(" ENGINE = Aria");
        assertThat(suffixes(profile("mariadb", "11.4.5"), table())).contains(" ENGINE = Aria");
    }

    @Test
    void makesThePartsThatATableDoesNotMakeItself() {
        for (Kept kept : drawn(POSTGRESQL, table())) {
            String suffix = kept.table().suffix();
            boolean parted = !suffix.isEmpty();
            assertThat(kept.made().isEmpty()).as(suffix).isEqualTo(kept.usual());
            assertThat(kept.made())
                    .allMatch(step -> step instanceof SetupStep.Verbatim(var sql)
                            && sql.startsWith("CREATE TABLE b0_")
                            && sql.contains(parted ? " PARTITION OF b0 " : " INHERITS (b0)"));
        }
        assertThat(suffixes(POSTGRESQL, table())).contains(" PARTITION BY LIST (c2)", " PARTITION BY RANGE (c0)");
    }

    /** Keys of the table do not hold for the rows of a child table, so a proof must know of none. */
    @Test
    void rowsGoToAnHeirOnlyOfATableWithoutKeys() {
        assertThat(drawn(POSTGRESQL, table()))
                .anyMatch(kept -> kept.moved().contains(new SetupStep.Verbatim("ALTER TABLE b0 ADD PRIMARY KEY (c0)")))
                .anyMatch(kept -> kept.moved().toString().contains("x.c0 > 1 RETURNING x.*) INSERT INTO b0_i"));
        assertThat(drawn(POSTGRESQL, table(new Constraint.PrimaryKey(List.of("c1")))))
                .allMatch(kept -> kept.moved().isEmpty());
        assertThat(TableOptions.childTable("CREATE TABLE b0_i () INHERITS (b0)"))
                .contains("b0_i");
        assertThat(TableOptions.childTable("CREATE TABLE b0_t PARTITION OF b0 DEFAULT"))
                .isEmpty();
    }

    @Test
    void aKeyHoldsTheColumnThatPartsTheTable() {
        assertThat(suffixes(POSTGRESQL, table(new Constraint.PrimaryKey(List.of("c1")))))
                .contains(" PARTITION BY HASH (c1)")
                .noneMatch(suffix -> suffix.contains("(c0)") || suffix.contains("(c2)"));
    }

    @Test
    void tellsTheColumnThatPartsTheTable() {
        assertThat(TableOptions.partedBy(" PARTITION BY RANGE (c0) (PARTITION p0 VALUES LESS THAN (1))"))
                .contains("c0");
        assertThat(TableOptions.partedBy(" PARTITION BY LIST (c2)")).contains("c2");
        assertThat(TableOptions.partedBy(" ENGINE = MEMORY")).isEmpty();
        assertThat(TableOptions.partedBy(" STRICT, WITHOUT ROWID")).isEmpty();
    }

    @Test
    void aTableThatRefersToAnotherStaysAsItIs() {
        assertThat(suffixes(MYSQL, table(new Constraint.ForeignKey(List.of("c1"), "b9", List.of("c0")))))
                .containsExactly("");
    }

    @Test
    void nothingRefersToATableInAnotherEngineOrInParts() {
        assertThat(drawn(MYSQL, table()))
                .allMatch(kept -> kept.usual() == kept.table().suffix().isEmpty())
                .anyMatch(kept -> !kept.usual());
    }

    @Test
    void otherTargetsAreNotToldOfIt() {
        assertThat(TableOptions.knows(MYSQL, " ENGINE = MEMORY")).isTrue();
        assertThat(TableOptions.knows(POSTGRESQL, " ENGINE = MEMORY")).isFalse();
        assertThat(TableOptions.knows(POSTGRESQL, " PARTITION BY LIST (c2)")).isTrue();
        assertThat(TableOptions.knows(MYSQL, " PARTITION BY LIST (c2)")).isFalse();
        assertThat(TableOptions.knows(profile("postgresql", "10.9.0"), " PARTITION BY LIST (c2)"))
                .isFalse();
        assertThat(suffixes(profile("h2", "2.5.252"), table())).containsExactly("");
    }

    private static Set<String> suffixes(Profile profile, CreateTable table) {
        Set<String> suffixes = new HashSet<>();
        drawn(profile, table).forEach(kept -> suffixes.add(kept.table().suffix()));
        return suffixes;
    }

    private static List<Kept> drawn(Profile profile, CreateTable table) {
        var random = new SplittableRandom(1);
        return java.util.stream.Stream.generate(() -> TableOptions.draw(random, profile, table))
                .limit(300)
                .toList();
    }

    private static CreateTable table(Constraint... constraints) {
        return new CreateTable(
                "b0",
                List.of(column("c0", SqlType.INTEGER), column("c1", SqlType.INTEGER), column("c2", SqlType.BOOLEAN)),
                List.of(constraints),
                "");
    }

    private static ColumnDefinition column(String name, SqlType type) {
        return new ColumnDefinition(name, type, "any", true, Optional.empty());
    }

    private static Profile profile(String dbms, String version) {
        return Adapters.named(dbms).profile(new Version(version));
    }
}
