package io.panoptes.equivalence.front.operator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfiles;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FunctionKindsTest {
    private static final Map<PlainKind, String> COLUMNS = new EnumMap<>(Map.of(
            PlainKind.WHOLE, "n",
            PlainKind.DECIMAL, "c",
            PlainKind.DOUBLE, "x",
            PlainKind.TEXT, "s",
            PlainKind.BOOLEAN, "z",
            PlainKind.DATE, "d",
            PlainKind.TIMESTAMP, "m"));

    /** DuckDB's DATE_SUB takes three arguments; with two it is read as the one of others, and no text of DuckDB has it. */
    private static final Map<String, Set<String>> READ_OTHERWISE = Map.of("duckdb", Set.of("DATE_SUB"));

    /** For names that are read by the rule itself. */
    private static final List<List<PlainKind>> FEW = List.of(List.of(PlainKind.WHOLE), List.of(PlainKind.TEXT));

    @Test
    void aNameThatTheDbmsLacksIsRefused() {
        assertThatThrownBy(() -> front("sqlite").translate("SELECT NO_SUCH_ONE(n) FROM t"))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("function NO_SUCH_ONE, of which is not known what it gives");
        assertThatThrownBy(() -> front("sqlite").translate("SELECT TRUNC(s) FROM t"))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("what type TRUNC of VARCHAR gives");
        assertThat(type(front("sqlite"), "QUOTE(n)")).contains(PlainKind.TEXT);
        assertThat(type(front("standard"), "NO_SUCH_ONE(s)")).contains(PlainKind.TEXT);
    }

    @Test
    void thereIsAFileOfEachLibrary() {
        assertThat(ReadingProfiles.ALL)
                .allSatisfy(profile -> assertThat(profile.functions())
                        .allSatisfy(library ->
                                assertThat(FunctionKinds.named(library)).isPresent()));
        assertThat(FunctionKinds.named("nobody")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "duckdb", "postgresql", "mysql"})
    void aFunctionHasTheTypeThatTheDbmsGives(String profile) {
        Front front = front(profile);
        Set<String> otherwise = READ_OTHERWISE.getOrDefault(profile, Set.of());
        Map<String, String> other = new TreeMap<>();
        FunctionKinds.named(profile)
                .orElseThrow()
                .rules()
                .forEach((name, rule) -> (isReadElsewhere(name) && !otherwise.contains(name) ? lists() : FEW)
                        .forEach(kinds -> {
                            String call =
                                    kinds.stream().map(COLUMNS::get).collect(Collectors.joining(", ", name + "(", ")"));
                            type(front, call)
                                    .filter(type -> !fits(rule, kinds, type))
                                    .ifPresent(type -> other.putIfAbsent(
                                            name + " " + type, call + " " + type + " for " + rule.text()));
                        }));
        assertThat(other).isEmpty();
    }

    private static Front front(String profile) {
        return new Front(
                SchemaReader.read(
                        "CREATE TABLE t (n INTEGER, c DECIMAL(10, 2), x DOUBLE PRECISION, s VARCHAR(40), z BOOLEAN, d DATE, m TIMESTAMP)"),
                ReadingProfiles.named(profile));
    }

    private static boolean isReadElsewhere(String name) {
        return FrontOperators.isKnown(name) && !FunctionResults.has(name);
    }

    private static Optional<PlainKind> type(Front front, String call) {
        try {
            return PlainKind.of(
                    front.translate("SELECT " + call + " FROM t").types().getFirst());
        } catch (Unsupported | SqlError e) {
            return Optional.empty();
        }
    }

    private static List<List<PlainKind>> lists() {
        List<List<PlainKind>> lists = new ArrayList<>(List.of(List.of()));
        for (PlainKind kind : COLUMNS.keySet()) {
            lists.add(List.of(kind));
            lists.add(List.of(kind, PlainKind.TEXT));
            lists.add(List.of(kind, PlainKind.WHOLE));
            lists.add(List.of(PlainKind.TEXT, kind));
        }
        return lists;
    }

    private static boolean fits(ResultRule rule, List<PlainKind> kinds, PlainKind type) {
        Optional<PlainKind> result =
                rule.result(kinds.stream().map(Optional::of).toList());
        boolean isNumber = type == PlainKind.DECIMAL || type == PlainKind.DOUBLE;
        return result.map(kind -> kind == type
                        || (isNumber && (kind == PlainKind.DOUBLE || kind == PlainKind.WHOLE))
                        || (kind == PlainKind.WHOLE && type == PlainKind.BOOLEAN))
                .orElse(!(rule instanceof ResultRule.Always));
    }
}
