package io.panoptes.instantiation.refusal;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.choice.Epochs;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RefusedPartsTest {
    /** The sixteen first are of this length. */
    private static final int EPOCH = 25;

    private final RefusedParts parts = new RefusedParts(Epochs.adapting(1));

    @Test
    void avoidsWhatIsAlwaysRefusedTwoEpochsLater() {
        run(parts, 0, 2 * EPOCH, false);
        assertThat(parts.avoided(1)).isEmpty();
        assertThat(parts.avoided(2)).containsExactly("join full");
        assertThat(parts.admits(2 * EPOCH + 1, Set.of("join full", "function ABS")))
                .isFalse();
        assertThat(parts.admits(2 * EPOCH + 1, Set.of("function ABS"))).isTrue();
        assertThat(parts.admits(60, Set.of("join full")))
                .as("one case in twenty tries it again")
                .isTrue();
    }

    @Test
    void drawsAgainWhatIsReadAfterAll() {
        run(parts, 0, EPOCH, false);
        run(parts, EPOCH, 4 * EPOCH, true);
        assertThat(parts.avoided(2)).containsExactly("join full");
        assertThat(parts.avoided(5)).isEmpty();
    }

    @Test
    void doesNotBlameWhatFailsAsOftenAsOthers() {
        for (int index = 0; index < 24 * EPOCH; index++) {
            parts.holds(index, Set.of("function ABS", "operator plus"));
            parts.answered(index, index % 2 == 0);
        }
        assertThat(parts.avoided(30)).isEmpty();
    }

    @Test
    void goesOnWithTheLessonsOfAnEarlierPart() {
        run(parts, 0, 2 * EPOCH, false);
        List<PartLesson> lessons = parts.lessons(EPOCH + 10);
        assertThat(lessons).singleElement().matches(lesson -> lesson.cases() == EPOCH);
        assertThat(parts.lessons(EPOCH + 10)).as("told once").isEmpty();

        RefusedParts resumed = new RefusedParts(Epochs.adapting(1));
        resumed.restore(lessons, EPOCH);
        run(resumed, EPOCH, 2 * EPOCH, false);
        assertThat(resumed.avoided(2)).isEqualTo(parts.avoided(2));
        assertThat(resumed.lessons(2 * EPOCH)).isEqualTo(parts.lessons(2 * EPOCH));
    }

    /** Later, when there are many, the cases of a lesson are more. */
    @Test
    void laterLessonsAreLonger() {
        run(parts, 0, 2_000, false);
        assertThat(parts.lessons(1_900)).hasSize(64 + 1).last().matches(lesson -> lesson.cases() == 200);
    }

    /** Every fifth case holds a full join. */
    private static void run(RefusedParts parts, int from, int to, boolean valid) {
        for (int index = from; index < to; index++) {
            boolean full = index % 5 == 0;
            parts.holds(index, full ? Set.of("join full", "function ABS") : Set.of("function ABS"));
            parts.answered(index, valid || !full);
        }
    }
}
