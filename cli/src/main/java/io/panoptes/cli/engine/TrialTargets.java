package io.panoptes.cli.engine;

import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.dbms.trial.TextRunners;
import io.panoptes.equivalence.trial.Trials;
import io.panoptes.sql.trial.TextRunner;
import java.util.List;
import java.util.Optional;

/** The DBMSs that verdicts are tried on. Gives every thread that asks instances of its own. */
public final class TrialTargets implements AutoCloseable {
    static final TrialTargets NONE = new TrialTargets(List.of(), false);

    private final List<String> names;
    private final boolean named;
    private final Optional<Opened> opened;
    private Optional<List<TextRunner>> first;

    private record Opened(Targets targets, TextRunners runners) {}

    private TrialTargets(List<String> names, boolean named) {
        this.names = names;
        this.named = named;
        this.opened = names.isEmpty() ? Optional.empty() : Optional.of(opened());
        this.first = opened.map(from -> from.runners().open(names));
    }

    /** Those that need no server, for the readings that fit each. */
    static TrialTargets embedded(List<String> names) {
        return new TrialTargets(names, false);
    }

    /** Those that a user names, for every reading. */
    static TrialTargets named(List<String> names) {
        return new TrialTargets(names, true);
    }

    /** Empty where nothing is to be tried. */
    public synchronized Optional<Trials> trials() {
        if (this == NONE) {
            return Optional.empty();
        }
        List<TextRunner> runners =
                first.or(() -> opened.map(from -> from.runners().open(names))).orElse(List.of());
        first = Optional.empty();
        return Optional.of(new Trials(runners, named));
    }

    private static Opened opened() {
        Targets targets = new ReleasedTargets();
        return new Opened(targets, new TextRunners(targets));
    }

    @Override
    public void close() {
        opened.ifPresent(from -> {
            from.runners().close();
            from.targets().close();
        });
    }
}
