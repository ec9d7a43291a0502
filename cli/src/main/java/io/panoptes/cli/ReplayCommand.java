package io.panoptes.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.triage.CrossCheck;
import io.panoptes.triage.OpenTargets;
import io.panoptes.triage.Replay;
import io.panoptes.triage.TargetCaseWriter;
import io.panoptes.triage.finding.Answer;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.FindingJson;
import io.panoptes.triage.symptom.Difference;
import io.panoptes.triage.symptom.Judgement;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs a finding again. */
@Command(
        name = "replay",
        mixinStandardHelpOptions = true,
        description = "Runs a finding again, on its own target or on another one, and says whether it still shows.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:it does not show", "1:it shows", "2:could not run"},
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes replay campaigns/duckdb-1.3.2.0-seed7/findings/F1",
            "  panoptes replay findings/F1 --target duckdb                    on the newest release",
            "  panoptes replay findings/F1 --target duckdb --jar my-build.jar",
            "  panoptes replay findings/F1 --cross-check duckdb,postgresql    who disagrees with whom"
        })
final class ReplayCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FINDING", description = "The folder of a finding, or its finding.json.")
    private Path folder;

    @Option(names = "--target", paramLabel = "NAME:VERSION", description = "Another target than the finding's own.")
    private Optional<String> target;

    @Option(
            names = {"--jar", "--home"},
            paramLabel = "FILE",
            description = "A jar or native library to run in place of a release; for a server, its folder.")
    private Optional<Path> build;

    @Option(
            names = "--cross-check",
            paramLabel = "TARGET",
            split = ",",
            description = "Run it on these targets too, and say who disagrees with whom.")
    private List<String> others = List.of();

    @Option(names = "--json", description = "Print the answer as JSON.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        Finding finding = FindingJson.read(folder);
        try (Targets targets = new ReleasedTargets();
                OpenTargets open = new OpenTargets(targets, Duration.ofSeconds(30))) {
            Target on = target.isPresent() || build.isPresent()
                    ? targets.find(target.orElse(finding.target().toString()), build)
                    : finding.target();
            Replay replay = Replay.of(finding, on, open, TargetCaseWriter::new);
            print(spec.commandLine().getOut(), on, replay);
            if (!others.isEmpty()) {
                List<Target> all = new ArrayList<>(List.of(on));
                others.forEach(name -> all.add(targets.find(name, Optional.empty())));
                print(spec.commandLine().getOut(), CrossCheck.of(finding, all, open, TargetCaseWriter::new));
            }
            return replay.run().judgement().isSuspicious() ? ExitCode.FINDINGS : ExitCode.NOTHING_FOUND;
        }
    }

    private void print(PrintWriter out, Target on, Replay replay) {
        Judgement judgement = replay.run().judgement();
        String verdict = replay.same() ? "the same" : judgement.isSuspicious() ? "fails differently" : "does not show";
        if (json) {
            ObjectNode answer = JsonNodeFactory.instance
                    .objectNode()
                    .put("target", on.toString())
                    .put("shows", judgement.isSuspicious())
                    .put("same", replay.same())
                    .put("what", words(judgement));
            out.println(answer);
        } else {
            out.printf("%s: %s (%s)%n", on, verdict, words(judgement));
            answer(out, "query 1", Answer.of(replay.run().left()));
            answer(out, "query 2", Answer.of(replay.run().right()));
        }
        out.flush();
    }

    private void print(PrintWriter out, CrossCheck check) {
        if (json) {
            ObjectNode answer = JsonNodeFactory.instance.objectNode();
            check.camps().forEach(camp -> {
                var members = answer.withArray("camps")
                        .addObject()
                        .put("rows", camp.answer().rows().size());
                camp.members().forEach(members.putArray("members")::add);
            });
            check.silent()
                    .forEach(silent -> answer.withArray("silent")
                            .addObject()
                            .put("who", silent.who())
                            .put("why", silent.why()));
            out.println(answer);
        } else {
            check.camps()
                    .forEach(camp -> out.printf(
                            "  %d rows: %s%n", camp.answer().rows().size(), String.join("; ", camp.members())));
            check.silent().forEach(silent -> out.printf("  no answer: %s (%s)%n", silent.who(), silent.why()));
            out.println(
                    check.camps().size() == 1
                            ? "  All agree."
                            : check.hasMajority()
                                    ? "  Against all the others: "
                                            + check.camps().stream()
                                                    .skip(1)
                                                    .flatMap(camp -> camp.members().stream())
                                                    .collect(Collectors.joining("; "))
                                    : "  There is no majority.");
        }
        out.flush();
    }

    private static void answer(PrintWriter out, String name, Answer answer) {
        out.printf("  %s: %s%n", name, answer.error().isEmpty() ? answer.rows().size() + " rows" : answer.error());
    }

    static String words(Judgement judgement) {
        return switch (judgement) {
            case Judgement.Agrees(var rows) -> "both queries give the same %d rows".formatted(rows);
            case Judgement.Differs(var difference) -> words(difference);
            case Judgement.Inconclusive said -> "inconclusive: " + said.message();
            case Judgement.Broken broken ->
                ProgressText.words(broken.failure().name()) + ": "
                        + broken.message().lines().findFirst().orElse("");
        };
    }

    private static String words(Difference difference) {
        return "the answers differ: %d rows only in that of query 1, %d only in that of query 2"
                .formatted(difference.onlyLeft().size(), difference.onlyRight().size());
    }
}
