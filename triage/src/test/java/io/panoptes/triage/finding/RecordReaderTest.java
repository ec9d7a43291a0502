package io.panoptes.triage.finding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.lang.reflect.Type;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordReaderTest {
    enum Colour {
        RED,
        GREEN
    }

    sealed interface Shape {
        record Circle(double radius) implements Shape {}

        sealed interface Cornered extends Shape {
            record Square(long side) implements Cornered {}
        }
    }

    record Whole(
            String name,
            boolean flag,
            Optional<Integer> count,
            List<Colour> colours,
            Set<String> words,
            Map<String, Shape> shapes,
            LocalDate day) {}

    record Positive(int number) {
        Positive {
            if (number <= 0) {
                throw new IllegalArgumentException("not positive");
            }
        }
    }

    private static Object read(String json, Class<?> type) {
        try {
            JsonNode node = new ObjectMapper().readTree(json.replace('\'', '"'));
            return RecordReader.read(node, type, "finding");
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(json, e);
        }
    }

    @Test
    void aRecordOfAllKindsOfParts() {
        assertThat(read(
                        "{'name': 'n', 'flag': true, 'count': 3, 'colours': ['RED', 'green'], 'words': ['a', 'b'],"
                                + " 'shapes': {'one': {'@': 'Circle', 'radius': 1.5}, 'two': {'@': 'Square', 'side': 4}},"
                                + " 'day': '2020-02-29'}",
                        Whole.class))
                .isEqualTo(new Whole(
                        "n",
                        true,
                        Optional.of(3),
                        List.of(Colour.RED, Colour.GREEN),
                        Set.of("a", "b"),
                        Map.of("one", new Shape.Circle(1.5), "two", new Shape.Cornered.Square(4)),
                        LocalDate.of(2020, 2, 29)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '^',
            value = {"{'count': null, ", "{"})
    void anOptionalPartMayBeMissingOrNull(String beginning) {
        assertThat(read(
                        beginning + "'name': 'n', 'flag': false, 'colours': [], 'words': [], 'shapes': {},"
                                + " 'day': '2020-02-29'}",
                        Whole.class))
                .isEqualTo(new Whole(
                        "n", false, Optional.empty(), List.of(), Set.of(), Map.of(), LocalDate.of(2020, 2, 29)));
    }

    @Test
    void scalarsStandAsText() {
        assertThat(read("'PT3S'", Duration.class)).isEqualTo(Duration.ofSeconds(3));
        assertThat(read("'x'", char.class)).isEqualTo('x');
        assertThat(read("'1e3'", double.class)).isEqualTo(1000.0);
        assertThat(read("'NaN'", Double.class)).isEqualTo(Double.NaN);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '^', textBlock = """
        {'number': null}   ; finding.number: a int is missing
        {}                 ; finding.number: a int is missing
        {'number': {}}     ; finding.number: a int is missing
        {'number': [1]}    ; finding.number: a int is missing
        {'number': 0}      ; not positive
        7                  ; finding: an object (Positive) is missing
        """)
    void whatIsMissingOrWrongIsToldWithItsPlace(String json, String message) {
        assertThatThrownBy(() -> read(json, Positive.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }

    @Test
    void wordsThatAreNoneAreToldWithTheirPlace() {
        assertThatThrownBy(() -> read("'BLUE'", Colour.class))
                .hasMessageContaining("finding: \"BLUE\" is none of [RED, GREEN]");
        assertThatThrownBy(() -> read("{'@': 'Star'}", Shape.class))
                .hasMessageContaining("finding: \"Star\" is no kind of Shape");
        assertThatThrownBy(() -> read("{'@': 'Cornered'}", Shape.class)).hasMessageContaining("is no kind of Shape");
        assertThatThrownBy(() -> read("'2020-02-30'", LocalDate.class)).hasMessageContaining("is no LocalDate");
        assertThatThrownBy(() -> RecordReader.read(
                        new ObjectMapper().createArrayNode().add("RED").add("x"), list(), "finding"))
                .hasMessageContaining("finding[1]: \"x\" is none of");
    }

    private static Type list() {
        return Whole.class.getRecordComponents()[3].getGenericType();
    }
}
