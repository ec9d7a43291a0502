package io.panoptes.discovery.ranking;

/**
 * What the cases of an oracle have shown in recorded campaigns.
 *
 * @param cases how many ran
 * @param plans how often one had a plan that no case of its campaign had before
 * @param suspicions how many were suspicious
 */
public record OracleYield(long cases, long plans, long suspicions) {
    public static final OracleYield NONE = new OracleYield(0, 0, 0);

    public OracleYield plus(OracleYield other) {
        return new OracleYield(cases + other.cases, plans + other.plans, suspicions + other.suspicions);
    }

    public double plansOfAThousand() {
        return cases == 0 ? 0 : 1_000.0 * plans / cases;
    }

    public double suspicionsOfAThousand() {
        return cases == 0 ? 0 : 1_000.0 * suspicions / cases;
    }
}
