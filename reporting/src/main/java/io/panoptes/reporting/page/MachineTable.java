package io.panoptes.reporting.page;

import io.panoptes.campaign.ClusterLoad;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What each machine of a cluster does, as a part of the live page. */
final class MachineTable {
    private MachineTable() {}

    /** @param waiting suspects that wait for triage */
    static HtmlElement of(ClusterLoad load, long waiting) {
        HtmlElement head =
                HtmlElement.of("thead").add(row("th", List.of("machine", "cases a second", "cases", "tasks")));
        HtmlElement body = HtmlElement.of("tbody")
                .add(load.hosts().stream()
                        .map(host -> row(
                                "td",
                                List.of(
                                        host.name(),
                                        String.format(Locale.ROOT, "%.1f", host.casesPerSecond()),
                                        String.format(Locale.ROOT, "%,d", host.cases()),
                                        String.format(Locale.ROOT, "%,d", host.tasks())))));
        return HtmlElement.of("section")
                .with("id", "machines")
                .add(
                        HtmlElement.of("h2").text("Machines"),
                        HtmlElement.of("p", "quiet")
                                .text(String.format(
                                        Locale.ROOT,
                                        "%,d tasks open, %,d suspects wait for triage",
                                        load.tasks(),
                                        waiting)),
                        HtmlElement.of("div", "scroll")
                                .with("tabindex", "0")
                                .add(HtmlElement.of("table", "rows").add(head, body)));
    }

    private static HtmlElement row(String cell, List<String> texts) {
        Stream<HtmlElement> cells =
                texts.stream().map(text -> HtmlElement.of(cell).text(text));
        return HtmlElement.of("tr").add(cells);
    }
}
