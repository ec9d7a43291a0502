package io.panoptes.cli.engine;

import io.panoptes.equivalence.PairDecision;
import io.panoptes.equivalence.problem.Verdict;
import java.io.PrintWriter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How a verdict that may be a proof is printed, as prove and check take it. */
final class ProofArguments {
    @Option(names = "--explain", description = "Print the steps of the proof, and how they fared on small databases.")
    private boolean explain;

    @Mixin
    private VerdictArguments verdict;

    void print(PrintWriter out, PairDecision.Decided decided) {
        verdict.print(out, decided);
        if (explain && !verdict.asJson() && decided.verdict() instanceof Verdict.Proved proved) {
            proved.certificate().steps().forEach(out::println);
            out.println(VerdictText.words(proved.examination()));
            out.flush();
        }
    }
}
