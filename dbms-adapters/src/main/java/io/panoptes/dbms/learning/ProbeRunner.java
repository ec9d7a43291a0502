package io.panoptes.dbms.learning;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Upkeep;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.learning.place.DriverOrigin;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Runs all probes on an instance. */
public final class ProbeRunner {
    private final ProbeInstance instance;
    private final Optional<Supplier<Instance>> timed;
    private final Consumer<String> steps;

    /** @param steps is told what is learnt now */
    public ProbeRunner(Instance instance, Consumer<String> steps) {
        this(instance, Optional.empty(), ProbeInstance.LIMIT, steps);
    }

    /**
     * @param timed opens one more, whose driver is given the time limit of each statement
     * @param limit of a statement
     */
    ProbeRunner(Instance instance, Optional<Supplier<Instance>> timed, Duration limit, Consumer<String> steps) {
        this.instance = new ProbeInstance(instance, limit);
        this.timed = timed;
        this.steps = steps;
    }

    /** @param name how the DBMS will be called */
    public LearntDbms learn(String name, String title, Version version, DriverOrigin driver) {
        var parts = new LearntParts(name);
        for (Probe probe : Probes.ALL) {
            steps.accept(probe.title());
            parts = learnt(probe, parts);
            if (!parts.unfit().isEmpty()) {
                break;
            }
        }
        if (parts.unfit().isEmpty()) {
            steps.accept(CancelTrial.TITLE);
            parts.end(CancelTrial.of(instance, parts, timed));
        }
        instance.reset();
        var profile = new Profile(
                        name,
                        version,
                        parts.dialect(),
                        parts.types(),
                        parts.hazards(),
                        parts.fillings(),
                        parts.features(),
                        parts.errors(),
                        LearntExplain.of(parts.explain()),
                        List.of(),
                        Upkeep.NONE)
                .with(parts.transactions());
        return new LearntDbms(
                title,
                driver,
                profile,
                parts.explain(),
                parts.end(),
                parts.casesPerState(),
                List.of(),
                parts.unread(),
                parts.differing(),
                List.of(),
                parts.unfit());
    }

    /** What a server lost its tables under is tried once more: what it says then of a table that is gone is nothing that was learnt. */
    private LearntParts learnt(Probe probe, LearntParts before) {
        LearntParts parts = before.copy();
        int lost = instance.lost();
        instance.begin(probe.title());
        probe.probe(instance, parts);
        if (instance.lost() == lost) {
            return parts;
        }
        LearntParts again = before.copy();
        instance.begin(probe.title());
        probe.probe(instance, again);
        return again;
    }

    /** All that was tried, and what came of it. */
    public List<ProbeEvidence> evidence() {
        return instance.evidence();
    }

    /** Statements that ended the process, or that it did not end with in time: they may show bugs. */
    public List<String> broken() {
        return instance.broken();
    }
}
