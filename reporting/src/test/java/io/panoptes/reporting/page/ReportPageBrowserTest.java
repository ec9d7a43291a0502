package io.panoptes.reporting.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.panoptes.reporting.SampleRuns;
import io.panoptes.reporting.model.RunReport;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The page as Chromium shows it.
 *
 * <p>{@code -Dpanoptes.screenshots=DIR} keeps pictures of it.
 */
@Tag("browser")
class ReportPageBrowserTest {
    private static final int DESKTOP = 1280;
    private static final int PHONE = 390;

    @TempDir
    private static Path folder;

    private static Browser browser;

    @BeforeAll
    static void start() throws Exception {
        assumeTrue(Browser.executable().isPresent(), ReportPageBrowserTest::skipped);
        browser = Browser.start(folder.resolve("profile"));
    }

    private static String skipped() {
        String why = "Chromium is not installed: the page is not looked at in a browser";
        System.out.println(why);
        return why;
    }

    @AfterAll
    static void stop() throws Exception {
        if (browser != null) {
            browser.close();
        }
    }

    @ParameterizedTest
    @CsvSource({"light-1280, 1280, false", "dark-1280, 1280, true", "light-390, 390, false", "dark-390, 390, true"})
    void fitsTheScreen(String name, int width, boolean dark) throws Exception {
        open(SampleRuns.full(), width, dark);
        assertThat(browser.evaluate("document.documentElement.scrollWidth")).isEqualTo(Integer.toString(width));
        assertThat(browser.evaluate("getComputedStyle(document.body).backgroundColor"))
                .isEqualTo(dark ? "rgb(14, 19, 26)" : "rgb(246, 247, 249)");
        String screenshots = System.getProperty("panoptes.screenshots");
        if (screenshots != null) {
            browser.screenshot(Path.of(screenshots, name + ".png"), true);
        }
    }

    @Test
    void textOfTheDbmsIsShownAndNeverRun() throws Exception {
        open(SampleRuns.full(), DESKTOP, false);
        assertThat(browser.evaluate("document.querySelectorAll('script').length"))
                .isEqualTo("1");
        assertThat(browser.evaluate("document.querySelector('#finding-F1 .sql').textContent"))
                .startsWith("CREATE TABLE \"<script>alert(1)</script>\" (c VARCHAR, d INTEGER);");
        assertThat(browser.evaluate("document.querySelector('#finding-F1 .rows td:nth-child(2)').textContent"))
                .isEqualTo("'<script>alert(1)</script>'");
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void needsNoNetwork() throws Exception {
        open(SampleRuns.full(), DESKTOP, false);
        assertThat(browser.requests()).isNotEmpty().allMatch(address -> address.matches("(file|data):.*"));
    }

    /** Were a script to get through the escaping, the policy of the page would stop it. */
    @Test
    void runsNoScriptButItsOwn() throws Exception {
        Path file = folder.resolve("attacked.html");
        Files.writeString(
                file,
                ReportPage.of(SampleRuns.clean())
                        .replace("<main", "<script>window.attacked = true</script><main")
                        .replace("<h1>", "<h1 onclick=\"window.attacked = true\">"));
        browser.open(file.toUri(), DESKTOP, 800, false);
        browser.evaluate("document.querySelector('h1').click()");
        assertThat(browser.evaluate("String(window.attacked)")).isEqualTo("undefined");
        assertThat(browser.evaluate("document.documentElement.classList.contains('js')"))
                .isEqualTo("true");
    }

    @Test
    void keysMoveBetweenFindings() throws Exception {
        open(SampleRuns.full(), DESKTOP, false);
        browser.press("j");
        assertThat(focused()).isEqualTo("finding-F1");
        browser.press("j");
        assertThat(focused()).isEqualTo("finding-F2");
        browser.press("k");
        assertThat(focused()).isEqualTo("finding-F1");
        browser.press("o");
        assertThat(browser.evaluate("document.querySelectorAll('#finding-F1 details[open]').length"))
                .isEqualTo("3");
    }

    @Test
    void everyColourOfTextCanBeRead() throws Exception {
        for (boolean dark : new boolean[] {false, true}) {
            open(SampleRuns.full(), DESKTOP, dark);
            assertThat(Double.parseDouble(browser.evaluate(LEAST_CONTRAST)))
                    .as("contrast, as WCAG 2.2 measures it, %s", dark ? "dark" : "light")
                    .isGreaterThanOrEqualTo(4.5);
        }
    }

    @Test
    void aPhoneSeesFindingsOneBelowTheOther() throws Exception {
        open(SampleRuns.full(), PHONE, false);
        assertThat(browser.evaluate("getComputedStyle(document.querySelector('nav')).display"))
                .isEqualTo("none");
        assertThat(browser.evaluate("(([a, b]) => b.getBoundingClientRect().top >="
                        + " a.getBoundingClientRect().bottom)(document.querySelectorAll('#finding-F1"
                        + " .side'))"))
                .isEqualTo("true");
    }

    private static String focused() throws Exception {
        return browser.evaluate("document.activeElement.id");
    }

    private static void open(RunReport run, int width, boolean dark) throws Exception {
        Path file = folder.resolve("report.html");
        Files.writeString(file, ReportPage.of(run));
        browser.open(file.toUri(), width, 900, dark);
    }

    /** Of all text that is shown, against the first background behind it that is not transparent. */
    private static final String LEAST_CONTRAST = """
        (() => {
          const channels = color => color.match(/[\\d.]+/g).map(Number);
          const light = color => {
            const [r, g, b] = channels(color).map(c => c / 255).map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
            return 0.2126 * r + 0.7152 * g + 0.0722 * b;
          };
          const behind = element => {
            for (let one = element; one; one = one.parentElement) {
              const color = getComputedStyle(one).backgroundColor;
              if ((channels(color)[3] ?? 1) === 1) return color;
            }
            return 'rgb(255, 255, 255)';
          };
          const contrasts = [...document.querySelectorAll('body *')]
            .filter(element => [...element.childNodes].some(node => node.nodeType === 3 && node.textContent.trim()))
            .filter(element => element.checkVisibility() && !element.closest('script, svg'))
            .map(element => {
              const [a, b] = [light(getComputedStyle(element).color), light(behind(element))];
              return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
            });
          return Math.min(...contrasts);
        })()
        """;
}
