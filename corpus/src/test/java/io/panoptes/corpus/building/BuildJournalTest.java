package io.panoptes.corpus.building;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.corpus.making.Draft;
import io.panoptes.corpus.store.Fact;
import io.panoptes.corpus.store.SlotType;
import io.panoptes.corpus.validation.ValidationResult;
import io.panoptes.dbms.Target;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A build that was killed goes on with exactly what had been accepted. */
class BuildJournalTest {
    private static final Target TARGET = new Target("sqlite", "3.54.1.0", Optional.empty());

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void nameTheFile() {
        file = folder.resolve("deep/sqlite.building");
    }

    @Test
    void whatWasAcceptedIsThereAgain() {
        ValidationResult.Accepted accepted = accepted("upper({t0})");
        BuildJournal journal = BuildJournal.open(file, TARGET);
        assertThat(journal.add(accepted)).isTrue();
        assertThat(journal.add(accepted)).isFalse();

        BuildJournal again = BuildJournal.open(file, TARGET);
        assertThat(again.accepted()).isEqualTo(List.of(accepted));
        assertThat(again.has(accepted.draft())).isTrue();
    }

    /** If it stayed, the next snippet would become the end of it, and the two a snippet that nothing has tried. */
    @Test
    void aTornLastLineDoesNotRunIntoTheNextOne() throws IOException {
        BuildJournal.open(file, TARGET).add(accepted("upper({t0})"));
        byte[] torn = "t\tN\tlower({t0}) || '\u00e4".getBytes(StandardCharsets.UTF_8);
        Files.write(file, Arrays.copyOf(torn, torn.length - 1), StandardOpenOption.APPEND);

        BuildJournal.open(file, TARGET).add(accepted("trim({t0})"));

        assertThat(texts(BuildJournal.open(file, TARGET))).containsExactly("upper({t0})", "trim({t0})");
    }

    @Test
    void oneThatWasCutWithinItsFirstLineBeginsAnew() throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, "sqli");

        BuildJournal.open(file, TARGET).add(accepted("upper({t0})"));

        assertThat(texts(BuildJournal.open(file, TARGET))).containsExactly("upper({t0})");
    }

    @Test
    void aJournalOfAnotherTargetOrBuildAndADamagedOneAreRefused() throws IOException {
        BuildJournal.open(file, TARGET);
        assertThatThrownBy(() -> BuildJournal.open(file, new Target("sqlite", "3.40.0.0", Optional.empty())))
                .hasMessageContaining("another target");
        Target build = new Target("sqlite", "3.54.1.0", Optional.of(folder.resolve("libsqlite3.so")));
        assertThatThrownBy(() -> BuildJournal.open(file, build)).hasMessageContaining("another target");

        Files.writeString(file, "?\tN\tupper({t0})\n", StandardOpenOption.APPEND);
        assertThatThrownBy(() -> BuildJournal.open(file, TARGET)).hasMessageContaining("sqlite.building:2 is damaged");
    }

    private static ValidationResult.Accepted accepted(String text) {
        return new ValidationResult.Accepted(Draft.of(text, SlotType.TEXT), Set.of(Fact.KEEPS_NULL));
    }

    private static List<String> texts(BuildJournal journal) {
        return journal.drafts().stream().map(draft -> draft.text().text()).toList();
    }
}
