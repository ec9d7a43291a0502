package io.panoptes.texttosql.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.texttosql.BadInput;
import io.panoptes.texttosql.pair.PairOutcome.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EvaluationJournalTest {
    private static final ResultRow FULL = new ResultRow(
            "1",
            "shop",
            "simple",
            "How many?",
            "SELECT 1",
            "SELECT 2",
            "set",
            Kind.DIFFERENT,
            "",
            Optional.of(true),
            Optional.of(false),
            Optional.of(true),
            1.5,
            Optional.of(List.of("INSERT INTO t VALUES (1)")),
            List.of(List.of("1", "NULL")),
            List.of(List.of("'it''s'")),
            "concrete",
            "WHERE",
            List.of("no overflow"),
            "a reason",
            "k1");

    @TempDir
    private Path folder;

    @Test
    void aRowIsReadAsItWasWritten() {
        assertThat(ResultRow.read(FULL.json())).contains(FULL);
    }

    @Test
    void goesOnBehindATornLine() throws IOException {
        try (EvaluationJournal journal = EvaluationJournal.open(folder, row -> true)) {
            journal.write(FULL);
        }
        Files.writeString(
                folder.resolve(EvaluationJournal.FILE), FULL.json().substring(0, 40), StandardOpenOption.APPEND);
        try (EvaluationJournal journal = EvaluationJournal.open(folder, row -> true)) {
            assertThat(journal.earlier()).containsExactly(FULL);
            journal.write(ScoresTest.row(Kind.OPEN, "", Optional.empty()));
        }
        assertThat(Files.readAllLines(folder.resolve(EvaluationJournal.FILE))).hasSize(2);
    }

    @Test
    void rowsOfOtherQuestionsAreDropped() {
        try (EvaluationJournal journal = EvaluationJournal.open(folder, row -> true)) {
            journal.write(FULL);
        }
        try (EvaluationJournal journal =
                EvaluationJournal.open(folder, row -> row.key().equals("k2"))) {
            assertThat(journal.earlier()).isEmpty();
        }
    }

    @Test
    void oneRunAtATimeHasTheFolder() {
        try (EvaluationJournal journal = EvaluationJournal.open(folder, row -> true)) {
            assertThat(journal.earlier()).isEmpty();
            assertThatThrownBy(() -> EvaluationJournal.open(folder, row -> true))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("another run works in");
        }
    }
}
