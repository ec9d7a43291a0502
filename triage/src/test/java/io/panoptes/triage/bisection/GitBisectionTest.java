package io.panoptes.triage.bisection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On a history of nine commits, each of which says in a file whether it shows the bug. */
class GitBisectionTest {
    private static final String STATE = "state";

    @TempDir
    private Path folder;

    private final List<String> steps = new ArrayList<>();

    @BeforeEach
    void repository() {
        git().require("init", "-q", "-b", "main");
        git().require("config", "user.name", "Ada");
        git().require("config", "user.email", "ada@example.org");
    }

    @Test
    void theFirstBadCommitIsFound() throws IOException {
        commits("GONE", "GONE", "GONE", "GONE", "GONE", "SHOWS", "SHOWS", "SHOWS", "SHOWS");
        assertThat(bisect("HEAD~8", "HEAD"))
                .isInstanceOfSatisfying(
                        Boundary.FirstBad.class,
                        first -> assertThat(first.name()).endsWith("Ada: change 5"));
        assertThat(steps).hasSizeBetween(4, 6);
        assertThat(git().require("rev-parse", "--abbrev-ref", "HEAD")).isEqualTo("main");
    }

    @Test
    void aGoodRevisionThatIsNewerSearchesTheFix() throws IOException {
        commits("SHOWS", "SHOWS", "SHOWS", "GONE", "GONE");
        assertThat(bisect("HEAD", "HEAD~4"))
                .isInstanceOfSatisfying(
                        Boundary.FirstGood.class,
                        first -> assertThat(first.name()).endsWith("change 3"));
    }

    @Test
    void commitsThatCannotBeBuiltAreSkipped() throws IOException {
        commits("GONE", "GONE", "UNKNOWN", "SHOWS", "SHOWS");
        Boundary boundary = bisect("HEAD~4", "HEAD");
        assertThat(boundary)
                .isInstanceOfSatisfying(
                        Boundary.OneOf.class,
                        one -> assertThat(one.names())
                                .hasSize(2)
                                .anyMatch(name -> name.endsWith("change 2"))
                                .anyMatch(name -> name.endsWith("change 3")));
    }

    @Test
    void endsThatAgreeAreTold() throws IOException {
        commits("SHOWS", "GONE", "SHOWS");
        assertThat(bisect("HEAD~2", "HEAD")).isEqualTo(new Boundary.NoChange(Presence.SHOWS));
    }

    @Test
    void aTreeWithChangesIsLeftAlone() throws IOException {
        commits("GONE", "SHOWS");
        Files.writeString(folder.resolve(STATE), "mine");
        assertThatThrownBy(() -> bisect("HEAD~1", "HEAD")).hasMessageContaining("not committed");
        assertThat(folder.resolve(STATE)).hasContent("mine");
    }

    private Boundary bisect(String good, String bad) {
        return new GitBisection(folder, this::probe, steps::add).between(good, bad);
    }

    private Presence probe() {
        try {
            return Presence.valueOf(
                    Files.readString(folder.resolve(STATE)).lines().findFirst().orElseThrow());
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    private void commits(String... states) throws IOException {
        for (int i = 0; i < states.length; i++) {
            Files.writeString(folder.resolve(STATE), states[i] + "\n" + i);
            git().require("add", STATE);
            git().require("commit", "-q", "-m", "change " + i);
        }
    }

    private GitRepository git() {
        return new GitRepository(folder);
    }
}
