package io.panoptes.cli.ci;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.campaign.CampaignHistory;
import io.panoptes.campaign.Journal;
import io.panoptes.campaign.JournalEntry;
import io.panoptes.cli.oracles.OracleFiles;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.h2.H2Adapter;
import io.panoptes.instantiation.casebuilder.SeededCaseBuilder;
import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.instantiation.testcase.TestCaseBuilder.Drawn;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.symptom.Difference;
import io.panoptes.triage.symptom.WrongResult;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code panoptes triage} on the folder of a campaign that was run here. */
@Tag("slow")
class TriageCommandTest {
    private static final long SEED = 5;

    @TempDir
    private Path folder;

    @Test
    void aSuspectThatDoesNotHoldUpIsDismissed() {
        String run = campaign();
        long index = suspect(Path.of(run));
        assertThat(TwoBuilds.run("triage", run, "--case", String.valueOf(index + 1))
                        .err())
                .contains("case %d is no suspect of the campaign".formatted(index + 1));
        TwoBuilds.Ran ran = TwoBuilds.run("triage", run, "--case", String.valueOf(index), "--time", "60s");
        assertThat(ran.exitCode()).as(ran.out() + ran.err()).isZero();
        assertThat(ran.out()).contains("1 suspects triaged, 0 new findings, 0 still open");
        assertThat(CampaignHistory.of(Journal.read(Path.of(run))).results()).containsKey(index);
    }

    @Test
    void aFolderWithoutACampaignIsTold() {
        TwoBuilds.Ran ran = TwoBuilds.run("triage", folder.toString());
        assertThat(ran.exitCode()).isEqualTo(2);
        assertThat(ran.err()).contains("holds no campaign");
    }

    private String campaign() {
        String run = folder.resolve("run").toString();
        TwoBuilds.Ran ran = TwoBuilds.run(
                "fuzz",
                "--target",
                "h2",
                "--cases",
                "20",
                "--seed",
                String.valueOf(SEED),
                "--symptoms",
                "crash",
                "--snippets",
                "grammar",
                "--out",
                run);
        assertThat(ran.exitCode()).as(ran.err()).isZero();
        return run;
    }

    /** A case as a campaign draws it, with a difference that the DBMS does not show. */
    private static long suspect(Path run) {
        List<ParsedOracle> oracles = OracleFiles.load(List.of(), new PrintWriter(new StringWriter())).stream()
                .map(ParsedOracle::lazily)
                .toList();
        var builder = new SeededCaseBuilder(SEED, new H2Adapter().profile(new Version("2.5.252")), oracles);
        TestCase drawn = LongStream.range(0, 200)
                .mapToObj(builder::draw)
                .flatMap(one -> one instanceof Drawn.Made made ? Stream.of(made.testCase()) : null)
                .findFirst()
                .orElseThrow();
        Row one = Row.of(Value.of(1));
        Difference difference = new Difference(Difference.Kind.LEFT_HAS_MORE, List.of(one), List.of(), 1, 0);
        try (Journal journal = Journal.append(run)) {
            journal.write(new JournalEntry.Suspected(new Suspect(drawn, new WrongResult(difference))));
        }
        return drawn.index();
    }
}
