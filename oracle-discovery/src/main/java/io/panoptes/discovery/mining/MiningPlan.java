package io.panoptes.discovery.mining;

import io.panoptes.dbms.Target;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What a run is to do.
 *
 * @param second a DBMS that also runs what is proven
 * @param firstSeed the number of the seed to begin with
 * @param seeds the number behind that of the last seed
 * @param time how long, resumed parts included; no limit where absent
 * @param runSeed where all randomness comes from
 * @param threshold how many candidates of a seed may fail in a row before it is given up; grows by one with each that does not
 * @param depth how many candidates of a seed are judged at most
 * @param shown how many proven queries a proposer is shown
 * @param wanted how many candidates it is asked for at a time
 * @param budget the engine's time for one candidate
 * @param judges how many threads judge
 * @param conversations how many seeds are under way at a time, whose proposers may be waited for
 * @param focus what the user wants of every candidate, in words
 * @param trialOn the DBMSs on which a proven pair is tried as it is written, two of which must agree; none where what is proven
 *     is counted only
 */
public record MiningPlan(
        Target target,
        Optional<Target> second,
        String proposer,
        String sampler,
        long firstSeed,
        long seeds,
        Optional<Duration> time,
        long runSeed,
        int threshold,
        int depth,
        int shown,
        int wanted,
        Duration budget,
        int judges,
        int conversations,
        Optional<String> focus,
        List<String> trialOn) {
    public MiningPlan {
        trialOn = List.copyOf(trialOn);
    }

    /** How many proven queries a proposer is shown where nobody says otherwise. */
    public static final int SHOWN = 6;

    /** How many candidates it is asked for at a time. */
    public static final int WANTED = 8;
}
