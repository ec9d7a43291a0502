package io.panoptes.equivalence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.reading.ReadingProfiles;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** The engine as a user of the library sees it. */
class EngineTest {
    private static final String SCHEMA = "CREATE TABLE t (a INT NOT NULL, b INT)";
    private static final EngineSettings SETTINGS = EngineSettings.STANDARD.within(Duration.ofSeconds(60));
    private static final Engine ENGINE = Engine.open(SETTINGS);

    @AfterAll
    static void close() {
        ENGINE.close();
    }

    @Test
    void equalQueriesHaveAProof() {
        assertThat(ENGINE.decide(SCHEMA, "SELECT a FROM t WHERE b = 1;", "SELECT a FROM t WHERE NOT b <> 1"))
                .isInstanceOfSatisfying(EngineAnswer.Equal.class, equal -> {
                    assertThat(equal.proof()).isNotEmpty();
                    assertThat(equal.assumptions()).isEmpty();
                    assertThat(equal.checkedByKernel()).isTrue();
                });
    }

    @Test
    void differentQueriesHaveADatabase() {
        assertThat(ENGINE.decide(SCHEMA, "SELECT a FROM t", "SELECT DISTINCT a FROM t"))
                .isInstanceOfSatisfying(EngineAnswer.Different.class, different -> {
                    assertThat(different.database()).singleElement().asString().startsWith("INSERT INTO t VALUES (");
                    assertThat(different.left())
                            .hasSizeGreaterThan(different.right().size());
                });
    }

    @Test
    void answersAreComparedAsTheSettingsSay() {
        try (Engine engine = Engine.open(SETTINGS.comparing(Semantics.SET))) {
            assertThat(engine.decide(SCHEMA, "SELECT a FROM t", "SELECT DISTINCT a FROM t"))
                    .isInstanceOf(EngineAnswer.Equal.class);
        }
    }

    @Test
    void textsAreReadAsTheProfileSays() {
        try (Engine engine = Engine.open(SETTINGS.readingAs(ReadingProfiles.named("mysql")))) {
            assertThat(engine.decide(SCHEMA, "SELECT 7 / 2", "SELECT 3.5")).isInstanceOf(EngineAnswer.Equal.class);
        }
        try (Engine engine = Engine.open(SETTINGS.readingAs(ReadingProfiles.named("postgresql")))) {
            assertThat(engine.decide(SCHEMA, "SELECT 7 / 2", "SELECT 3.5")).isInstanceOf(EngineAnswer.Different.class);
        }
    }

    /** Of 59.5 seconds one is true and the other not; Sunday is 0 of the one and 7 of the other. */
    @Test
    void partsOfDatesHaveNoMeaningThatIsMadeUp() {
        String schema = "CREATE TABLE z (id INT PRIMARY KEY, at TIMESTAMP)";
        String rows = "SELECT id FROM z WHERE EXTRACT(";
        try (Engine engine = Engine.open(SETTINGS.readingAs(ReadingProfiles.named("postgresql")))) {
            assertThat(engine.decide(schema, rows + "SECOND FROM at) > 59", rows + "SECOND FROM at) >= 60"))
                    .isNotInstanceOf(EngineAnswer.Equal.class);
            assertThat(engine.decide(schema, rows + "DOW FROM at) = 0", rows + "ISODOW FROM at) = 7"))
                    .isNotInstanceOf(EngineAnswer.Different.class);
        }
    }

    @Test
    void whatCannotBeReadIsTold() {
        assertThatThrownBy(() -> ENGINE.decide(SCHEMA, "SELECT a FROM t", "SELECT c FROM t"))
                .isInstanceOf(UnreadSqlException.class)
                .hasMessageStartingWith("the second query is no SQL over the schema: ");
        assertThatThrownBy(() -> ENGINE.decide("CREATE TABEL t (a INT)", "SELECT 1", "SELECT 1"))
                .isInstanceOf(UnreadSqlException.class)
                .hasMessageStartingWith("the schema can't be read: ");
        assertThatThrownBy(() -> ENGINE.decide(SCHEMA, " ; ", "SELECT 1"))
                .isInstanceOf(UnreadSqlException.class)
                .hasMessageContaining("it should be one SELECT");
        assertThatThrownBy(() -> ENGINE.decide(SCHEMA, "SELECT a FROM t", "SELECT a, b FROM t"))
                .isInstanceOf(UnreadSqlException.class)
                .hasMessageContaining("gives 1 columns and the second 2");
    }

    @Test
    void settingsThatCanNotBeAreRefused() {
        assertThatThrownBy(() -> EngineSettings.STANDARD.within(Duration.ZERO)).hasMessageContaining("the time");
    }
}
