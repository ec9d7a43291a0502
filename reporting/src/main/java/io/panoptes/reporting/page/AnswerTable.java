package io.panoptes.reporting.page;

import io.panoptes.reporting.model.AnswerReport;
import java.util.List;
import java.util.stream.Stream;

/** The rows that a query gave. */
final class AnswerTable {
    private AnswerTable() {}

    static Stream<HtmlElement> of(AnswerReport answer) {
        if (!answer.error().isEmpty()) {
            return Stream.of(HtmlElement.of("pre", "message")
                    .with("tabindex", "0")
                    .text(answer.error().strip()));
        }
        HtmlElement body = HtmlElement.of("tbody").add(answer.rows().stream().map(row -> row("td", row)));
        if (answer.rows().isEmpty()) {
            body.add(HtmlElement.of("tr")
                    .add(HtmlElement.of("td", "null")
                            .with("colspan", Math.max(1, answer.columns().size()))
                            .text("no row")));
        }
        HtmlElement table =
                HtmlElement.of("table", "rows").add(HtmlElement.of("thead").add(row("th", answer.columns())), body);
        HtmlElement scroll =
                HtmlElement.of("div", "scroll").with("tabindex", "0").add(table);
        return answer.more() == 0
                ? Stream.of(scroll)
                : Stream.of(scroll, HtmlElement.of("p", "quiet").text("and %d more rows".formatted(answer.more())));
    }

    private static HtmlElement row(String cell, List<String> values) {
        return HtmlElement.of("tr")
                .add(values.stream()
                        .map(value -> (value.equals("NULL") && cell.equals("td")
                                        ? HtmlElement.of(cell, "null")
                                        : HtmlElement.of(cell))
                                .text(value)));
    }
}
