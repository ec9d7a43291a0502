package io.panoptes.cli.campaign;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.campaign.CampaignEvent;
import io.panoptes.campaign.CampaignProgress;
import io.panoptes.campaign.ClusterLoad;
import io.panoptes.instantiation.choice.ChoiceGain;
import io.panoptes.triage.TriageResult;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.RecordJson;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;

/** Events as JSON, one object a line, for programs. */
final class JsonLines implements EventPrinter {
    private final PrintWriter out;

    JsonLines(PrintWriter out) {
        this.out = out;
    }

    @Override
    public synchronized void accept(CampaignEvent event) {
        out.println(json(event));
        out.flush();
    }

    private static ObjectNode json(CampaignEvent event) {
        ObjectNode line = JsonNodeFactory.instance.objectNode();
        switch (event) {
            case CampaignEvent.Started started -> {
                line.put("event", "started")
                        .put("target", started.plan().target())
                        .put("seed", started.plan().seed())
                        .put("workers", started.plan().workers())
                        .put("oracles", started.oracles())
                        .put("firstIndex", started.firstIndex())
                        .put("folder", text(started.folder()));
            }
            case CampaignEvent.Progressed(var progress) ->
                line.put("event", "progress").set("progress", RecordJson.write(progress, CampaignProgress.class));
            case CampaignEvent.Spread(var load) ->
                line.put("event", "hosts").set("load", RecordJson.write(load, ClusterLoad.class));
            case CampaignEvent.Suspected suspected ->
                line.put("event", "suspect")
                        .put("index", suspected.index())
                        .put("oracle", suspected.oracle())
                        .put("symptom", suspected.symptom().kind().word());
            case CampaignEvent.Examined examined ->
                line.put("event", "step").put("index", examined.index()).put("step", examined.step());
            case CampaignEvent.Triaged triaged -> triaged(line, triaged);
            case CampaignEvent.Noted(var message) -> line.put("event", "note").put("message", message);
            case CampaignEvent.Ended ended -> {
                line.put("event", "ended").put("folder", text(ended.folder()));
                line.set("progress", RecordJson.write(ended.progress(), CampaignProgress.class));
                line.set("choice", RecordJson.write(ended.gain(), ChoiceGain.class));
            }
        }
        return line;
    }

    private static void triaged(ObjectNode line, CampaignEvent.Triaged triaged) {
        line.put("index", triaged.index());
        switch (triaged.result()) {
            case TriageResult.Reported(var id, var folder) -> {
                line.put("event", "finding").put("finding", id).put("folder", folder);
                triaged.finding()
                        .ifPresent(finding -> line.put(
                                        "symptom", finding.symptom().kind().word())
                                .put("severity", severity(finding))
                                .put("title", finding.title())
                                .put(
                                        "introducedIn",
                                        finding.versions().introducedIn().orElse(""))
                                .put("fixedIn", finding.versions().fixedIn().orElse("")));
            }
            case TriageResult.Repeated(var id) -> line.put("event", "repeated").put("finding", id);
            case TriageResult.Known(var bug) -> line.put("event", "known").put("bug", bug);
            case TriageResult.Dismissed(var reason) ->
                line.put("event", "dismissed").put("reason", reason);
        }
    }

    private static String severity(Finding finding) {
        return finding.symptom().kind().severity().name().toLowerCase(Locale.ROOT);
    }

    private static String text(Path path) {
        return path.toString();
    }
}
