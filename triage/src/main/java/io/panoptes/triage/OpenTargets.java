package io.panoptes.triage;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.triage.comparison.CaseRunner;
import java.time.Duration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/** Instances of the targets that findings are tried on, a few of them kept open. For one thread. */
public final class OpenTargets implements AutoCloseable {
    private static final int MOST_OPEN = 16;

    private final Targets targets;
    private final Duration statementLimit;
    private final Map<Target, Open> open = new LinkedHashMap<>(16, 0.75f, true);

    private record Open(Instance instance, CaseRunner runner) {}

    public OpenTargets(Targets targets, Duration statementLimit) {
        this.targets = targets;
        this.statementLimit = statementLimit;
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
            there = new Open(instance, new CaseRunner(instance, statementLimit));
            open.put(target, there);
        }
        return there.runner();
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
    }
}
