package io.panoptes.triage.bisection;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ListBisectionTest {

    @Test
    void everyFirstBadBuildIsFound() {
        for (int size = 2; size < 20; size++) {
            for (int first = 1; first < size; first++) {
                int bad = first;
                assertThat(bisect(IntStream.range(0, size)
                                .mapToObj(i -> i < bad ? Presence.GONE : Presence.SHOWS)
                                .toList()))
                        .isEqualTo(new Boundary.FirstBad("b" + bad));
            }
        }
    }

    @Test
    void aFixIsTheFirstGoodBuild() {
        assertThat(bisect(List.of(Presence.SHOWS, Presence.SHOWS, Presence.GONE)))
                .isEqualTo(new Boundary.FirstGood("b2"));
    }

    @Test
    void whatCannotRunIsPassedOver() {
        assertThat(bisect(List.of(Presence.GONE, Presence.UNKNOWN, Presence.GONE, Presence.SHOWS, Presence.SHOWS)))
                .isEqualTo(new Boundary.FirstBad("b3"));
        assertThat(bisect(List.of(Presence.GONE, Presence.GONE, Presence.UNKNOWN, Presence.UNKNOWN, Presence.SHOWS)))
                .isEqualTo(new Boundary.OneOf(List.of("b2", "b3", "b4")));
    }

    @Test
    void equalEndsHaveNothingBetweenThem() {
        assertThat(bisect(List.of(Presence.SHOWS, Presence.GONE, Presence.SHOWS)))
                .isEqualTo(new Boundary.NoChange(Presence.SHOWS));
        assertThat(bisect(List.of(Presence.GONE, Presence.UNKNOWN))).isEqualTo(new Boundary.UnknownEnd("b1"));
    }

    private static Boundary bisect(List<Presence> presences) {
        List<Integer> builds = IntStream.range(0, presences.size()).boxed().toList();
        return ListBisection.of(builds, i -> "b" + i, presences::get);
    }
}
