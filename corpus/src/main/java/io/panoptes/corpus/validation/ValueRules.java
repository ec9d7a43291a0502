package io.panoptes.corpus.validation;

import io.panoptes.corpus.SnippetGenerator;
import io.panoptes.corpus.making.Grammar;
import io.panoptes.corpus.store.SlotType;
import io.panoptes.corpus.validation.ValidationResult.Reason;
import io.panoptes.dbms.Outcome;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Which values a snippet may give: of exactly its type, small, and without what DBMSs compare in ways of their own. */
final class ValueRules {
    private static final BigInteger LARGEST = BigInteger.valueOf(SnippetGenerator.LIMIT);
    private static final int LONGEST = 120;

    private final Grammar grammar;

    ValueRules(Grammar grammar) {
        this.grammar = grammar;
    }

    record Objection(Reason reason, String detail) {}

    String query(String expression, String table) {
        String type = grammar.typeQuestion()
                .map(question -> ", " + question.with(hole -> expression) + " AS y")
                .orElse("");
        return "SELECT id, " + expression + " AS x" + type + " FROM " + table;
    }

    Optional<Objection> objection(SlotType type, Outcome.Rows rows, Collection<Value> values) {
        Optional<String> shown = otherType(type, rows);
        if (shown.isPresent()) {
            return Optional.of(new Objection(Reason.OTHER_TYPE, shown.get()));
        }
        for (Value value : values) {
            if (!value.isNull() && !isOf(value, type)) {
                return Optional.of(new Objection(Reason.OTHER_TYPE, value.toString()));
            }
            if (!isSafe(value)) {
                return Optional.of(new Objection(Reason.UNSAFE_VALUE, value.toString()));
            }
        }
        return values.stream().allMatch(Value::isNull)
                ? Optional.of(new Objection(Reason.NOTHING_BUT_NULL, ""))
                : Optional.empty();
    }

    /** What the DBMS calls the type, where it is not the one declared. */
    private Optional<String> otherType(SlotType type, Outcome.Rows rows) {
        if (grammar.typeQuestion().isPresent()) {
            String wanted = grammar.kind(type.letter()).name();
            Value shown = rows.rows().getFirst().values().get(2);
            return shown.equals(Value.of(wanted)) ? Optional.empty() : Optional.of(shown.toString());
        }
        SqlType shown = rows.types().get(1);
        boolean fits = grammar.isTyped() ? shown.equals(type.type()) : true;
        return fits ? Optional.empty() : Optional.of(shown.toString());
    }

    static boolean isOf(Value value, SlotType type) {
        return switch (type) {
            case INTEGER, BIGINT, HUGEINT -> value instanceof Value.IntegerValue;
            case BOOLEAN ->
                value instanceof Value.BooleanValue
                        || value instanceof Value.IntegerValue(var number)
                                && number.signum() >= 0
                                && number.bitLength() <= 1;
            case TEXT -> value instanceof Value.TextValue;
            case DATE -> value instanceof Value.DateValue;
            case ROWS -> false;
            case DECIMAL -> value instanceof Value.DecimalValue || value instanceof Value.IntegerValue;
        };
    }

    static boolean isSafe(Value value) {
        return switch (value) {
            case Value.IntegerValue(var number) -> number.abs().compareTo(LARGEST) <= 0;
            case Value.DecimalValue(var number) -> number.abs().compareTo(new BigDecimal(LARGEST)) <= 0;
            case Value.TextValue(var text) -> isSafe(text);
            case Value.DateValue(var date) -> date.getYear() >= 1600 && date.getYear() <= 9999;
            case Value.DoubleValue ignored -> false;
            case Value.OpaqueValue ignored -> false;
            case Value.NullValue ignored -> true;
            case Value.BooleanValue ignored -> true;
            case Value.TimeValue ignored -> true;
            case Value.TimestampValue ignored -> true;
        };
    }

    /** No trailing blanks, which some comparisons pass over; no control characters, no broken ones. */
    private static boolean isSafe(String text) {
        return text.length() <= LONGEST
                && !text.endsWith(" ")
                && text.chars().allMatch(c -> c >= ' ' && c != 0x7F && c < 0xD800);
    }

    static boolean isLowerCase(Value value) {
        return !(value instanceof Value.TextValue(var text)) || text.equals(text.toLowerCase(Locale.ROOT));
    }
}
