package io.panoptes.cli;

import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints the script with which bash and zsh complete our commands and options. */
@Command(
        name = "completion",
        mixinStandardHelpOptions = true,
        description = "Prints a script that completes commands and options in bash and zsh.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  source <(panoptes completion)                                for this shell",
            "  panoptes completion > ~/.local/share/bash-completion/completions/panoptes    for every new one"
        })
final class CompletionCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        var out = spec.commandLine().getOut();
        out.print(AutoComplete.bash("panoptes", spec.root().commandLine()));
        out.flush();
    }
}
