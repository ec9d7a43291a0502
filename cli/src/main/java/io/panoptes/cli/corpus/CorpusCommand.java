package io.panoptes.cli.corpus;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Groups the commands about snippets. */
@Command(
        name = "corpus",
        mixinStandardHelpOptions = true,
        description = "Builds, tries and shows the snippets that fill placeholders.",
        subcommands = {
            CorpusBuildCommand.class,
            CorpusImportCommand.class,
            CorpusMineCommand.class,
            CorpusTablesCommand.class,
            CorpusValidateCommand.class,
            CorpusStatsCommand.class,
            CorpusShowCommand.class
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes corpus stats duckdb                            what is shipped",
            "  panoptes corpus show sqlite --function instr            snippets that call a function",
            "  panoptes corpus build duckdb:2.0.0.1 --out my.gz        a corpus of one's own"
        })
public final class CorpusCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new CommandLine.ParameterException(
                spec.commandLine(), "say what to do with the corpus: see the commands below");
    }
}
