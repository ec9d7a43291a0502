package io.panoptes.cli.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.campaign.ci.Untriaged;
import io.panoptes.triage.symptom.SymptomKind;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class UntriagedLinesTest {

    @Test
    void eachSuspectIsNamedWithTheLineThatGoesOnWithIt() {
        assertThat(lines(LongStream.of(17, 4711)).lines())
                .containsExactly(
                        "  not triaged case 17: one row more",
                        "              panoptes triage out --case 17",
                        "  not triaged case 4711: one row more",
                        "              panoptes triage out --case 4711");
        assertThat(lines(LongStream.empty())).isEmpty();
    }

    @Test
    void ofManyTheRestIsCounted() {
        assertThat(lines(LongStream.range(0, 25)))
                .contains("case 19:")
                .doesNotContain("case 20:")
                .endsWith("  and 5 more suspects that were not triaged%n".formatted());
    }

    private static String lines(LongStream cases) {
        List<Untriaged> untriaged = cases.mapToObj(index -> new Untriaged(
                        index, "o1", SymptomKind.WRONG_RESULT, "one row more", "panoptes triage out --case " + index))
                .toList();
        StringWriter out = new StringWriter();
        UntriagedLines.print(new PrintWriter(out, true), untriaged);
        return out.toString();
    }
}
