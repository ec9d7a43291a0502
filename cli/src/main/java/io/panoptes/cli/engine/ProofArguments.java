package io.panoptes.cli.engine;

import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.trial.TriedDecision;
import io.panoptes.texttosql.constraint.TableConstraint;
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
            description = "Assume nothing in a proof. By default numbers are assumed not to overflow; a verdict"
                    + " says what it assumes.")
    private boolean strict;

    @Mixin
    private VerdictArguments verdict;

    /** Those of the given assumptions that a proof may make. */
    Set<Assumption> allowed(Set<Assumption> unlessStrict) {
        return strict ? Set.of() : unlessStrict;
    }

    /** @param assumed the constraints beyond the schema that a proof needs */
    void print(PrintWriter out, TriedDecision decided, List<TableConstraint> assumed) {
        verdict.print(out, decided, assumed);
        if (explain && !verdict.asJson() && decided.decided().verdict() instanceof Verdict.Proved proved) {
            explain(out, proved);
            out.println(VerdictText.words(proved.examination()));
            out.flush();
        }
    }

    /** What the kernel accepted; where it could not follow, the lines of the search. */
    private static void explain(PrintWriter out, Verdict.Proved proved) {
        switch (proved.check()) {
            case Verdict.Check.ByKernel(List<String> steps) -> {
                out.println("""
                        The kernel reads both queries as sums and accepts each step from the one to the other.
                          Σx∈t [c] (e)   a row e for each row x of t where c holds; + puts rows together
                          ‖Σx∈t [c]‖     there is such a row
                          a ≡ b          equal, or both NULL""");
                for (int i = 0; i < steps.size(); i++) {
                    out.printf("%d. %s%n", i + 1, steps.get(i));
                }
            }
            case Verdict.Check.ByReplay ignored -> proved.certificate().steps().forEach(out::println);
        }
    }
}
