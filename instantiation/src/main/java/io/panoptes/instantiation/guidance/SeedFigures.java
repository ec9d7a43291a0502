package io.panoptes.instantiation.guidance;

import java.util.Map;
import java.util.TreeMap;

/** What the end of a campaign reports of its seeds. */
public record SeedFigures(
        int edges,
        int differential,
        int seeds,
        long cases,
        long casesOfSeeds,
        long newBySeeds,
        long newByFresh,
        Map<String, Double> manners) {
    public SeedFigures {
        manners = Map.copyOf(manners);
    }

    /** In a line. */
    public String text() {
        return "%,d edges, %,d of them by one query of a pair alone; %,d seeds; %,d of %,d cases were made of seeds, and were the first at %,d of %,d"
                        .formatted(edges, differential, seeds, casesOfSeeds, cases, newBySeeds, newBySeeds + newByFresh)
                + "; " + new TreeMap<>(manners);
    }
}
