package io.panoptes.cli.corpus;

import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** On what snippets are made, and where they go. */
final class MakingArguments {
    @Parameters(
            paramLabel = "NAME:VERSION",
            description = "The DBMS that they are tried on; without a version its newest release.")
    private String target = "";

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "Where the whole corpus goes.")
    private Path out = Path.of("");

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "What the makers begin with.")
    private long seed;

    Target target(Targets targets) {
        return targets.find(target, Optional.empty());
    }

    Path out() {
        return out.toAbsolutePath();
    }

    long seed() {
        return seed;
    }
}
