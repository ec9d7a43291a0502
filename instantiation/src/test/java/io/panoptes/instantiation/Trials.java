package io.panoptes.instantiation;

import io.panoptes.corpus.OperationCatalog;
import io.panoptes.corpus.OperationProbe;
import io.panoptes.corpus.Operations;
import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.casebuilder.SeededCaseBuilder;
import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.instantiation.testcase.DialectCaseWriter;
import java.util.List;
import java.util.Optional;

/** {@code Trials target seed cases [library.jsonl]}: prints what came of a trial. */
public final class Trials {
    private Trials() {}

    public static void main(String[] arguments) {
        String name = arguments[0];
        long seed = Long.parseLong(arguments[1]);
        long cases = Long.parseLong(arguments[2]);
        List<ParsedOracle> oracles = ShippedOracles.all();
        try (var targets = new io.panoptes.dbms.provision.ReleasedTargets()) {
            var target = targets.find(name, Optional.empty());
            Profile profile = targets.profile(target);
            try (var instance = targets.open(target)) {
                Operations operations = new OperationProbe(profile).probe(OperationCatalog.of(profile), instance);
                long start = System.nanoTime();
                var trial = new CaseTrial(
                                instance,
                                new SeededCaseBuilder(seed, profile, oracles, operations),
                                new DialectCaseWriter(profile, oracles))
                        .run(0, cases);
                double seconds = (System.nanoTime() - start) / 1e9;
                System.out.printf(
                        "%s: %d cases, %d valid, %d disagree, first after %.1f s, %.0f cases/s, building %.0f us/case,"
                                + " inside %.0f%%, dropped %s%n",
                        target,
                        trial.cases,
                        trial.valid,
                        trial.disagreements.size(),
                        trial.first / 1e9,
                        trial.cases / seconds,
                        trial.building / 1e3 / trial.cases,
                        trial.inside / 1e7 / seconds,
                        trial.dropped);
                System.out.println("disagreements " + trial.disagreementsByOracle);
                System.out.println("failures " + trial.failuresByOracle + " of " + trial.casesByOracle);
                trial.setupFailures.entrySet().stream().limit(12).forEach(e -> System.out.println("SETUP " + e));
                trial.failures.entrySet().stream().limit(25).forEach(e -> System.out.println("FAIL " + e));
                trial.disagreements.stream().limit(8).forEach(d -> System.out.println("DISAGREE " + d));
            }
        }
    }
}
