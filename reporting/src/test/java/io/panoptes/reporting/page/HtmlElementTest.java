package io.panoptes.reporting.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class HtmlElementTest {
    @Test
    void escapesTextAndAttributes() {
        assertThat(HtmlElement.of("a", "x\" onclick=\"y").text("</a><script>alert('1')</script> & more"))
                .hasToString("<a class=\"x&quot;"
                        + " onclick=&quot;y\">&lt;/a&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp;"
                        + " more</a>");
    }

    @Test
    void replacesWhatHtmlCannotHold() {
        assertThat(HtmlElement.of("p").text("a\0b\u001b\ud83d\ude00\ud83dz\n"))
                .hasToString("<p>a\uFFFDb\uFFFD\ud83d\ude00\uFFFDz\n</p>");
    }

    @Test
    void aStyleThatWouldEndTheElementIsRefused() {
        assertThatThrownBy(() -> HtmlElement.of("style").verbatim("</style>"))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void nestsInOrder() {
        assertThat(HtmlElement.of("p")
                        .text("1 ")
                        .add(HtmlElement.of("b").text("2"), HtmlElement.of("br"))
                        .text(" 3"))
                .hasToString("<p>1 <b>2</b><br> 3</p>");
    }

    @Test
    void sqlKeepsItsTextWhateverIsColoured() {
        String sql = "SELECT \"a<b\", 'it''s', 1.5e3 FROM t -- <i>\nWHERE /* x */ `c` = 'open";
        String html = SqlHighlight.block(sql).toString();
        assertThat(html).contains("<span class=\"k\">SELECT</span>", "<span class=\"q\">&quot;a&lt;b&quot;</span>");
        assertThat(html).contains("<span class=\"s\">&#39;it&#39;&#39;s&#39;</span>", "<span class=\"n\">1.5e3</span>");
        assertThat(html).contains("<span class=\"c\">-- &lt;i&gt;</span>").doesNotContain("<i>");
        String text = html.replaceAll("<[^>]*>", "")
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&#39;", "'");
        assertThat(text).isEqualTo(sql);
    }
}
