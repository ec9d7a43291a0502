package io.panoptes.corpus.making;

import io.panoptes.corpus.probe.ProbeTables;
import io.panoptes.dbms.Outcome;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;

/** Which kind of value an expression gives, as a DBMS tells it. */
final class ResultKinds {
    private final Grammar grammar;

    ResultKinds(Grammar grammar) {
        this.grammar = grammar;
    }

    /** A query whose outcome tells, over all rows. */
    String question(String expression) {
        String type = grammar.typeQuestion()
                .map(question -> ", " + question.with(hole -> expression) + " AS y")
                .orElse("");
        return "SELECT " + expression + " AS x" + type + " FROM " + ProbeTables.ALL;
    }

    /** @param declared what the grammar says that it gives, or {@link Form#OPEN} */
    Optional<Character> of(Outcome outcome, char declared) {
        if (!(outcome instanceof Outcome.Rows rows) || rows.rows().size() != ProbeTables.ROWS) {
            return Optional.empty();
        }
        List<Value> values =
                rows.rows().stream().map(Row::values).map(List::getFirst).toList();
        if (declared != Form.OPEN) {
            Kind kind = grammar.kinds().get(declared);
            return kind != null && values.stream().allMatch(value -> fits(value, kind))
                    ? Optional.of(declared)
                    : Optional.empty();
        }
        String name = grammar.typeQuestion().isPresent()
                ? rows.rows().getFirst().values().get(1) instanceof Value.TextValue(var text) ? text : ""
                : name(rows.types().getFirst());
        return grammar.kinds().values().stream()
                .filter(kind -> kind.name().equals(name))
                .map(Kind::letter)
                .findFirst();
    }

    /** Only DBMSs without types of their own need this. */
    private static boolean fits(Value value, Kind kind) {
        return value.isNull()
                || switch (kind.letter()) {
                    case 'b' ->
                        value instanceof Value.BooleanValue
                                || value instanceof Value.IntegerValue(var number)
                                        && number.signum() >= 0
                                        && number.bitLength() <= 1;
                    case 'i', 'l' -> value instanceof Value.IntegerValue;
                    case 't', 'j' -> value instanceof Value.TextValue;
                    default -> true;
                };
    }

    /** As the grammars name types. */
    static String name(SqlType type) {
        return switch (type) {
            case SqlType.BooleanType ignored -> "BOOLEAN";
            case SqlType.IntegerType(var bits) ->
                switch (bits) {
                    case 8 -> "TINYINT";
                    case 16 -> "SMALLINT";
                    case 32 -> "INTEGER";
                    case 64 -> "BIGINT";
                    default -> "HUGEINT";
                };
            case SqlType.DecimalType(var precision, var scale) ->
                precision == 10 && scale == 2 ? "DECIMAL(10,2)" : "DECIMAL";
            case SqlType.DoubleType ignored -> "DOUBLE";
            case SqlType.TextType ignored -> "VARCHAR";
            case SqlType.DateType ignored -> "DATE";
            case SqlType.TimeType ignored -> "TIME";
            case SqlType.TimestampType ignored -> "TIMESTAMP";
            case SqlType.IntervalType ignored -> "INTERVAL";
            case SqlType.NullType ignored -> "NULL";
            case SqlType.OpaqueType(var name) -> name;
        };
    }
}
