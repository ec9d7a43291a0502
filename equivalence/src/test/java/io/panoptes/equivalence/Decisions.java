package io.panoptes.equivalence;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.refuter.Stages;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.equivalence.trial.PairDecision;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Pairs of queries as bags, decided by the prover and then the refuter with up to three rows a table. */
final class Decisions {
    private static final Duration LIMIT = Duration.ofSeconds(30);
    /** Used up wherever a pair is neither proved nor refuted, as most that are asked for a verdict under one profile. */
    private static final Duration LIMIT_OF_ONE_PROFILE = Duration.ofSeconds(20);

    private static final int ROWS = 3;

    private Decisions() {}

    /** Under one profile, with proofs that may assume what every proof may. */
    static Verdict verdict(List<String> tables, String left, String right, ReadingProfile profile) {
        return verdict(tables, left, right, profile, Assumption.STANDING);
    }

    static Verdict verdict(String table, String left, String right, ReadingProfile profile, Set<Assumption> allowed) {
        return verdict(List.of(table), left, right, profile, allowed);
    }

    private static Verdict verdict(
            List<String> tables, String left, String right, ReadingProfile profile, Set<Assumption> allowed) {
        return decision(tables, left, right, List.of(profile), allowed, LIMIT_OF_ONE_PROFILE)
                        instanceof PairDecision.Decided decided
                ? decided.verdict()
                : new Verdict.Unknown("not read", 0);
    }

    /** Under all of these profiles, with proofs that may assume what any reading does. */
    static Verdict decided(List<String> tables, String left, String right, List<ReadingProfile> profiles) {
        PairDecision decision = decision(tables, left, right, profiles, Assumption.READINGS, LIMIT);
        assertThat(decision).isInstanceOf(PairDecision.Decided.class);
        return ((PairDecision.Decided) decision).verdict();
    }

    /** Over one table of whole numbers, as MySQL reads the queries. */
    static boolean refuted(String left, String right) {
        return refuted(
                List.of("CREATE TABLE t (id INT PRIMARY KEY, a INT)"), left, right, ReadingProfiles.named("mysql"));
    }

    static boolean refuted(List<String> tables, String left, String right, ReadingProfile profile) {
        return refuted(tables, left, right, profile, LIMIT);
    }

    /** @param time which the search for a difference uses up where there is none */
    static boolean refuted(List<String> tables, String left, String right, ReadingProfile profile, Duration time) {
        return decision(tables, left, right, List.of(profile), Assumption.READINGS, time)
                        instanceof PairDecision.Decided decided
                && decided.verdict() instanceof Verdict.Refuted;
    }

    private static PairDecision decision(
            List<String> tables,
            String left,
            String right,
            List<ReadingProfile> profiles,
            Set<Assumption> allowed,
            Duration time) {
        QueryPair pair = new QueryPair(SchemaReader.read(tables), left, right, Semantics.BAG);
        return new PairDecider(Stages.behindTheProver(ROWS, SolverSource.HERE), SolverSource.HERE, profiles, allowed)
                .decide(pair, Budget.of(time), Optional.empty());
    }
}
