package io.panoptes.instantiation.guidance;

/**
 * How much is spent on a seed: the score of AFL++, by how long the seed takes, how much it reaches, how late it was found and how
 * deep it lies, and a factor of the schedule. 100 is that of an average seed.
 */
public enum PowerSchedule {
    /** The factor is always 1: a seed keeps its energy, however often it was chosen. */
    EXPLORE {
        @Override
        double factor(SeedUse use) {
            return 1;
        }
    },
    /** Less for paths that many cases took: what is rarely reached gets its turn. */
    FAST {
        @Override
        double factor(SeedUse use) {
            if (use.chosen() == 0) {
                return 1;
            }
            int log = 63 - Long.numberOfLeadingZeros(Math.max(1, use.casesOfPath()));
            return switch (log) {
                case 0, 1 -> 4;
                case 2, 3 -> 3;
                case 4 -> 2;
                case 5 -> 1;
                case 6 -> 0.8;
                case 7 -> 0.6;
                default -> 0.4;
            };
        }
    };

    static final double LEAST = 10;
    static final double MOST = 1_600;

    /** Seeds as they are on average. */
    record Averages(double cost, double edges) {}

    /**
     * @param chosen how often the seed was chosen
     * @param casesOfPath how many cases took its path
     * @param handicap how many rounds over the seeds were over when it was found, and are not made up for
     */
    record SeedUse(Seed seed, long chosen, long casesOfPath, int handicap) {}

    abstract double factor(SeedUse use);

    final double energy(SeedUse use, Averages averages) {
        double score = ofCost(use.seed().cost(), averages.cost())
                * ofEdges(use.seed().edges(), averages.edges())
                * (use.handicap() >= 4 ? 4 : use.handicap() > 0 ? 2 : 1)
                * ofDepth(use.seed().depth());
        return Math.clamp(score * factor(use), LEAST, MOST);
    }

    private static double ofCost(double cost, double average) {
        if (cost * 0.1 > average) {
            return 10;
        } else if (cost * 0.25 > average) {
            return 25;
        } else if (cost * 0.5 > average) {
            return 50;
        } else if (cost * 0.75 > average) {
            return 75;
        } else if (cost * 4 < average) {
            return 300;
        } else if (cost * 3 < average) {
            return 200;
        } else if (cost * 2 < average) {
            return 150;
        }
        return 100;
    }

    private static double ofEdges(double edges, double average) {
        if (edges * 0.3 > average) {
            return 3;
        } else if (edges * 0.5 > average) {
            return 2;
        } else if (edges * 0.75 > average) {
            return 1.5;
        } else if (edges * 3 < average) {
            return 0.25;
        } else if (edges * 2 < average) {
            return 0.5;
        } else if (edges * 1.5 < average) {
            return 0.75;
        }
        return 1;
    }

    private static double ofDepth(int depth) {
        return depth < 4 ? 1 : depth < 8 ? 2 : depth < 14 ? 3 : depth < 26 ? 4 : 5;
    }
}
