package io.panoptes.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.instantiation.campaign.CampaignEvent;
import io.panoptes.instantiation.campaign.CampaignProgress;
import io.panoptes.instantiation.campaign.Settlement;
import io.panoptes.instantiation.choice.ChoiceGain;
import io.panoptes.instantiation.finding.Finding;
import io.panoptes.instantiation.finding.RecordJson;
import java.io.PrintWriter;
import java.nio.file.Path;

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
            case CampaignEvent.Suspected suspected ->
                line.put("event", "candidate")
                        .put("index", suspected.index())
                        .put("oracle", suspected.oracle())
                        .put("kind", Finding.Kind.of(suspected.judgement()).name());
            case CampaignEvent.Examined examined ->
                line.put("event", "step").put("index", examined.index()).put("step", examined.step());
            case CampaignEvent.Settled settled -> settled(line, settled);
            case CampaignEvent.Noted(var message) -> line.put("event", "note").put("message", message);
            case CampaignEvent.Ended ended -> {
                line.put("event", "ended").put("folder", text(ended.folder()));
                line.set("progress", RecordJson.write(ended.progress(), CampaignProgress.class));
                line.set("choice", RecordJson.write(ended.gain(), ChoiceGain.class));
            }
        }
        return line;
    }

    private static void settled(ObjectNode line, CampaignEvent.Settled settled) {
        line.put("index", settled.index());
        switch (settled.settlement()) {
            case Settlement.Reported(var id, var folder) -> {
                line.put("event", "finding").put("finding", id).put("folder", folder);
                settled.finding()
                        .ifPresent(finding -> line.put("kind", finding.kind().name())
                                .put("title", finding.title())
                                .put(
                                        "introducedIn",
                                        finding.versions().introducedIn().orElse(""))
                                .put("fixedIn", finding.versions().fixedIn().orElse("")));
            }
            case Settlement.Repeated(var id) -> line.put("event", "repeated").put("finding", id);
            case Settlement.Dismissed(var reason) ->
                line.put("event", "dismissed").put("reason", reason);
        }
    }

    private static String text(Path path) {
        return path.toString();
    }
}
