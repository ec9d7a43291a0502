package io.panoptes.cli.constraints;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Groups the commands about constraints. */
@Command(
        name = "constraints",
        mixinStandardHelpOptions = true,
        description =
                "Mines constraints from a database, shows them, checks them on a database, and has them judged by a language model.",
        subcommands = {
            ConstraintsMineCommand.class,
            ConstraintsShowCommand.class,
            ConstraintsCheckCommand.class,
            ConstraintsValidateCommand.class
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes constraints mine --database shop.sqlite --out shop.constraints.json",
            "  panoptes constraints show shop.constraints.json --table orders",
            "  panoptes constraints check shop.constraints.json --database shop-2025.sqlite",
            "  panoptes check --schema shop.sql --constraints shop.constraints.json q1.sql q2.sql"
        })
public final class ConstraintsCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new CommandLine.ParameterException(
                spec.commandLine(), "say what to do with constraints: see the commands below");
    }
}
