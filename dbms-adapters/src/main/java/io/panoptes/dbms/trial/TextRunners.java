package io.panoptes.dbms.trial;

import io.panoptes.dbms.Hazard;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.sql.trial.TextRunner;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Runners on named targets, each on an instance of its own that is closed with this. May be used by several threads. */
public final class TextRunners implements AutoCloseable {
    /** What a query over a few rows needs, a hundred times over. */
    private static final Duration LIMIT = Duration.ofSeconds(2);

    private final Targets targets;
    private final List<String> settings;
    private final Map<String, Target> found = new ConcurrentHashMap<>();
    private final Queue<Instance> open = new ConcurrentLinkedQueue<>();
    private volatile boolean closed;

    public TextRunners(Targets targets) {
        this(targets, List.of());
    }

    /** @param settings statements that are run before the tables of each pair are made */
    public TextRunners(Targets targets, List<String> settings) {
        this.targets = targets;
        this.settings = List.copyOf(settings);
    }

    /** A runner on each, in this order; they begin to open now. */
    public List<TextRunner> open(List<String> names) {
        return names.stream().map(this::open).toList();
    }

    private TextRunner open(String name) {
        String dbms = name.split("[:@]", 2)[0].strip().toLowerCase(Locale.ROOT);
        Adapter adapter = Adapters.named(dbms);
        Profile profile = adapter.profile(Version.LOCAL);
        return new WarmTextRunner(
                adapter.title(),
                adapter.reading().value(),
                !profile.hazards().contains(Hazard.OVERFLOW_CHANGES_TYPE),
                keepsTypes(adapter),
                CompletableFuture.supplyAsync(() -> opened(name, adapter), TextRunners::inBackground));
    }

    private static void inBackground(Runnable opening) {
        Thread.ofPlatform().daemon().name("opens a DBMS").start(opening);
    }

    private TextRunner opened(String name, Adapter adapter) {
        Target target = found.computeIfAbsent(name, unknown -> targets.find(unknown, Optional.empty()));
        Instance instance = targets.open(target);
        open.add(instance);
        if (closed) {
            instance.close();
        }
        return new InstanceTextRunner(
                instance,
                targets.profile(target),
                adapter.title() + " " + target.version(),
                adapter.reading().value(),
                keepsTypes(adapter),
                LIMIT,
                settings);
    }

    private static boolean keepsTypes(Adapter adapter) {
        return !adapter.launch(Version.LOCAL).dynamicTypes();
    }

    @Override
    public void close() {
        closed = true;
        for (Instance instance = open.poll(); instance != null; instance = open.poll()) {
            instance.close();
        }
    }
}
