package io.panoptes.instantiation.filling;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.Corpus;
import io.panoptes.corpus.ValuePool;
import io.panoptes.corpus.store.SlotType;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.corpus.store.SnippetText;
import io.panoptes.corpus.store.StoredSnippet;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.instantiation.choice.Epochs;
import io.panoptes.instantiation.choice.SnippetBandit;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.write.SqlWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class StoredTableTest {
    private static final Profile PROFILE = Adapters.named("duckdb").profile(new Version("2.0.0.1"));
    private static final List<Table> TABLES = List.of(new Table(
            "b0", List.of(new Column("c0", SqlType.INTEGER, true), new Column("c1", SqlType.TEXT, true)), List.of()));

    @Test
    void givesColumnsOfTheWantedTypes() {
        StoredTable drawn = draw("l0 t0: SELECT COUNT(*) AS l0, MIN({a:t0}) AS t0 FROM {a} GROUP BY {a:i0}")
                .orElseThrow();
        assertThat(SqlWriter.write(drawn.query(), PROFILE.dialect()))
                .startsWith("SELECT CAST(zt.l0 AS INTEGER) AS k, COALESCE(zt.t0, '")
                .endsWith("FROM (SELECT COUNT(*) AS l0, MIN(za.c1) AS t0 FROM b0 AS za GROUP BY za.c0) AS zt");
    }

    /** Guards must not take a column of the stand-in for a key, nor for a constant. */
    @Test
    void showsGuardsTheSameColumnsTwice() {
        StoredTable drawn = draw("i0: SELECT {a:i0} AS i0 FROM {a}").orElseThrow();
        assertThat(SqlWriter.write(drawn.masked(), PROFILE.dialect()))
                .startsWith("SELECT zt.c0 AS k, ")
                .contains(" FROM b0 AS zt UNION ALL SELECT zt.c0 AS k, ");
    }

    @Test
    void isToldFromWhatGuardsSee() {
        StoredTable drawn = draw("i0: SELECT {a:i0} AS i0 FROM {a}").orElseThrow();
        assertThat(StoredTable.isIn(drawn.query())).isTrue();
        assertThat(StoredTable.isIn(drawn.masked())).isFalse();
    }

    @Test
    void givesNothingWhereNoTableHasTheColumns() {
        assertThat(draw("d0: SELECT {a:d0} AS d0 FROM {a}")).isEmpty();
    }

    private static Optional<StoredTable> draw(String text) {
        var store = new SnippetStore(
                "duckdb",
                List.of("2.0.0.1"),
                List.of(),
                Map.of(),
                List.of(new StoredSnippet(SlotType.ROWS, new SnippetText(text), List.of("L"))));
        var corpus = Corpus.of(store, PROFILE, store.facts("2.0.0.1"));
        var stored = new StoredSnippets(index -> corpus, new SnippetBandit(Epochs.OF_ONE_MACHINE));
        stored.begin(0);
        return StoredTable.draw(
                new SplittableRandom(1),
                stored,
                new ValuePool(true, true),
                TABLES,
                List.of(new Column("k", SqlType.INTEGER, true), new Column("s", SqlType.TEXT, false)));
    }
}
