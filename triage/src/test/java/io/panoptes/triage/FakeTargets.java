package io.panoptes.triage;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.triage.reduction.FakeInstance;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Releases of DuckDB, some of which lose the one row behind a common table.
 *
 * @param wrong the releases that do
 * @param cures statements that avoid it, until another setting is made
 */
record FakeTargets(List<Version> releases, Set<String> wrong, Set<String> cures) implements Targets {

    static FakeTargets of(List<String> releases, Set<String> wrong, Set<String> cures) {
        return new FakeTargets(releases.stream().map(Version::new).toList(), wrong, cures);
    }

    @Override
    public Target find(String name, Optional<Path> build) {
        throw new TargetException(TargetException.Problem.UNKNOWN_DBMS, "there is only DuckDB here, not " + name);
    }

    @Override
    public Profile profile(Target target) {
        return Adapters.named("duckdb").profile(new Version(target.version()));
    }

    @Override
    public List<Version> releases(String dbms) {
        return releases;
    }

    @Override
    public Instance open(Target target) {
        boolean[] cured = {false};
        return new FakeInstance(sql -> {
            boolean query = Stream.of("WITH", "SELECT").anyMatch(sql::startsWith);
            if (!query) {
                cured[0] = cures.contains(sql);
                return new Outcome.Done(1);
            }
            boolean loses = wrong.contains(target.version()) && !cured[0] && sql.startsWith("WITH");
            return loses ? FakeInstance.rows() : FakeInstance.rows(0);
        });
    }

    @Override
    public void close() {}
}
