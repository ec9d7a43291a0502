package io.panoptes.cli.engine;

import io.panoptes.equivalence.trial.TriedDecision;
import io.panoptes.texttosql.constraint.TableConstraint;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Option;

/** How a verdict is printed, as prove, check and refute take it. */
final class VerdictArguments {
    @Option(names = "--json", description = "Print the answer as JSON.")
    private boolean json;

    boolean asJson() {
        return json;
    }

    /** @param assumed the constraints beyond the schema that a proof needs */
    void print(PrintWriter out, TriedDecision decided, List<TableConstraint> assumed) {
        if (json) {
            out.println(VerdictJson.of(decided, assumed));
        } else {
            VerdictText.print(out, decided, assumed);
        }
        out.flush();
    }
}
