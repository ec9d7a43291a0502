package io.panoptes.instantiation.data;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Version;
import io.panoptes.dbms.postgresql.PostgresAdapter;
import io.panoptes.dbms.sqlite.SqliteAdapter;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.sql.ast.Expression;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class StateExtrasTest {
    @Test
    void keepPostgresqlsTablesAndNotItsCatalog() {
        List<SetupStep> setup = List.of(
                new SetupStep.CreateTable("b0", List.of(), List.of(), ""),
                new SetupStep.CreateTable("b1", List.of(), List.of(), ""));
        Set<List<String>> said = new HashSet<>();
        for (int seed = 0; seed < 100; seed++) {
            said.add(
                    StateExtras.after(
                                    new PostgresAdapter().profile(new Version("18.6.0")),
                                    new SplittableRandom(seed),
                                    setup)
                            .stream()
                            .map(step -> ((SetupStep.Verbatim) step).sql())
                            .toList());
        }
        assertThat(said)
                .containsExactlyInAnyOrder(
                        List.of(),
                        List.of("ANALYZE b0", "ANALYZE b1"),
                        List.of("VACUUM b0", "VACUUM b1"),
                        List.of("VACUUM ANALYZE b0", "VACUUM ANALYZE b1"));
    }

    @Test
    void tellSqliteOfLargerTablesThanThereAre() {
        List<SetupStep> setup = List.of(
                new SetupStep.CreateTable("b0", List.of(), List.of(), ""),
                new SetupStep.CreateIndex(
                        "i0",
                        false,
                        "b0",
                        List.of(new SetupStep.IndexKey(new Expression.ColumnReference(Optional.empty(), "c0"), false)),
                        Optional.empty()));
        Set<String> said = new HashSet<>();
        for (int seed = 0; seed < 300; seed++) {
            StateExtras.after(new SqliteAdapter().profile(new Version("3.50.0.0")), new SplittableRandom(seed), setup)
                    .forEach(step -> said.add(((SetupStep.Verbatim) step).sql()));
        }
        assertThat(said)
                .contains("ANALYZE", "REINDEX", "ANALYZE sqlite_master")
                .contains("INSERT INTO sqlite_stat1 VALUES ('b0', NULL, '1000000')")
                .anyMatch(sql -> sql.matches("INSERT INTO sqlite_stat1 VALUES \\('b0', 'i0', '\\d+ \\d+'\\)"));
    }
}
