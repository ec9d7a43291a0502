package io.panoptes.cli.engine;

import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.discovery.examination.DbmsValidator;
import io.panoptes.equivalence.problem.Validator;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The DBMSs that counterexamples are run on, if any: the second where the first can't say, and so on. Gives every thread that
 * asks instances of its own.
 */
public final class ValidationTarget implements AutoCloseable {
    public static final String NONE = "none";

    private final Optional<Targets> targets;
    private final List<Target> found;
    private final List<AutoCloseable> open = new ArrayList<>();

    private ValidationTarget(Optional<Targets> targets, List<Target> found) {
        this.targets = targets;
        this.found = found;
    }

    /**
     * Finds the targets now, so that a wrong name is told before any work is done.
     *
     * @param names targets with commas between them, or {@code none}
     */
    public static ValidationTarget of(String names) {
        if (names.equalsIgnoreCase(NONE)) {
            return new ValidationTarget(Optional.empty(), List.of());
        }
        Targets targets = new ReleasedTargets();
        return new ValidationTarget(
                Optional.of(targets),
                Stream.of(names.split(","))
                        .map(name -> targets.find(name.strip(), Optional.empty()))
                        .toList());
    }

    public synchronized Optional<Validator> validator() {
        return targets.flatMap(
                from -> found.stream().map(target -> on(from, target)).reduce(Validator::orElse));
    }

    private Validator on(Targets from, Target target) {
        var instance = from.open(target);
        open.add(instance);
        return new DbmsValidator(instance, from.profile(target).dialect());
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
