package io.panoptes.cli.engine;

import picocli.CommandLine.Option;

/** How far a difference is searched, as check and refute take it. */
final class SearchArguments {
    @Option(
            names = "--rows",
            paramLabel = "K",
            defaultValue = "5",
            description = "How many rows a table may have in the exhaustive search; 5 if absent.")
    private int rows;

    int rows() {
        return PairArguments.atLeastOne("--rows", rows);
    }
}
