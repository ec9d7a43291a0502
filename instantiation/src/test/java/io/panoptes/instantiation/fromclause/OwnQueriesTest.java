package io.panoptes.instantiation.fromclause;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.instantiation.opaque.OpaqueCatalog;
import io.panoptes.instantiation.opaque.OpaqueRow;
import io.panoptes.instantiation.state.StateContents.Stored;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class OwnQueriesTest {
    @Test
    void asksInWordsOfTheDbmsOverColumnsOfTheTables() {
        List<JoinSource> sources = sources("duckdb", SqlType.INTEGER);
        assertThat(texts(sources))
                .anyMatch(text -> text.contains("ANTI JOIN b0 AS o"))
                .anyMatch(text -> text.contains("ASOF LEFT JOIN"))
                .allMatch(text -> text.startsWith("(") && text.endsWith(") AS x"))
                .noneMatch(text -> text.matches(".*\\{[a-z]\\}.*"));
        assertThat(sources)
                .allSatisfy(source ->
                        assertThat(source.columns()).extracting(Column::name).containsExactly("x.k", "x.m"));
    }

    @Test
    void guardsSeeTheRowsOfATableTwice() {
        assertThat(sources("duckdb", SqlType.INTEGER))
                .allMatch(source -> source.masked() instanceof FromItem.DerivedTable
                        && !source.masked().equals(source.from()));
    }

    /** Which part of a compound query a column is compared as, SQLite leaves open. */
    @Test
    void ofACompoundQueryOnlyRowsCountWhereEverythingIsCompared() {
        assertThat(sources("sqlite", SqlType.INTEGER))
                .anyMatch(source -> source.columns().isEmpty())
                .anyMatch(source -> !source.columns().isEmpty())
                .allMatch(source -> source.columns().isEmpty()
                        == ((FromItem.VerbatimTable) source.from()).text().contains("UNION"));
    }

    /** From which of several rows a column beside MIN is, may be left open. */
    @Test
    void whatIsLeftOpenOfSeveralRowsIsAskedOfOne() {
        assertThat(texts(sources("sqlite", SqlType.INTEGER, 1))).anyMatch(text -> text.contains("MIN(d.c"));
        assertThat(texts(sources("sqlite", SqlType.INTEGER, 2)))
                .noneMatch(text -> text.contains("MIN(") || text.contains("MAX("));
    }

    /** What AVG gives of a column of any type is compared as anything is. */
    @Test
    void aColumnOfAnyTypeGivesAValueOfAnyType() {
        assertThat(sources("sqlite", SqlType.INTEGER, 1))
                .filteredOn(source ->
                        ((FromItem.VerbatimTable) source.from()).text().contains("AVG("))
                .isNotEmpty()
                .allMatch(source -> source.columns().getLast().type() instanceof SqlType.OpaqueType
                        && source.columns().getFirst().type().equals(SqlType.INTEGER));
    }

    @Test
    void thereIsNothingToAskWithoutWholeNumbers() {
        assertThat(sources("duckdb", SqlType.TEXT)).isEmpty();
    }

    private static List<String> texts(List<JoinSource> sources) {
        return sources.stream()
                .map(source -> ((FromItem.VerbatimTable) source.from()).text())
                .toList();
    }

    private static List<JoinSource> sources(String dbms, SqlType type) {
        return sources(dbms, type, 5);
    }

    private static List<JoinSource> sources(String dbms, SqlType type, int rows) {
        var words = OpaqueCatalog.of(Adapters.named(dbms).profile(new Version("99.0")));
        List<Column> columns = List.of(new Column("c0", type, true), new Column("c1", type, true));
        var stored = new Stored(new Table("b0", columns, List.of()), OpaqueRow.of(columns), rows);
        var queries = new OwnQueries(new SplittableRandom(2), words, List.of(stored));
        return Stream.generate(() -> queries.draw(stored, "x"))
                .limit(200)
                .flatMap(Optional::stream)
                .toList();
    }
}
