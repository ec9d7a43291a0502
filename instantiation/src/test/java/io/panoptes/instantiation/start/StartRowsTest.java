package io.panoptes.instantiation.start;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.duckdb.DuckDbAdapter;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.SetupStep.Insert;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StartRowsTest {
    private static final Profile DUCKDB = new DuckDbAdapter().profile(new Version("1.3.2.0"));

    private final List<Insert> inserts = new ArrayList<>();
    private final StartRows rows = rows();

    /** t has a column that is left out, between two that are kept. */
    private static StartRows rows() {
        StartTables columns = new StartTables(DUCKDB, new ArrayList<>());
        CreateTable t = columns.read("create table t (a int, place point, b varchar(9))")
                .orElseThrow();
        CreateTable u = columns.read("create table u (c int)").orElseThrow();
        return new StartRows(Map.of("t", t, "u", u), columns, new StartValues(DUCKDB.hazards()));
    }

    private Optional<String> read(String statement) {
        return rows.read(statement, inserts);
    }

    private List<String> dropped() {
        return rows.leftOut().stream().map(LeftOut::toString).toList();
    }

    private static Insert insert(List<String> columns, Value... values) {
        return new Insert("t", columns, List.of(Row.of(values)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "insert into t values (1, null, 'x')",
                "insert into t value (1, null, 'x')",
                "insert into t (b, place, a) values ('x', null, 1)",
                "insert or ignore into shop.main.t (a, b) values (1, 'x')",
                "insert into \"t\" (\"b\", \"a\") values ('x', 1);",
            })
    void valuesStandByTheirColumns(String statement) {
        assertThat(read(statement.replace(";", ""))).isEmpty();
        assertThat(inserts).containsExactly(insert(List.of("a", "b"), Value.of(1), Value.of("x")));
        assertThat(dropped()).isEmpty();
    }

    @Test
    void columnsThatAreNotGivenAreNotInserted() {
        assertThat(read("insert into t (b) values ('x')")).isEmpty();
        assertThat(inserts).containsExactly(insert(List.of("b"), Value.of("x")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "insert 5                                | it names no table",
                "insert into                             | it names no table",
                "insert into 'text' values (1)           | it names no table",
                "insert into v values (1)                | there is no table v that is used",
                "insert into t.v values (1)              | there is no table v that is used",
                "insert into t                           | only INSERT ... VALUES of constants is used",
                "insert into t (a) select 1              | only INSERT ... VALUES of constants is used",
                "insert into t (a                        | only INSERT ... VALUES of constants is used",
                "insert into t default values            | only INSERT ... VALUES of constants is used",
                "insert into t values (1) union select 2 | only INSERT ... VALUES of constants is used",
            })
    void whatIsNoInsertOfConstantsIsLeftOutAsAWhole(String statement, String why) {
        assertThat(read(statement)).contains(why);
        assertThat(inserts).isEmpty();
        assertThat(dropped()).isEmpty();
    }

    @Test
    void whatCanNotBeReadIsToldAsItIs() {
        assertThat(read("insert into u values (1) on conflict do nothing")).isPresent();
        assertThat(read("insert into u values (1,")).isPresent();
        assertThat(inserts).isEmpty();
    }

    @Test
    void rowsThatDoNotFitAreCountedAndTheOthersKept() {
        assertThat(read("insert into t (a, b) values (1, 'x'), (2), (3, 'y', 4), (70000, 'z'), (a, 'z'), (5, 'v')"))
                .isEmpty();
        assertThat(read("insert into u values (1, 2)")).isEmpty();
        assertThat(inserts)
                .containsExactly(new Insert(
                        "t",
                        List.of("a", "b"),
                        List.of(Row.of(Value.of(1), Value.of("x")), Row.of(Value.of(5), Value.of("v")))));
        assertThat(dropped())
                .containsExactly(
                        "2 rows of t: a value is no constant, or larger, finer or of other characters than campaigns use",
                        "2 rows of t: there are more or fewer values than columns",
                        "1 rows of u: there are more or fewer values than columns");
    }

    @Test
    void aTableHasNoMoreRowsThanAStateTakes() {
        String many = IntStream.range(0, StartRows.MOST - 1)
                .mapToObj("(%d)"::formatted)
                .collect(Collectors.joining(", "));
        assertThat(read("insert into u values " + many)).isEmpty();
        assertThat(dropped()).isEmpty();
        assertThat(read("insert into u values (1), (2), (3)")).isEmpty();
        assertThat(inserts).extracting(insert -> insert.rows().size()).containsExactly(StartRows.MOST - 1, 1);
        assertThat(dropped()).containsExactly("2 rows of u: a table has 200 rows at most");
        // Of the others it says nothing.
        assertThat(read("insert into t (a) values (1)")).isEmpty();
        assertThat(inserts).hasSize(3);
    }
}
