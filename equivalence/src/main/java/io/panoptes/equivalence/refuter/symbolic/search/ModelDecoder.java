package io.panoptes.equivalence.refuter.symbolic.search;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Expr;
import com.microsoft.z3.IntNum;
import com.microsoft.z3.Model;
import com.microsoft.z3.RatNum;
import io.panoptes.equivalence.problem.Answer;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.table.EncodingBudget;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicRow;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTable;
import io.panoptes.equivalence.refuter.symbolic.term.SymbolicValue;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads a database, and the answers on it, out of a model. */
public final class ModelDecoder {

    /** As many digits of an endless fraction as the evaluator shows. */
    private static final MathContext SHOWN = new MathContext(30, RoundingMode.HALF_UP);

    private final Encoding encoding;
    private final Model model;
    private final Map<Expr<?>, String> texts;

    private ModelDecoder(Encoding encoding, Model model, Map<Expr<?>, String> texts) {
        this.encoding = encoding;
        this.model = model;
        this.texts = texts;
    }

    /** Empty where the model has a value that no database can hold: a string between two that have none in between. */
    public static Optional<ModelDecoder> of(Encoding encoding, Model model, List<TypedTable> answers) {
        Set<Expr<?>> terms = new LinkedHashSet<>();
        for (Table table : encoding.database().tables()) {
            List<SqlType> types =
                    table.columns().stream().map(column -> column.type()).toList();
            collectTexts(encoding.database().rowsOf(table), types, model, terms);
        }
        answers.forEach(answer -> collectTexts(answer.table(), answer.types(), model, terms));
        return encoding.domains().texts().decode(terms, model).map(texts -> new ModelDecoder(encoding, model, texts));
    }

    /** A table with the types of its columns. */
    public record TypedTable(SymbolicTable table, List<SqlType> types) {}

    private static void collectTexts(SymbolicTable table, List<SqlType> types, Model model, Set<Expr<?>> terms) {
        for (SymbolicRow row : table.rows()) {
            for (int i = 0; i < types.size(); i++) {
                boolean isNeeded = types.get(i) instanceof SqlType.TextType
                        && holds(model, row.present())
                        && !holds(model, row.values().get(i).isNull());
                if (isNeeded) {
                    terms.add(row.values().get(i).value());
                }
            }
        }
    }

    Database database(Schema schema) {
        Map<String, List<Row>> rows = new HashMap<>();
        for (Table table : encoding.database().tables()) {
            List<SqlType> types =
                    table.columns().stream().map(column -> column.type()).toList();
            rows.put(table.name(), rows(encoding.database().rowsOf(table), types));
        }
        return new Database(schema, rows);
    }

    public Answer answer(TypedTable answer) {
        SymbolicTable table = answer.table();
        if (!table.isOrdered()) {
            return new Answer(rows(table, answer.types()));
        }
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < table.rows().size(); i++) {
            order.add(i);
        }
        order.sort(Comparator.comparing(
                i -> ((IntNum) model.eval(table.positions().get(i), true)).getBigInteger()));
        return new Answer(
                rows(SymbolicTable.of(order.stream().map(table.rows()::get).toList()), answer.types()));
    }

    int rowCount() {
        return encoding.database().tables().stream()
                .flatMap(table -> encoding.database().rowsOf(table).rows().stream())
                .mapToInt(row -> holds(model, row.present()) ? 1 : 0)
                .sum();
    }

    private List<Row> rows(SymbolicTable table, List<SqlType> types) {
        List<Row> rows = new ArrayList<>();
        for (SymbolicRow row : table.rows()) {
            if (holds(model, row.present())) {
                List<Value> values = new ArrayList<>();
                for (int i = 0; i < types.size(); i++) {
                    values.add(value(row.values().get(i), types.get(i)));
                }
                rows.add(new Row(values));
            }
        }
        return rows;
    }

    private Value value(SymbolicValue value, SqlType type) {
        if (holds(model, value.isNull())) {
            return Value.NULL;
        }
        return switch (type) {
            case SqlType.BooleanType ignored -> Value.of(holds(model, (BoolExpr) value.value()));
            case SqlType.IntegerType ignored -> new Value.IntegerValue(whole(value));
            case SqlType.DecimalType ignored -> Value.of(fraction(value));
            case SqlType.DoubleType ignored ->
                new Value.DoubleValue(fraction(value).doubleValue());
            case SqlType.TextType ignored -> Value.of(text(value));
            case SqlType.DateType ignored ->
                new Value.DateValue(LocalDate.ofEpochDay(whole(value).longValueExact()));
            case SqlType.TimeType ignored ->
                new Value.TimeValue(LocalTime.ofSecondOfDay(whole(value).longValueExact()));
            case SqlType.TimestampType ignored ->
                new Value.TimestampValue(
                        LocalDateTime.ofEpochSecond(whole(value).longValueExact(), 0, ZoneOffset.UTC));
            case SqlType.IntervalType ignored -> new Value.IntegerValue(whole(value));
            case SqlType.NullType ignored -> Value.NULL;
            case SqlType.OpaqueType ignored -> throw new IllegalStateException("a value of an unknown type");
        };
    }

    private String text(SymbolicValue value) {
        String text = texts.get(value.value());
        if (text == null) {
            throw new IllegalStateException("a string of the model was not decoded");
        }
        return text;
    }

    private BigInteger whole(SymbolicValue value) {
        return ((IntNum) model.eval(value.value(), true)).getBigInteger();
    }

    private BigDecimal fraction(SymbolicValue value) {
        if (!(model.eval(value.value(), true) instanceof RatNum number)) {
            throw new EncodingBudget.Exhausted("a number that is no fraction");
        }
        return new BigDecimal(number.getBigIntNumerator()).divide(new BigDecimal(number.getBigIntDenominator()), SHOWN);
    }

    private static boolean holds(Model model, BoolExpr formula) {
        return model.eval(formula, true).isTrue();
    }
}
