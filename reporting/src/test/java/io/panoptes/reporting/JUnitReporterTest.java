package io.panoptes.reporting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.reporting.model.RunReport;
import java.io.StringReader;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

class JUnitReporterTest {
    static Stream<RunReport> runs() {
        return Stream.of(SampleRuns.full(), SampleRuns.full().withheld(), SampleRuns.clean(), SampleRuns.couldNotRun());
    }

    @ParameterizedTest
    @MethodSource("runs")
    void keepsTheSchemaOfJenkins(RunReport run) {
        assertThatCode(() -> validate(new JUnitReporter().report(run))).doesNotThrowAnyException();
    }

    @Test
    void theSchemaOfJenkinsRefusesWhatIsNoReport() {
        String report = new JUnitReporter().report(SampleRuns.clean());
        assertThatThrownBy(() -> validate(report.replace("<testcase ", "<testcases ")))
                .isInstanceOf(SAXException.class);
    }

    /** GitLab names a test case by class, name and the text of its failure; Jenkins fails a job that has none. */
    @ParameterizedTest
    @MethodSource("runs")
    void everyRunHasTestCasesOfDifferentNames(RunReport run) throws Exception {
        assertThat(cases(run))
                .isNotEmpty()
                .extracting(one -> one.getAttribute("classname") + "." + one.getAttribute("name"))
                .doesNotHaveDuplicates()
                .allMatch(name -> name.startsWith("panoptes."));
    }

    @Test
    void aRegressionAndAFindingAreATestCaseEach() throws Exception {
        assertThat(cases(SampleRuns.full()))
                .extracting(one -> one.getAttribute("name") + " " + result(one))
                .containsExactly(
                        "kept-back failure",
                        "kept-open skipped",
                        "kept-fixed ",
                        "kept-refused skipped",
                        "kept-late skipped",
                        "F1: Wrong result: missing rows with COUNT, WITH failure",
                        "F2: Crash: <script>alert(1)</script> SIGSEGV in duckdb::Foo::Bar failure",
                        "case 881: wrong result failure",
                        "campaign: 12,400 cases ",
                        "K1: Wrong result with <script>alert(1)</script> skipped");
    }

    @Test
    void theCountsAreThoseOfTheTestCases() throws Exception {
        Element root = root(new JUnitReporter().report(SampleRuns.full()));
        assertThat(root.getAttribute("tests")).isEqualTo("10");
        assertThat(root.getAttribute("failures")).isEqualTo("4");
        assertThat(root.getAttribute("errors")).isEqualTo("0");
        assertThat(root.getAttribute("time")).isEqualTo("545.000");
    }

    @Test
    void aRunThatCouldNotBeginIsAnError() throws Exception {
        assertThat(cases(SampleRuns.couldNotRun()))
                .singleElement()
                .satisfies(only -> assertThat(result(only)).isEqualTo("error"))
                .satisfies(only -> assertThat(only.getTextContent()).contains("build/duckdb_jdbc.jar is no jar"));
    }

    @Test
    void tellsTheStatementsOfAFindingAndWhatTheyGave() throws Exception {
        assertThat(cases(SampleRuns.full()).get(5).getTextContent())
                .contains(
                        "CREATE TABLE \"<script>alert(1)</script>\" (c VARCHAR, d INTEGER);",
                        "-- query 1, wrong: no row",
                        "-- query 2, right: (0, '<script>alert(1)</script>')",
                        "introduced in 1.2.0, fixed in 1.4.0.0",
                        "panoptes replay panoptes-out/findings/F1");
    }

    @Test
    void replacesWhatXmlCannotHold() throws Exception {
        assertThat(cases(SampleRuns.full()).get(6).getTextContent())
                .contains("INTERNAL Error: \uFFFD\uFFFD[31m\uFFFD ]]> & \"quoted\"");
    }

    private static List<Element> cases(RunReport run) throws Exception {
        var nodes = root(new JUnitReporter().report(run)).getElementsByTagName("testcase");
        return IntStream.range(0, nodes.getLength())
                .mapToObj(i -> (Element) nodes.item(i))
                .toList();
    }

    private static String result(Element testCase) {
        return Stream.of("failure", "error", "skipped")
                .filter(name -> testCase.getElementsByTagName(name).getLength() > 0)
                .findFirst()
                .orElse("");
    }

    private static Element root(String xml) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(xml)))
                .getDocumentElement();
    }

    private static void validate(String xml) throws Exception {
        SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
                .newSchema(Objects.requireNonNull(JUnitReporterTest.class.getResource("/schema/junit-10.xsd")))
                .newValidator()
                .validate(new StreamSource(new StringReader(xml)));
    }
}
