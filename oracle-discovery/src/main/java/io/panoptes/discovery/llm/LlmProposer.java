package io.panoptes.discovery.llm;

import io.panoptes.discovery.proposer.Candidate;
import io.panoptes.discovery.proposer.Proposal;
import io.panoptes.discovery.proposer.ProposalRequest;
import io.panoptes.discovery.proposer.Proposer;
import io.panoptes.languagemodel.AnswerReader;
import io.panoptes.languagemodel.Cost;
import io.panoptes.languagemodel.LanguageModel;
import io.panoptes.languagemodel.ModelAnswer;
import io.panoptes.prompts.PromptLibrary;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Asks a language model. {@code llm}, {@code batch} and {@code replay} differ in the model that is handed in only: one at an
 * address, one that writes its questions down, one that has its answers on record.
 */
public final class LlmProposer implements Proposer {
    /** After N questions in a row without an answer, the server counts as gone. */
    private static final int PATIENCE = 20;

    /** What a model says about a query is kept this long. */
    private static final int REASON = 200;

    private final String name;
    private final LanguageModel model;
    private final SeedQuestions questions;
    private final AtomicInteger unanswered = new AtomicInteger();

    public LlmProposer(String name, LanguageModel model, PromptLibrary prompts, String dbms) {
        this(name, model, prompts, dbms, PromptGuidance.NONE);
    }

    public LlmProposer(String name, LanguageModel model, PromptLibrary prompts, String dbms, PromptGuidance guidance) {
        this.name = name;
        this.model = model;
        this.questions = new SeedQuestions(prompts, dbms, guidance);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String reference() {
        return model.name() + ", " + questions.version();
    }

    @Override
    public Proposal propose(ProposalRequest request) {
        return switch (model.ask(questions.question(request))) {
            case ModelAnswer.Said(String text, Cost cost) -> {
                unanswered.set(0);
                yield new Proposal.Candidates(candidates(text, request.wanted()), cost);
            }
            case ModelAnswer.Deferred deferred -> new Proposal.Later();
            case ModelAnswer.Refused refused -> refused(refused);
        };
    }

    @Override
    public void close() {
        model.close();
    }

    private List<Candidate> candidates(String text, int wanted) {
        return AnswerReader.read(text).stream()
                .limit(wanted)
                .map(found -> new Candidate(found.sql(), how(found.beside())))
                .toList();
    }

    private String how(String reason) {
        String line = reason.replaceAll("\\s+", " ").strip();
        String cut = line.length() > REASON ? line.substring(0, REASON) + " ..." : line;
        return cut.isEmpty() ? model.name() : model.name() + ": " + cut;
    }

    private Proposal refused(ModelAnswer.Refused refused) {
        if (refused.cause() == ModelAnswer.Cause.NOT_ON_RECORD) {
            return new Proposal.Exhausted();
        }
        if (refused.cause().isFinal()) {
            return new Proposal.Ended(refused.message());
        }
        if (unanswered.incrementAndGet() >= PATIENCE) {
            return new Proposal.Ended("%d questions in a row went without an answer; the last: %s"
                    .formatted(PATIENCE, refused.message()));
        }
        return new Proposal.Candidates(List.of(), refused.cost());
    }
}
