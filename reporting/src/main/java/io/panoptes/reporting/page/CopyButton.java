package io.panoptes.reporting.page;

/** Copies a text; without scripts it does nothing, and is hidden. */
final class CopyButton {
    private CopyButton() {}

    static HtmlElement of(String label, String text) {
        return HtmlElement.of("button", "copy")
                .with("type", "button")
                .with("data-copy", text)
                .text(label);
    }
}
