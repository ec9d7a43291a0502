package io.panoptes.discovery.llm;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.provision.ReleasedTargets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Real targets, with every statement that they are given on record. */
final class RecordingTargets implements Targets {
    private final Targets targets = new ReleasedTargets();
    private final List<String> statements = new ArrayList<>();

    synchronized List<String> statements() {
        return List.copyOf(statements);
    }

    private synchronized void record(List<String> given) {
        statements.addAll(given);
    }

    @Override
    public Target find(String name, Optional<Path> build) {
        return targets.find(name, build);
    }

    @Override
    public Profile profile(Target target) {
        return targets.profile(target);
    }

    @Override
    public List<Version> releases(String dbms) {
        return targets.releases(dbms);
    }

    @Override
    public Instance open(Target target) {
        Instance instance = targets.open(target);
        return new Instance() {
            @Override
            public Target target() {
                return instance.target();
            }

            @Override
            public List<Outcome> run(List<String> given, Duration limit) {
                record(given);
                return instance.run(given, limit);
            }

            @Override
            public Pending submit(List<String> given, Duration limit) {
                record(given);
                return instance.submit(given, limit);
            }

            @Override
            public void reset() {
                instance.reset();
            }

            @Override
            public void close() {
                instance.close();
            }
        };
    }

    @Override
    public void close() {
        targets.close();
    }
}
