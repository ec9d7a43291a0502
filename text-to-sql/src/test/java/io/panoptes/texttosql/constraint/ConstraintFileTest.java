package io.panoptes.texttosql.constraint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.value.Value;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConstraintFileTest {
    private static final List<Constraint> KINDS = List.of(
            new Constraint.PrimaryKey(List.of("a", "b")),
            new Constraint.Unique(List.of("a")),
            new Constraint.ForeignKey(List.of("a"), "p", List.of("k")),
            new Constraint.InclusionDependency(List.of("a", "b"), "p", List.of("k", "l")),
            new Constraint.Check(SqlReader.expression("a > 1 OR b IS NULL")),
            new Constraint.Range("a", Value.of(1), Value.of(new BigDecimal("2.5"))),
            new Constraint.Range("a", Optional.empty(), Optional.of(new Value.DateValue(LocalDate.of(2024, 2, 29)))),
            new Constraint.Range(
                    "a", Optional.of(new Value.TimestampValue(LocalDateTime.of(2024, 1, 1, 12, 30))), Optional.empty()),
            new Constraint.Categorical("a", List.of(Value.of("x"), Value.of(true), Value.of(-3))),
            new Constraint.FunctionalDependency(List.of("a", "b"), "c"),
            new Constraint.Ordering("a", "b"));

    @TempDir
    private Path folder;

    @Test
    void everyKindIsReadAsItWasWritten() throws IOException {
        List<TableConstraint> all = Stream.concat(
                        KINDS.stream()
                                .map(kind -> TableConstraint.of("t", kind, new Evidence(Origin.VALIDATED, 7, 0.5))),
                        Stream.of(TableConstraint.notNull("t", "a", Evidence.mined(3, 1))))
                .toList();
        assertThat(KINDS.stream().map(Constraint::getClass).distinct())
                .containsExactlyInAnyOrderElementsOf(Stream.of(Constraint.class.getPermittedSubclasses())
                        .flatMap(kind -> kind.isSealed() ? Stream.of(kind.getPermittedSubclasses()) : Stream.of(kind))
                        .map(kind -> kind.<Constraint>asSubclass(Constraint.class))
                        .toList());
        Path file = folder.resolve("deep/c.json");
        new ConstraintFile(List.of(new DatabaseConstraints("shop", all))).write(file);
        assertThat(ConstraintFile.read(file).of("SHOP").orElseThrow().constraints())
                .containsExactlyElementsOf(all);
        try (Stream<Path> files = Files.list(folder.resolve("deep"))) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void readsWhatSpotItWrites() {
        String text = """
                {"shop": [[
                  {"primary": [{"value": "ORDERS__ID"}, {"value": "ORDERS__LINE"}]},
                  {"foreign": [{"value": "ORDERS__COUNTRY"}, {"value": "COUNTRY__CODE"}]},
                  {"between": [{"value": "ORDERS__AMOUNT"}, 0, 9.5]},
                  {"between": [{"value": "ORDERS__AMOUNT"}, 0, 1.7976931348623157e+308]},
                  {"in": [{"value": "ORDERS__STATE"}, ["open", "sent"]]},
                  {"not_null": {"value": "ORDERS__STATE"}},
                  {"dependency": {"values": ["ORDERS__CITY", "ORDERS__COUNTRY"]}}
                ]]}
                """;
        assertThat(ConstraintFile.parse(text, "rules.json")
                        .of("shop")
                        .orElseThrow()
                        .constraints())
                .extracting(TableConstraint::words)
                .containsExactly(
                        "ORDERS: ID, LINE is the primary key",
                        "ORDERS: COUNTRY is found in COUNTRY(CODE)",
                        "ORDERS: AMOUNT is between 0 and 9.5",
                        "ORDERS: AMOUNT is at least 0",
                        "ORDERS: STATE is one of 'open', 'sent'",
                        "ORDERS: STATE is not NULL",
                        "ORDERS: CITY determines COUNTRY");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[1] | c.json is no file of constraints",
                "{ | c.json:1 is no JSON",
                "{\"format\": \"panoptes-constraints\", \"version\": 9} | is of format panoptes-constraints, version 9",
                "{\"format\": \"panoptes-constraints\", \"version\": 1, \"databases\": [{\"name\": \"d\", \"constraints\": [{\"kind\": \"magic\"}]}]} | c.json: constraint 1 of d is of the unknown kind magic",
                "{\"format\": \"panoptes-constraints\", \"version\": 1, \"databases\": [{\"name\": \"d\", \"constraints\": [{\"kind\": \"range\", \"table\": \"t\", \"column\": \"a\"}]}]} | constraint 1 of d is a range without a bound",
                "{\"d\": [[{\"likes\": 1}]]} | c.json: d has a constraint of the unknown kind likes",
                "{\"d\": [[{\"not_null\": {\"value\": \"A\"}}]]} | names the column 'A'"
            })
    void saysWhatIsWrong(String text, String message) {
        assertThatThrownBy(() -> ConstraintFile.parse(text, "c.json"))
                .isInstanceOf(UnreadableConstraints.class)
                .hasMessageContaining(message);
    }
}
