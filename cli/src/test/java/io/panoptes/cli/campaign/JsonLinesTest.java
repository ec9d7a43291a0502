package io.panoptes.cli.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.panoptes.campaign.CampaignEvent;
import io.panoptes.campaign.CampaignProgress;
import io.panoptes.campaign.ClusterLoad;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class JsonLinesTest {
    private static final Path ROOT = Path.of(System.getProperty("panoptes.root", ".."));

    @Test
    void anEventIsAnObjectOnALineOfItsOwn() throws IOException {
        List<JsonNode> lines = lines(
                new CampaignEvent.Progressed(CampaignProgress.NONE),
                new CampaignEvent.Noted("two\nlines"),
                new CampaignEvent.Spread(new ClusterLoad(List.of(new ClusterLoad.Host("one", 2, 400, 12.5)), 7)));
        assertThat(lines).extracting(line -> line.path("event").asText()).containsExactly("progress", "note", "hosts");
        assertThat(lines.get(0).at("/progress/cases").isNumber()).isTrue();
        assertThat(lines.get(1).path("message").asText()).isEqualTo("two\nlines");
        assertThat(lines.get(2).at("/load/hosts/0/casesPerSecond").asDouble()).isEqualTo(12.5);
    }

    @Test
    void theDocumentDescribesEachEventAndEachCount() throws IOException {
        String document = Files.readString(ROOT.resolve("docs/events.md"));
        String source = Files.readString(ROOT.resolve("cli/src/main/java/io/panoptes/cli/campaign/JsonLines.java"));
        List<String> events = Pattern.compile("put\\(\"event\", \"(\\w+)\"\\)")
                .matcher(source)
                .results()
                .map(found -> found.group(1))
                .toList();
        assertThat(events)
                .hasSizeGreaterThan(8)
                .allSatisfy(event -> assertThat(document).contains("| `%s` |".formatted(event)));
        lines(new CampaignEvent.Progressed(CampaignProgress.NONE))
                .getFirst()
                .path("progress")
                .fieldNames()
                .forEachRemaining(field -> assertThat(document).contains("`%s`".formatted(field)));
    }

    private static List<JsonNode> lines(CampaignEvent... events) throws IOException {
        StringWriter written = new StringWriter();
        JsonLines printer = new JsonLines(new PrintWriter(written));
        for (CampaignEvent event : events) {
            printer.accept(event);
        }
        List<JsonNode> lines = new ArrayList<>();
        for (String line : written.toString().split("\n")) {
            lines.add(new ObjectMapper().readTree(line));
        }
        return lines;
    }
}
