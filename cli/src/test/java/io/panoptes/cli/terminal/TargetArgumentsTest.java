package io.panoptes.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class TargetArgumentsTest {
    @Test
    void theTextOfADriverNamesItsSchema() {
        assertThat(text("--driver", "a b.jar", "--url", "jdbc:x:y", "--into", "DBA", "--profile", "learnt"))
                .isEqualTo("--url jdbc:x:y --driver 'a b.jar' --into DBA --profile learnt");
    }

    @Test
    void theTextGivesTheOptionsBack() {
        String text = text("--target", "h2:2.2.224", "--build", "db.jar");
        assertThat(text).isEqualTo("--target h2:2.2.224 --build db.jar");
        assertThat(text(text.split(" "))).isEqualTo(text);
        assertThat(text("--target", "postgresql:15", "--image")).isEqualTo("--target postgresql:15 --image");
    }

    private static String text(String... options) {
        var arguments = new TargetArguments();
        new CommandLine(new Options(arguments)).parseArgs(options);
        return arguments.text();
    }

    @CommandLine.Command
    private record Options(@CommandLine.Mixin TargetArguments target) {}
}
