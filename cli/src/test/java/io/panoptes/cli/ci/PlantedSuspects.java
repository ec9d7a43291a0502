package io.panoptes.cli.ci;

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

/** Cases as a campaign on H2 draws them, each with a difference that the DBMS does not show, in the journal of a campaign. */
final class PlantedSuspects {
    private PlantedSuspects() {}

    /** The indices of their cases. */
    static List<Long> in(Path run, long seed, int count) {
        List<ParsedOracle> oracles = OracleFiles.load(List.of(), new PrintWriter(new StringWriter())).stream()
                .map(ParsedOracle::lazily)
                .toList();
        var builder = new SeededCaseBuilder(seed, new H2Adapter().profile(new Version("2.5.252")), oracles);
        List<TestCase> drawn = LongStream.iterate(0, index -> index + 1)
                .mapToObj(builder::draw)
                .flatMap(one -> one instanceof Drawn.Made made ? Stream.of(made.testCase()) : null)
                .limit(count)
                .toList();
        Row one = Row.of(Value.of(1));
        Difference difference = new Difference(Difference.Kind.LEFT_HAS_MORE, List.of(one), List.of(), 1, 0);
        try (Journal journal = Journal.append(run)) {
            drawn.forEach(testCase ->
                    journal.write(new JournalEntry.Suspected(new Suspect(testCase, new WrongResult(difference)))));
        }
        return drawn.stream().map(TestCase::index).toList();
    }
}
