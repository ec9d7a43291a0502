package io.panoptes.benchmarks.audit;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.sql.reading.ReadingProfiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Texts from the grammar mean to the engine what they mean to the DBMS, with fixed seeds. */
class ReadingAuditTest {
    private static final int SOME = 150;
    private static final int MANY = 3_000;

    @Test
    void readsAsDuckDb() {
        agrees("duckdb", false, SOME);
    }

    @Test
    void readsOperandsOfAnyTypesAsDuckDb() {
        agrees("duckdb", true, SOME);
    }

    @Test
    void readsOperandsOfAnyTypesAsSqlite() {
        agrees("sqlite", true, SOME);
    }

    @Test
    void readsAsSqlite() {
        agrees("sqlite", false, SOME);
    }

    @Test
    @Tag("slow")
    void readsManyTexts() {
        for (String dbms : List.of("duckdb", "sqlite")) {
            agrees(dbms, false, MANY);
            agrees(dbms, true, MANY);
        }
    }

    @Test
    @Tag("network")
    void readsAsPostgres() {
        agrees("postgresql", false, SOME);
    }

    private static void agrees(String dbms, boolean mixed, int cases) {
        AuditReport report = new AuditReport(3);
        List<String> different = new ArrayList<>();
        try (Targets targets = new ReleasedTargets();
                AuditedDbms audited = new AuditedDbms(targets, targets.find(dbms, Optional.empty()))) {
            new ReadingAudit(ReadingProfiles.named(dbms), dbms, mixed, List.of(audited), 1)
                    .run(
                            0,
                            cases,
                            result -> {
                                report.add(result);
                                if (result.isDifferent()) {
                                    different.add("case %d: %s".formatted(result.number(), result.reason()));
                                }
                            },
                            () -> true);
        }
        assertThat(different).isEmpty();
        assertThat(report.broken()).as(report.text()).isZero();
        // A grammar whose texts nobody reads shows nothing.
        assertThat(report.agreed()).as(report.text()).isGreaterThan(cases / 4);
    }
}
