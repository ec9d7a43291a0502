package io.panoptes.cli.engine;

import picocli.CommandLine.Option;

/** How far and against what a difference is searched, as check and refute take it. */
final class SearchArguments {
    @Option(
            names = "--rows",
            paramLabel = "K",
            defaultValue = "5",
            description = "How many rows a table may have in the exhaustive search; 5 if absent.")
    private int rows;

    @Option(
            names = "--validate-on",
            paramLabel = "TARGET,...",
            defaultValue = ValidationTarget.NONE,
            description =
                    "A DBMS on which a counterexample must hold, too, and others for those that it can't run: duckdb,sqlite:3.50.1.0")
    private String validateOn;

    int rows() {
        return PairArguments.atLeastOne("--rows", rows);
    }

    ValidationTarget validation() {
        return ValidationTarget.of(validateOn);
    }
}
