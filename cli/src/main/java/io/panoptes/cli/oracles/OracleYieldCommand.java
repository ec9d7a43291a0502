package io.panoptes.cli.oracles;

import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.discovery.ranking.OracleYield;
import io.panoptes.discovery.ranking.OracleYields;
import io.panoptes.sql.oracle.Oracle;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Says what oracles showed in campaigns. */
@Command(
        name = "yield",
        mixinStandardHelpOptions = true,
        description = {
            "Says what oracles showed in campaigns, by where they are from: new plans and suspicious cases for each"
                    + " 1,000.",
            "With --out, what each oracle showed in all of them, an oracle a line."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes oracles yield campaigns/duckdb-seed1",
            "  panoptes oracles yield campaigns/duckdb-* --out duckdb.tsv"
        })
final class OracleYieldCommand implements Callable<Integer> {
    @Parameters(paramLabel = "DIR", arity = "1..*", description = "Folders of campaigns that have ended.")
    private List<Path> campaigns = List.of();

    @Option(
            names = "--oracles",
            paramLabel = "FILE",
            arity = "1..*",
            description = "Files of oracles in place of the shipped library.")
    private List<Path> files = List.of();

    @Option(names = "--out", paramLabel = "FILE", description = "Write what each oracle showed: --out duckdb.tsv")
    private Optional<Path> out = Optional.empty();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Map<String, OracleYield> yields = new TreeMap<>();
        for (Path campaign : campaigns) {
            Path file = campaign.resolve(OracleYields.FILE);
            if (!Files.exists(file)) {
                throw new CannotRun(
                        "%s has no %s.%n  A campaign writes it when it ends; name the folder of one that has."
                                .formatted(campaign, OracleYields.FILE));
            }
            yields = new TreeMap<>(OracleYields.merged(yields, OracleYields.read(file)));
        }
        PrintWriter stdout = spec.commandLine().getOut();
        print(stdout, yields);
        if (out.isPresent()) {
            OracleYields.write(out.get(), yields);
            stdout.printf("%,d oracles in %s%n", yields.size(), out.get());
        }
        stdout.flush();
        return ExitCode.NOTHING_FOUND;
    }

    private void print(PrintWriter stdout, Map<String, OracleYield> yields) {
        Map<String, String> kinds = new HashMap<>();
        for (Oracle oracle : OracleFiles.load(files, spec.commandLine().getErr())) {
            kinds.put(oracle.id(), oracle.origin().kind());
        }
        Map<String, OracleYield> byKind = new TreeMap<>();
        Map<String, Integer> drawn = new HashMap<>();
        yields.forEach((id, yield) -> {
            String kind = kinds.getOrDefault(id, "elsewhere");
            byKind.merge(kind, yield, OracleYield::plus);
            drawn.merge(kind, 1, Integer::sum);
        });
        stdout.printf("%-12s %8s %10s %16s %16s%n", "from", "oracles", "cases", "new plans/1,000", "suspects/1,000");
        byKind.forEach((kind, yield) -> stdout.printf(
                Locale.ROOT,
                "%-12s %,8d %,10d %16.1f %16.2f%n",
                kind,
                drawn.get(kind),
                yield.cases(),
                yield.plansOfAThousand(),
                yield.suspicionsOfAThousand()));
    }
}
