package io.panoptes.discovery.mining;

import io.panoptes.dbms.Plan;
import io.panoptes.discovery.diversity.PlanDistances;
import io.panoptes.discovery.diversity.Planned;
import io.panoptes.discovery.diversity.Sampler;
import io.panoptes.discovery.proposer.Candidate;
import io.panoptes.discovery.proposer.FailedCandidate;
import io.panoptes.discovery.proposer.Failure;
import io.panoptes.discovery.proposer.Proposal;
import io.panoptes.discovery.proposer.ProposalRequest;
import io.panoptes.discovery.proposer.Proposer;
import io.panoptes.discovery.seed.SeedCaq;
import io.panoptes.languagemodel.Cost;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.read.SqlReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Algorithm 1 of the Argus paper for one seed: candidates are proposed and judged until N fail in a row, or enough were
 * judged. Each that is proven makes it more patient.
 */
final class SeedMiner {
    private static final int FAILED_SHOWN = 4;

    /** How many of one seed may be planned alike, the seed among them: another DBMS may plan them in another way. */
    private static final int OF_ONE_SHAPE = 2;

    private final MiningPlan plan;
    private final Proposer proposer;
    private final Sampler sampler;
    private final Judges judges;
    private final SeedCaq seed;
    private final Consumer<CandidateJudgement.Proved> proven;
    private final Consumer<CandidateRecord> judged;
    private final BooleanSupplier stopped;

    private final PlanDistances distances = new PlanDistances();
    private final List<Planned<Candidate>> equal = new ArrayList<>();
    private final List<Plan> ofOracles = new ArrayList<>();
    private final List<FailedCandidate> failed = new ArrayList<>();
    private final List<String> contradictions = new ArrayList<>();
    private final Map<String, Long> failures = new TreeMap<>();
    private final Map<String, Long> open = new TreeMap<>();
    /** Of the seed and of every candidate that was read. */
    private final Set<String> forms = new HashSet<>();

    private final Map<String, Integer> shapes = new HashMap<>();
    private final SplittableRandom random;
    private int threshold;
    private int failedInARow;
    private int answers;
    private int proposed;
    private int alike;
    private long nanos;
    private Cost cost = Cost.NONE;
    private String ended = "";
    private boolean later;

    /**
     * @param proven told at once, so that nothing is lost
     * @param judged told what became of each candidate
     */
    SeedMiner(
            MiningPlan plan,
            Proposer proposer,
            Sampler sampler,
            Judges judges,
            SeedCaq seed,
            Consumer<CandidateJudgement.Proved> proven,
            Consumer<CandidateRecord> judged,
            BooleanSupplier stopped) {
        this.plan = plan;
        this.proposer = proposer;
        this.sampler = sampler;
        this.judges = judges;
        this.seed = seed;
        this.proven = proven;
        this.judged = judged;
        this.stopped = stopped;
        this.random = new SplittableRandom(seed.number());
        this.threshold = plan.threshold();
    }

    /** What came of it in all, or up to where it is postponed; the oracles were told one by one. */
    SeedResult mine() throws InterruptedException {
        Optional<Plan> ofSeed = judges.plan(seed);
        if (ofSeed.isPresent()) {
            Query query = SqlReader.query(seed.query(), seed.schema());
            forms.add(NormalForm.of(query, seed.schema(), seed.placeholders()));
            shapes.put(ofSeed.get().shape(), 1);
            ofOracles.add(ofSeed.get());
            rounds();
        }
        return result(ofSeed);
    }

    private void rounds() throws InterruptedException {
        for (int round = 0; isOpen(); round++) {
            switch (proposer.propose(request(round))) {
                case Proposal.Candidates(var candidates, var price) -> {
                    answers++;
                    cost = cost.plus(price);
                    take(candidates);
                }
                case Proposal.Later ignored -> {
                    later = true;
                    return;
                }
                case Proposal.Exhausted ignored -> {
                    return;
                }
                case Proposal.Ended(String reason) -> {
                    ended = reason;
                    return;
                }
            }
        }
    }

    private boolean isOpen() {
        return failedInARow < threshold && proposed < plan.depth() && !stopped.getAsBoolean();
    }

    private ProposalRequest request(int round) {
        return new ProposalRequest(
                seed,
                sampler.sample(equal, plan.shown(), distances, random),
                failed.subList(Math.max(0, failed.size() - FAILED_SHOWN), failed.size()),
                plan.focus(),
                Math.min(plan.wanted(), plan.depth() - proposed),
                round);
    }

    private void take(List<Candidate> candidates) throws InterruptedException {
        if (candidates.isEmpty()) {
            failedInARow++;
        }
        long start = System.nanoTime();
        List<CandidateJudgement> judgements =
                judges.judge(seed, candidates, forms).orElse(List.of());
        nanos += System.nanoTime() - start;
        for (CandidateJudgement judgement : judgements) {
            proposed++;
            switch (judgement) {
                case CandidateJudgement.Proved proved -> proved(proved);
                case CandidateJudgement.Failed(var candidate, var failure) -> failed(candidate, failure);
                case CandidateJudgement.Contradicted(var candidate, var evidence) -> {
                    record(CandidateRecord.CONTRADICTED, candidate, evidence);
                    contradictions.add("%s%n  seed      %s%n  candidate %s%n  by        %s%n"
                            .formatted(evidence, seed.query(), candidate.sql(), candidate.how()));
                }
            }
        }
    }

    private void proved(CandidateJudgement.Proved proved) {
        failedInARow = 0;
        threshold++;
        equal.add(new Planned<>(proved.candidate(), proved.plan()));
        if (shapes.merge(proved.plan().shape(), 1, Integer::sum) <= OF_ONE_SHAPE) {
            ofOracles.add(proved.plan());
            proven.accept(proved);
            record(CandidateRecord.KEPT, proved.candidate(), "");
        } else {
            alike++;
            record(
                    CandidateRecord.ALIKE,
                    proved.candidate(),
                    "planned like others of its seed: " + proved.plan().shape());
        }
    }

    private void failed(Candidate candidate, Failure failure) {
        failedInARow++;
        failures.merge(failure.kind(), 1L, Long::sum);
        if (failure instanceof Failure.Open(String reason)) {
            open.merge(OpenReasons.kind(reason), 1L, Long::sum);
            if (reason.startsWith("engine bug")) {
                contradictions.add(reason);
            }
        }
        failed.add(new FailedCandidate(candidate, failure));
        record(failure.kind(), candidate, failure.words());
    }

    private void record(String outcome, Candidate candidate, String reason) {
        judged.accept(new CandidateRecord(seed.number(), outcome, candidate, reason));
    }

    private SeedResult result(Optional<Plan> ofSeed) {
        List<Plan> plans = new ArrayList<>(equal.stream().map(Planned::plan).toList());
        ofSeed.ifPresent(plans::add);
        long pairs = pairs(plans.size());
        long oraclePairs = pairs(ofOracles.size());
        MiningTally tally = new MiningTally(
                later ? 0 : 1,
                answers,
                proposed,
                failures,
                open,
                equal.size(),
                ofOracles.isEmpty() ? 0 : ofOracles.size() - 1,
                alike,
                0,
                contradictions.size(),
                pairs == 0 ? 0 : distances.similarity(plans) * pairs,
                pairs,
                oraclePairs == 0 ? 0 : distances.similarity(ofOracles) * oraclePairs,
                oraclePairs,
                nanos,
                cost);
        return new SeedResult(tally, List.of(), contradictions, later, ended);
    }

    private static long pairs(int size) {
        return (long) size * (size - 1) / 2;
    }
}
