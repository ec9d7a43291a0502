package io.panoptes.triage;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.triage.comparison.CaseRunner;
import io.panoptes.triage.symptom.Symptom;
import io.panoptes.triage.symptom.SymptomKind;
import java.time.Duration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Instances of the targets that findings are tried on, a few of them kept open. For one thread. */
public final class OpenTargets implements AutoCloseable {
    private static final int MOST_OPEN = 16;

    private final Targets targets;
    private final Duration statementLimit;
    private final boolean timing;
    private final Map<Target, Open> open = new LinkedHashMap<>(16, 0.75f, true);
    private Optional<OpenTargets> timed = Optional.empty();

    private record Open(Instance instance, CaseRunner runner) {}

    public OpenTargets(Targets targets, Duration statementLimit) {
        this(targets, statementLimit, false);
    }

    private OpenTargets(Targets targets, Duration statementLimit, boolean timing) {
        this.targets = targets;
        this.statementLimit = statementLimit;
        this.timing = timing;
    }

    /** Other instances of the same targets, whose runners look at the time that queries take. Closed with this one. */
    public OpenTargets timing() {
        if (timing) {
            return this;
        }
        OpenTargets there = timed.orElseGet(() -> new OpenTargets(targets, statementLimit, true));
        timed = Optional.of(there);
        return there;
    }

    /** Those on which a case shows this symptom, if it does. */
    public OpenTargets showing(Symptom symptom) {
        return symptom.kind() == SymptomKind.SLOWDOWN ? timing() : this;
    }

    /**
     * A runner on an instance of the target, apart from those of a campaign: what is tried here may crash it.
     *
     * @throws io.panoptes.dbms.TargetException when there is none to be had
     */
    public CaseRunner runner(Target target) {
        Open there = open.get(target);
        if (there == null) {
            makeRoom();
            Instance instance = targets.openApart(target);
            there = new Open(instance, runner(instance));
            open.put(target, there);
        }
        return there.runner();
    }

    /**
     * Gives this a runner on an instance that nothing has used before: a fresh database in a process that ran for long may still hold
     * something of what ran there, as HSQLDB 2.5.0 holds the names that constants had in queries of other databases.
     *
     * @throws io.panoptes.dbms.TargetException when there is none to be had
     */
    <T> T anew(Target target, Function<CaseRunner, T> use) {
        try (Instance instance = targets.openApart(target)) {
            return use.apply(runner(instance));
        }
    }

    private CaseRunner runner(Instance instance) {
        return timing ? CaseRunner.timing(instance, statementLimit) : new CaseRunner(instance, statementLimit);
    }

    public Targets targets() {
        return targets;
    }

    private void makeRoom() {
        Iterator<Open> oldest = open.values().iterator();
        while (open.size() >= MOST_OPEN && oldest.hasNext()) {
            oldest.next().instance().close();
            oldest.remove();
        }
    }

    @Override
    public void close() {
        open.values().forEach(there -> there.instance().close());
        open.clear();
        timed.ifPresent(OpenTargets::close);
    }
}
