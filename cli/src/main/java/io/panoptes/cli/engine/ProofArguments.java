package io.panoptes.cli.engine;

import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.trial.TriedDecision;
import java.io.PrintWriter;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How a verdict that may be a proof is printed, as prove and check take it. */
final class ProofArguments {
    @Option(names = "--explain", description = "Print the steps of the proof, and how they fared on small databases.")
    private boolean explain;

    @Option(
            names = "--strict",
            description =
                    "Take nothing for granted in a proof. By default numbers are assumed not to overflow; a verdict"
                            + " says what it assumes.")
    private boolean strict;

    @Mixin
    private VerdictArguments verdict;

    /** What a proof may take for granted, of what it otherwise may. */
    Set<Assumption> allowed(Set<Assumption> unlessStrict) {
        return strict ? Set.of() : unlessStrict;
    }

    void print(PrintWriter out, TriedDecision decided) {
        verdict.print(out, decided);
        if (explain && !verdict.asJson() && decided.decided().verdict() instanceof Verdict.Proved proved) {
            proved.certificate().steps().forEach(out::println);
            if (proved.check() instanceof Verdict.Check.ByKernel(List<String> steps)) {
                out.println("accepted by the kernel:");
                steps.forEach(step -> out.println("  " + step));
            }
            out.println(VerdictText.words(proved.examination()));
            out.flush();
        }
    }
}
