package io.panoptes.discovery.rewrite;

import io.panoptes.discovery.proposer.Candidate;
import io.panoptes.discovery.proposer.Proposal;
import io.panoptes.discovery.proposer.ProposalRequest;
import io.panoptes.discovery.proposer.Proposer;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.seed.SeedCaq;
import io.panoptes.languagemodel.Cost;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/** Takes a few steps from the seed, or from a query that was proven equal to it. No model, no cost but time. */
public final class RewriteProposer implements Proposer {
    private static final int MOST_STEPS = 5;
    /** Larger queries take the engine long and rarely give an oracle. */
    private static final int MOST_CHARACTERS = 1_400;

    private static final int ATTEMPTS = 60;

    /** Of the steps of a candidate that may take unsafe ones, one in N is. */
    private static final int ONE_UNSAFE_IN = 9;

    /** Steps that keep the meaning of every query. */
    private final List<Step> safe;
    /** Those that keep the meaning of some queries only. */
    private final List<Step> unsafe;

    public RewriteProposer() {
        this(Steps.ALL);
    }

    RewriteProposer(List<Step> steps) {
        this.safe = steps.stream().filter(step -> !step.mayChangeMeaning()).toList();
        this.unsafe = steps.stream().filter(Step::mayChangeMeaning).toList();
    }

    @Override
    public String name() {
        return "rewrite";
    }

    @Override
    public String reference() {
        return "composed steps";
    }

    @Override
    public Proposal propose(ProposalRequest request) {
        var random = new SplittableRandom(request.seed().number() * 0x9E3779B97F4A7C15L + request.round());
        List<Candidate> candidates = new ArrayList<>();
        Set<String> texts = new HashSet<>();
        request.equal().forEach(equal -> texts.add(equal.sql()));
        texts.add(request.seed().query());
        for (int i = 0; i < ATTEMPTS && candidates.size() < request.wanted(); i++) {
            Candidate base = base(request, random);
            rewritten(request.seed(), base, random)
                    .filter(candidate -> texts.add(candidate.sql()))
                    .ifPresent(candidates::add);
        }
        return candidates.isEmpty() ? new Proposal.Exhausted() : new Proposal.Candidates(candidates, Cost.NONE);
    }

    /** What was proven is as good a base as the seed, and leads further away from it. */
    private static Candidate base(ProposalRequest request, SplittableRandom random) {
        int choice = random.nextInt(request.equal().size() + 2);
        return choice < request.equal().size()
                ? request.equal().get(choice)
                : new Candidate(request.seed().query(), "");
    }

    private Optional<Candidate> rewritten(SeedCaq seed, Candidate base, SplittableRandom random) {
        StepPlacement placement = new StepPlacement(seed.schema(), random);
        Query query = SqlReader.query(base.sql(), seed.schema());
        List<String> taken = new ArrayList<>();
        int wanted = 1 + random.nextInt(MOST_STEPS);
        boolean withUnsafe = Chance.oneIn(3).happens(random);
        for (int i = 0; i < 3 * wanted && taken.size() < wanted; i++) {
            Step step = step(withUnsafe, random);
            Optional<Query> next = step.take(query, placement);
            if (next.isPresent()
                    && SqlWriter.write(next.get(), Dialect.PORTABLE).length() <= MOST_CHARACTERS) {
                query = next.get();
                taken.add(step.name());
            }
        }
        if (taken.isEmpty()) {
            return Optional.empty();
        }
        String how = base.how().isEmpty() ? "" : base.how() + ", ";
        return Optional.of(new Candidate(SqlWriter.write(query, Dialect.PORTABLE), how + String.join(", ", taken)));
    }

    private Step step(boolean withUnsafe, SplittableRandom random) {
        List<Step> steps =
                withUnsafe && !unsafe.isEmpty() && Chance.oneIn(ONE_UNSAFE_IN).happens(random) ? unsafe : safe;
        return Draw.oneOf(random, steps);
    }
}
