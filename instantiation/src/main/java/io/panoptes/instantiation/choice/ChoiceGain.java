package io.panoptes.instantiation.choice;

/**
 * What a campaign gained by choosing its oracles: what the cases showed whose oracle was chosen by what had been learned, beside
 * what those showed, drawn between them, whose oracle was not.
 */
public record ChoiceGain(Shown learned, Shown plain) {
    public static final ChoiceGain NONE = new ChoiceGain(Shown.NOTHING, Shown.NOTHING);

    /** How much a suspicious case counts, in new plans. */
    static final int OF_A_SUSPICION = 4;

    /**
     * What some cases showed.
     *
     * @param plans that no case had before
     * @param suspicions cases that disagreed or broke the DBMS
     */
    public record Shown(long cases, long plans, long suspicions) {
        static final Shown NOTHING = new Shown(0, 0, 0);

        Shown plus(Shown other) {
            return new Shown(cases + other.cases, plans + other.plans, suspicions + other.suspicions);
        }

        public double plansOfAThousand() {
            return ofAThousand(plans);
        }

        public double suspicionsOfAThousand() {
            return ofAThousand(suspicions);
        }

        private double worth() {
            return ofAThousand(plans + OF_A_SUSPICION * suspicions);
        }

        private double ofAThousand(long count) {
            return cases == 0 ? 0 : 1000.0 * count / cases;
        }
    }

    /** Whether anything had been learned before the campaign ended, and there is something to compare it with. */
    public boolean isKnown() {
        return learned.cases > 0 && plain.worth() > 0;
    }

    /** 0.25 where a case that was chosen showed a quarter more than one that was not. */
    public double share() {
        return isKnown() ? learned.worth() / plain.worth() - 1 : 0;
    }
}
