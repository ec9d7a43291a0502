package io.panoptes.cli.engine;

import io.panoptes.equivalence.trial.TriedDecision;
import java.io.PrintWriter;
import picocli.CommandLine.Option;

/** How a verdict is printed, as prove, check and refute take it. */
final class VerdictArguments {
    @Option(names = "--json", description = "Print the answer as JSON.")
    private boolean json;

    boolean asJson() {
        return json;
    }

    void print(PrintWriter out, TriedDecision decided) {
        if (json) {
            out.println(VerdictJson.of(decided));
        } else {
            VerdictText.print(out, decided);
        }
        out.flush();
    }
}
