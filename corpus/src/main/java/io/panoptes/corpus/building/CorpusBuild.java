package io.panoptes.corpus.building;

import io.panoptes.corpus.making.Draft;
import io.panoptes.corpus.making.FormProbe;
import io.panoptes.corpus.making.Grammar;
import io.panoptes.corpus.making.SnippetMaker;
import io.panoptes.corpus.store.Fact;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.corpus.store.StoredSnippet;
import io.panoptes.corpus.validation.SnippetValidator;
import io.panoptes.corpus.validation.ValidationResult;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.registry.Adapters;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Makes and tries snippets until there are enough, with several workers, and writes the store. What was accepted stands in a
 * journal, so that a build that was killed goes on.
 */
public final class CorpusBuild {
    private static final int BATCH = 192;
    private static final int RESTARTS = 8;

    private final Targets targets;
    private final Plan plan;
    private final Listener listener;
    private final BuildJournal journal;
    private final Map<ValidationResult.Reason, Long> refused = new TreeMap<>();
    private final AtomicReference<@Nullable RuntimeException> failure = new AtomicReference<>();
    private final long start = System.nanoTime();
    private long tried;
    private long acceptedNow;
    private volatile boolean stopped;

    /**
     * What is to be built.
     *
     * @param count how many snippets there are to be in the end
     * @param file where the store goes; the journal stands beside it
     */
    public record Plan(Target target, int count, int workers, long seed, Path file) {}

    /** Where a build stands. */
    public record Progress(
            int accepted,
            int wanted,
            long tried,
            long acceptedNow,
            Map<ValidationResult.Reason, Long> refused,
            double seconds) {
        public double acceptedPerSecond() {
            return seconds == 0 ? 0 : acceptedNow / seconds;
        }

        public double acceptedShare() {
            return tried == 0 ? 0 : (double) acceptedNow / tried;
        }
    }

    /** Is told about every batch, and about answers that differ where they should not: those may be bugs of the DBMS. */
    public interface Listener {
        void progressed(Progress progress);

        void differed(ValidationResult.Refused refused);
    }

    public CorpusBuild(Targets targets, Plan plan, Listener listener) {
        this.targets = targets;
        this.plan = plan;
        this.listener = listener;
        this.journal =
                BuildJournal.open(plan.file().resolveSibling(plan.target().dbms() + ".building"), plan.target());
    }

    public void stop() {
        stopped = true;
    }

    /** Runs to the end and gives the store, which is also written. */
    public SnippetStore run() {
        var threads = new ArrayList<Thread>();
        var first = new AtomicReference<FormProbe.@Nullable Found>();
        for (int i = 0; i < plan.workers(); i++) {
            int worker = i;
            threads.add(Thread.ofPlatform().daemon().name("corpus-" + i).start(() -> {
                try {
                    work(worker, first);
                } catch (RuntimeException exception) {
                    failure.compareAndSet(null, exception);
                }
            }));
        }
        threads.forEach(CorpusBuild::join);
        RuntimeException exception = failure.get();
        if (exception != null) {
            throw exception;
        }
        SnippetStore store = store(java.util.Objects.requireNonNull(first.get()));
        if (journal.size() >= plan.count()) {
            store.write(plan.file());
            journal.delete();
        }
        return store;
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void work(int worker, AtomicReference<FormProbe.@Nullable Found> first) {
        for (int attempt = 0; !isEnough() || first.get() == null; attempt++) {
            try {
                workOnOneProcess(worker, first);
            } catch (TargetException died) {
                // A DBMS that does not come back on a busy machine is tried again; what was accepted is in the journal.
                if (attempt == RESTARTS) {
                    throw died;
                }
            }
        }
    }

    private void workOnOneProcess(int worker, AtomicReference<FormProbe.@Nullable Found> first) {
        Grammar grammar = Grammar.of(plan.target().dbms());
        try (var validator = new SnippetValidator(targets, plan.target())) {
            FormProbe.Found found = found(first, grammar, validator);
            var random = new SplittableRandom(plan.seed() * 1000 + worker + 100_003L * journal.size());
            var maker = new SnippetMaker(grammar, found, random);
            journal.drafts().forEach(maker::accepted);
            while (!isEnough()) {
                var drafts = new ArrayList<Draft>();
                for (int i = 0; i < BATCH; i++) {
                    maker.draft().filter(draft -> !journal.has(draft)).ifPresent(drafts::add);
                }
                validator.validate(drafts).forEach(verdict -> settle(verdict, maker));
                listener.progressed(progress());
            }
        }
    }

    private boolean isEnough() {
        return stopped || failure.get() != null || journal.size() >= plan.count();
    }

    /** One worker asks, the others wait for it. */
    private FormProbe.Found found(
            AtomicReference<FormProbe.@Nullable Found> first, Grammar grammar, SnippetValidator validator) {
        synchronized (first) {
            FormProbe.Found found = first.get();
            if (found == null) {
                found = new FormProbe(grammar, validator.session())
                        .probe(Adapters.named(plan.target().dbms())
                                .catalog()
                                .value()
                                .orElseThrow()
                                .read(validator.session().instance()));
                first.set(found);
            }
            return found;
        }
    }

    private synchronized void settle(ValidationResult verdict, SnippetMaker maker) {
        tried++;
        switch (verdict) {
            case ValidationResult.Accepted accepted -> {
                if (journal.size() < plan.count() && journal.add(accepted)) {
                    acceptedNow++;
                    maker.accepted(accepted.draft());
                }
            }
            // Ctrl-C reaches the DBMS as well: what is said then may be the end of its process.
            case ValidationResult.Refused ignored when stopped -> {}
            case ValidationResult.Refused why -> {
                refused.merge(why.reason(), 1L, Long::sum);
                if (why.mayBeABug()) {
                    listener.differed(why);
                }
            }
        }
    }

    private synchronized Progress progress() {
        return new Progress(
                journal.size(),
                plan.count(),
                tried,
                acceptedNow,
                new TreeMap<>(refused),
                (System.nanoTime() - start) / 1e9);
    }

    private SnippetStore store(FormProbe.Found found) {
        List<StoredSnippet> snippets = journal.accepted().stream()
                .map(accepted -> new StoredSnippet(
                        accepted.draft().type(), accepted.draft().text(), List.of(Fact.letters(accepted.facts()))))
                .sorted(Comparator.comparing(StoredSnippet::type)
                        .thenComparing(snippet -> snippet.text().text()))
                .toList();
        return new SnippetStore(
                plan.target().dbms(),
                List.of(plan.target().version()),
                found.functions().stream().sorted().toList(),
                new LinkedHashMap<>(new TreeMap<>(found.leftOut())),
                snippets);
    }
}
