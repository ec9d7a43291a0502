package io.panoptes.cli;

import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.discovery.examination.DbmsValidator;
import io.panoptes.equivalence.refuter.Validator;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The DBMS that counterexamples are run on, if any; gives every thread that asks an instance of its own. */
final class ValidationTarget implements AutoCloseable {
    static final String NONE = "none";

    private final Optional<Targets> targets;
    private final Optional<Target> target;
    private final List<AutoCloseable> open = new ArrayList<>();

    private ValidationTarget(Optional<Targets> targets, Optional<Target> target) {
        this.targets = targets;
        this.target = target;
    }

    /** Finds the target now, so that a wrong name is told before any work is done. */
    static ValidationTarget of(String name) {
        if (name.equalsIgnoreCase(NONE)) {
            return new ValidationTarget(Optional.empty(), Optional.empty());
        }
        Targets targets = Targets.ofThisUser();
        return new ValidationTarget(Optional.of(targets), Optional.of(targets.find(name, Optional.empty())));
    }

    synchronized Optional<Validator> validator() {
        return target.map(found -> {
            Targets from = targets.orElseThrow();
            var instance = from.open(found);
            open.add(instance);
            return new DbmsValidator(instance, from.profile(found).dialect());
        });
    }

    @Override
    public synchronized void close() {
        for (AutoCloseable instance : open) {
            try {
                instance.close();
            } catch (Exception e) {
                // A worker process that will not close is killed with ours.
            }
        }
        targets.ifPresent(Targets::close);
    }
}
