package io.panoptes.reporting.page;

/** A command to type. */
final class CommandBox {
    private CommandBox() {}

    static HtmlElement of(String command) {
        return HtmlElement.of("div", "command")
                .add(HtmlElement.of("code").with("tabindex", "0").text(command), CopyButton.of("Copy", command));
    }
}
