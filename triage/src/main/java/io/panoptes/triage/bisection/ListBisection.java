package io.panoptes.triage.bisection;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Bisects a list of builds, oldest first, by halves. Those that can't be run are passed over. */
public final class ListBisection {
    private ListBisection() {}

    /** @param probe is asked at most once for each build */
    public static <T> Boundary of(List<T> builds, Function<T, String> name, Function<T, Presence> probe) {
        int old = 0;
        int recent = builds.size() - 1;
        Presence atOld = probe.apply(builds.get(old));
        if (atOld == Presence.UNKNOWN) {
            return new Boundary.UnknownEnd(name.apply(builds.get(old)));
        }
        Presence atRecent = recent == old ? atOld : probe.apply(builds.get(recent));
        if (atRecent == Presence.UNKNOWN) {
            return new Boundary.UnknownEnd(name.apply(builds.get(recent)));
        }
        if (atOld == atRecent) {
            return new Boundary.NoChange(atOld);
        }
        // Places between the ends that have not been found unable to run.
        List<Integer> open = IntStream.range(1, recent).boxed().toList();
        while (!open.isEmpty()) {
            int middle = open.get(open.size() / 2);
            Presence there = probe.apply(builds.get(middle));
            if (there == atOld) {
                old = middle;
            } else if (there == atRecent) {
                recent = middle;
            }
            int low = old;
            int high = recent;
            open = open.stream()
                    .filter(place -> place > low && place < high && place != middle)
                    .toList();
        }
        if (recent - old > 1) {
            return new Boundary.OneOf(
                    builds.subList(old + 1, recent + 1).stream().map(name).toList());
        }
        String found = name.apply(builds.get(recent));
        return atRecent == Presence.SHOWS ? new Boundary.FirstBad(found) : new Boundary.FirstGood(found);
    }
}
