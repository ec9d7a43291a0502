package io.panoptes.corpus.building;

import io.panoptes.corpus.Corpus;
import io.panoptes.corpus.store.CoverOrder;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.corpus.store.StoredSnippet;
import io.panoptes.corpus.store.VersionFacts;
import io.panoptes.dbms.Profile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The stored snippets on a version that is new to the store, tried beside the cases that use them: {@link #FIRST} before the first
 * case, {@link #MORE} for each {@link #CASES} cases, in {@link CoverOrder}.
 *
 * <p>What a case may draw from is said by its number alone. Who comes too early waits; what is known already is not tried
 * again, and yet not drawn before its turn. So the same seed gives the same cases. Safe for several threads.
 */
public final class GrowingCorpus implements AutoCloseable {
    static final int FIRST = 640;
    static final int MORE = 64;
    static final long CASES = 500;

    /** Stages tried before a case asks for them. */
    private static final int AHEAD = 1;
    /** Between such small portions a close is heeded. */
    private static final int PORTION = 32;

    private static final int REMEMBERED = 6;

    private final SnippetStore store;
    private final Profile profile;
    private final String version;
    private final Supplier<StoreTrial> trials;
    private final Consumer<VersionFacts> keeper;
    private final List<Integer> order;
    private final int last;

    private final List<String> cells;
    private final Map<Integer, Corpus> remembered = new LinkedHashMap<>();
    private int ready;
    private int wanted;
    private Optional<Thread> trying = Optional.empty();
    private Optional<RuntimeException> failure = Optional.empty();
    private boolean closed;

    /**
     * @param known what was found before; only what it leaves open is tried
     * @param trials is asked once, when something has to be tried
     * @param keeper is told what is known after each stage in which something was tried
     */
    public GrowingCorpus(
            SnippetStore store,
            Profile profile,
            VersionFacts known,
            Supplier<StoreTrial> trials,
            Consumer<VersionFacts> keeper) {
        this.store = store;
        this.profile = profile;
        this.version = known.version();
        this.cells = new ArrayList<>(known.cells());
        this.trials = trials;
        this.keeper = keeper;
        this.order = CoverOrder.of(store.snippets());
        this.last = Math.ceilDiv(Math.max(0, order.size() - FIRST), MORE);
    }

    /** What the case of this number may draw from. After a close, or for a thread that is interrupted, what there is. */
    public synchronized Corpus at(long index) {
        int stage = (int) Math.min(last, index / CASES);
        wanted = Math.max(wanted, stage + AHEAD);
        notifyAll();
        if (trying.isEmpty() && !closed) {
            trying = Optional.of(Thread.ofPlatform().daemon().name("snippets").start(this::tryAll));
        }
        waitWhile(() -> ready <= stage
                && failure.isEmpty()
                && !closed
                && !Thread.currentThread().isInterrupted());
        failure.ifPresent(exception -> {
            throw exception;
        });
        return corpus(Math.min(stage, ready - 1));
    }

    private Corpus corpus(int stage) {
        if (stage < 0) {
            return Corpus.NONE;
        }
        Corpus known = remembered.get(stage);
        if (known == null) {
            List<String> usable = new ArrayList<>(Collections.nCopies(cells.size(), StoredSnippet.UNKNOWN));
            order.subList(0, end(stage)).forEach(place -> usable.set(place, cells.get(place)));
            known = Corpus.of(store, profile, new VersionFacts(version, usable));
            remembered.keySet().removeIf(old -> old <= stage - REMEMBERED);
            remembered.put(stage, known);
        }
        return known;
    }

    private int end(int stage) {
        return stage < 0 ? 0 : Math.min(order.size(), FIRST + stage * MORE);
    }

    private void tryAll() {
        Optional<StoreTrial> trial = Optional.empty();
        try {
            for (int stage = 0; isWanted(stage); stage++) {
                List<Integer> open = open(stage);
                if (!open.isEmpty()) {
                    trial = trial.or(() -> Optional.of(trials.get()));
                    tryOut(open, trial.get());
                }
                done(stage, !open.isEmpty());
            }
        } catch (RuntimeException exception) {
            fail(exception);
        } catch (Error error) {
            // Whoever waits must not wait for what never comes.
            fail(new IllegalStateException("the stored snippets could not be tried: " + error, error));
        } finally {
            trial.ifPresent(StoreTrial::close);
        }
    }

    private synchronized boolean isWanted(int stage) {
        waitWhile(() -> stage <= last && stage > wanted && !closed);
        return stage <= last && !closed;
    }

    private synchronized List<Integer> open(int stage) {
        return order.subList(end(stage - 1), end(stage)).stream()
                .filter(place -> cells.get(place).equals(StoredSnippet.UNKNOWN))
                .toList();
    }

    private void tryOut(List<Integer> places, StoreTrial trial) {
        for (int from = 0; from < places.size() && !isClosed(); from += PORTION) {
            List<Integer> portion = places.subList(from, Math.min(places.size(), from + PORTION));
            List<String> found = trial.cells(portion);
            set(portion, found);
        }
    }

    private synchronized void set(List<Integer> places, List<String> found) {
        // Ctrl-C reaches the DBMS as well: what came last before a close may be the end of its process.
        for (int i = 0; i < places.size() && !closed; i++) {
            cells.set(places.get(i), found.get(i));
        }
    }

    private void done(int stage, boolean isNew) {
        Optional<VersionFacts> facts;
        synchronized (this) {
            if (closed) {
                return;
            }
            ready = stage + 1;
            notifyAll();
            facts = isNew ? Optional.of(new VersionFacts(version, cells)) : Optional.empty();
        }
        facts.ifPresent(keeper);
    }

    private synchronized void fail(RuntimeException exception) {
        failure = Optional.of(exception);
        notifyAll();
    }

    private synchronized boolean isClosed() {
        return closed;
    }

    private synchronized void waitWhile(BooleanSupplier condition) {
        try {
            while (condition.getAsBoolean()) {
                wait();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits until the processes that try have ended. */
    @Override
    public void close() {
        Optional<Thread> running;
        synchronized (this) {
            closed = true;
            notifyAll();
            running = trying;
        }
        try {
            if (running.isPresent()) {
                running.get().join();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
