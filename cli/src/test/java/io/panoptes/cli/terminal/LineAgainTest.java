package io.panoptes.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

class LineAgainTest {
    @Command(name = "ci")
    static final class Job {
        @Option(names = "--target")
        private String target = "";

        @Option(names = {"--build", "--jar"})
        private Path build = Path.of("");

        @Option(names = "--regressions", arity = "1..*")
        private List<Path> regressions = List.of();

        @Option(names = "--image", arity = "0..1", fallbackValue = "")
        private String image = "";

        @Option(names = "--offline")
        private boolean offline;

        @Option(names = "--seed")
        private long seed;

        @Option(names = "--time", defaultValue = "10m")
        private String time = "";

        @Option(names = "--out")
        private Path out = Path.of("");
    }

    private static String again(String... args) {
        return LineAgain.of(new CommandLine(new Job()).parseArgs(args), 42, Set.of("--out"));
    }

    @Test
    void allThatWasGivenIsThereAndTheSeedThatItHad() {
        assertThat(again("--target", "h2", "--offline", "--time", "3m", "--out", "here"))
                .isEqualTo("panoptes ci --target h2 --offline --time 3m --seed 42");
        assertThat(again("--seed", "7", "--target=h2")).isEqualTo("panoptes ci --seed 7 --target h2");
    }

    @Test
    void anOptionOfSeveralValuesIsGivenForEach() {
        assertThat(again("--regressions", "a", "b", "--target", "h2"))
                .isEqualTo("panoptes ci --regressions a --regressions b --target h2 --seed 42");
    }

    @Test
    void anOptionThatMayStandAloneKeepsItsValueBesideIt() {
        assertThat(again("--image", "--target", "h2")).isEqualTo("panoptes ci --image --target h2 --seed 42");
        assertThat(again("--image=mine:1")).isEqualTo("panoptes ci --image=mine:1 --seed 42");
    }

    @Test
    void aWordThatAShellWouldSplitIsQuoted() {
        assertThat(again("--jar", "my build.jar")).isEqualTo("panoptes ci --build 'my build.jar' --seed 42");
    }
}
