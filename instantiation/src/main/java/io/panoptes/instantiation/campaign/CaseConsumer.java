package io.panoptes.instantiation.campaign;

import io.panoptes.dbms.Explain;
import io.panoptes.dbms.Outcome;
import io.panoptes.instantiation.comparison.CaseRun;
import io.panoptes.instantiation.comparison.CaseRunner;
import io.panoptes.instantiation.comparison.Judgement;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.function.BiConsumer;

/** Runs the cases of one worker on its instance. */
final class CaseConsumer {
    /** One case in so many is also asked for its plans. */
    private static final int EXPLAIN_EVERY = 16;

    private final IndexSupply supply;
    private final CaseRunner runner;
    private final Explain explain;
    private final CampaignCounters counters;
    private final BlockingQueue<Batch> queue;
    private final BiConsumer<PreparedCase, Judgement> suspicion;
    private long held = -1;

    /** @param suspicion is told what is to be looked into, before anything else is run */
    CaseConsumer(
            IndexSupply supply,
            CaseRunner runner,
            Explain explain,
            CampaignCounters counters,
            BlockingQueue<Batch> queue,
            BiConsumer<PreparedCase, Judgement> suspicion) {
        this.supply = supply;
        this.runner = runner;
        this.explain = explain;
        this.counters = counters;
        this.queue = queue;
        this.suspicion = suspicion;
    }

    void run() throws InterruptedException {
        for (Batch batch = queue.take(); batch != Batch.END; batch = queue.take()) {
            long start = System.nanoTime();
            runBatch(batch.cases());
            batch.completes().ifPresent(supply::done);
            counters.worked(System.nanoTime() - start);
        }
    }

    private void runBatch(List<PreparedCase> cases) {
        List<PreparedCase> rest = cases;
        while (!rest.isEmpty() && !supply.isClosed()) {
            enter(rest.getFirst());
            int done = judge(rest);
            rest = rest.subList(done, rest.size());
        }
    }

    private void enter(PreparedCase first) {
        long number = first.testCase().state().number();
        if (held == number) {
            return;
        }
        long start = System.nanoTime();
        var broken = runner.enter(first.concrete().setup());
        counters.alsoInside(System.nanoTime() - start);
        held = number;
        broken.ifPresent(judgement -> {
            held = -1;
            suspicion.accept(first, judgement);
        });
    }

    /** Runs the cases up to the first that breaks the DBMS, and says how many that were. */
    private int judge(List<PreparedCase> cases) {
        List<CaseRun> runs = runner.runOnState(
                cases.stream().map(PreparedCase::concrete).toList(),
                cases.stream().map(prepared -> prepared.testCase().semantics()).toList());
        for (int i = 0; i < cases.size(); i++) {
            PreparedCase prepared = cases.get(i);
            CaseRun run = runs.get(i);
            counters.ran(prepared.testCase().oracle().id(), run);
            if (run.judgement().isSuspicious()) {
                suspicion.accept(prepared, run.judgement());
            }
            if (run.judgement() instanceof Judgement.Broken) {
                // What ran behind it, ran on a broken database.
                held = -1;
                return i + 1;
            }
            if (run.judgement() instanceof Judgement.Agrees
                    && prepared.testCase().index() % EXPLAIN_EVERY == 0) {
                askForPlan(prepared);
            }
        }
        return cases.size();
    }

    private void askForPlan(PreparedCase prepared) {
        for (String query : List.of(
                prepared.concrete().left().sql(), prepared.concrete().right().sql())) {
            List<Outcome> answers = runner.runPlain(explain.statements(query));
            explain.read(answers).ifPresent(plan -> counters.planned(plan.shape()));
            if (answers.stream().anyMatch(CaseConsumer::endedTheProcess)) {
                held = -1;
                return;
            }
        }
    }

    private static boolean endedTheProcess(Outcome outcome) {
        return outcome instanceof Outcome.Crashed || outcome instanceof Outcome.Hung;
    }
}
