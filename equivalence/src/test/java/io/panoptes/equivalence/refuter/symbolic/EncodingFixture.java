package io.panoptes.equivalence.refuter.symbolic;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Model;
import com.microsoft.z3.Solver;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Answer;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.search.BoundedProblem;
import io.panoptes.equivalence.refuter.symbolic.search.ModelDecoder;
import io.panoptes.equivalence.refuter.symbolic.search.ModelDecoder.TypedTable;
import io.panoptes.equivalence.refuter.symbolic.search.NamedRowSelection;
import io.panoptes.equivalence.refuter.symbolic.table.RowSelection;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicRow;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTable;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.equivalence.refuter.symbolic.term.SymbolicValue;
import io.panoptes.equivalence.solver.SolverAnswer;
import io.panoptes.equivalence.solver.SolverContext;
import io.panoptes.equivalence.solver.SolverLimits;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Queries encoded over symbolic tables that are pinned to the rows of a database: what does the model answer? */
public final class EncodingFixture {

    public static final Schema SCHEMA = SchemaReader.read(List.of(
            "CREATE TABLE r (a INT, b INT, s VARCHAR(10))", "CREATE TABLE t (a INT, c DECIMAL(10, 2), d DATE)"));

    private EncodingFixture() {}

    public static Relation translate(String sql) {
        return new Front(SCHEMA, ReadingProfile.STANDARD).translate(sql);
    }

    /** Tables r and t, a row a line, the values separated by blanks. */
    static Database database(String r, String t) {
        return new Database(SCHEMA, Map.of("r", rows("r", r), "t", rows("t", t)));
    }

    /** The rows that the encoding gives, as text and sorted. */
    static List<String> answer(String sql, Database database) {
        return answer(translate(sql), database)
                .map(EncodingFixture::sorted)
                .orElseThrow(() -> new AssertionError("the encoding leaves out this database"));
    }

    static List<String> sorted(Answer answer) {
        return answer.rows().stream().map(EncodingFixture::text).sorted().toList();
    }

    /** What the model answers; empty where the encoding leaves the database out. */
    static Optional<Answer> answer(Relation query, Database database) {
        try (SolverContext context = SolverContext.open(SolverLimits.DEFAULT)) {
            return answer(query, database, context, RowSelection.ALL, List::of);
        }
    }

    /** As {@link #answer(Relation, Database)}, with a name for every choice and the meaning of every operator in force. */
    static Optional<Answer> answerOfNamedChoices(Relation query, Database database) {
        try (SolverContext context = SolverContext.open(SolverLimits.DEFAULT)) {
            NamedRowSelection named = new NamedRowSelection(context.z3());
            return answer(query, database, context, named, () -> {
                List<BoolExpr> inForce = new ArrayList<>(named.takeLinks());
                named.takeNodes().forEach(node -> inForce.add(node.meaning()));
                return inForce;
            });
        }
    }

    private static Optional<Answer> answer(
            Relation query,
            Database database,
            SolverContext context,
            RowSelection choices,
            Supplier<List<BoolExpr>> inForce) {
        Encoding encoding =
                problem(query, database).encode(context.z3(), rowsOfATable(database), choices, false, () -> false);
        SymbolicTable table = encoding.table(query);
        Solver solver = context.newSolver();
        solver.add(encoding.takeStatements().toArray(BoolExpr[]::new));
        solver.add(inForce.get().toArray(BoolExpr[]::new));
        solver.add(pinned(encoding, database).toArray(BoolExpr[]::new));
        return switch (context.check(solver)) {
            case SolverAnswer.Satisfiable(Model model) -> {
                TypedTable typed = new TypedTable(table, query.types());
                yield Optional.of(ModelDecoder.of(encoding, model, List.of(typed))
                        .orElseThrow()
                        .answer(typed));
            }
            case SolverAnswer.Unsatisfiable ignored -> Optional.empty();
            case SolverAnswer.Undecided(String reason) -> throw new AssertionError("undecided: " + reason);
        };
    }

    /** The query with the strings of the database, which the encoding must know of. */
    public static BoundedProblem problem(Relation query, Database database) {
        BoundedProblem problem = new BoundedProblem(SCHEMA, List.of(query), Map.of());
        for (List<Row> rows : database.rows().values()) {
            rows.forEach(row -> row.values().forEach(value -> {
                if (value instanceof Value.TextValue(String text)) {
                    problem.constants().texts().add(text);
                }
            }));
        }
        return problem;
    }

    public static int rowsOfATable(Database database) {
        return Math.max(database.rowsOf("r").size(), database.rowsOf("t").size());
    }

    public static List<BoolExpr> pinned(Encoding encoding, Database database) {
        SolverFormulas formulas = encoding.formulas();
        List<BoolExpr> pinned = new ArrayList<>();
        for (Table table : encoding.database().tables()) {
            List<Row> rows = database.rowsOf(table.name());
            List<SymbolicRow> symbolic = encoding.database().rowsOf(table).rows();
            for (int i = 0; i < symbolic.size(); i++) {
                pinned.add(formulas.same(symbolic.get(i).present(), formulas.of(i < rows.size())));
                for (int j = 0; i < rows.size() && j < table.columns().size(); j++) {
                    SymbolicValue literal = encoding.domains()
                            .literal(
                                    rows.get(i).values().get(j),
                                    table.columns().get(j).type());
                    pinned.add(encoding.comparisons()
                            .notDistinct(symbolic.get(i).values().get(j), literal));
                }
            }
        }
        return pinned;
    }

    private static List<Row> rows(String table, String text) {
        List<Column> columns = SCHEMA.table(table).orElseThrow().columns();
        return text.lines()
                .map(line -> {
                    String[] words = line.split(" ");
                    List<Value> values = new ArrayList<>();
                    for (int i = 0; i < columns.size(); i++) {
                        values.add(value(words[i], columns.get(i)));
                    }
                    return new Row(values);
                })
                .toList();
    }

    private static Value value(String word, Column column) {
        if (word.equals("-")) {
            return Value.NULL;
        }
        return switch (column.name()) {
            case "s" -> Value.of(word);
            case "c" -> Value.of(new java.math.BigDecimal(word));
            case "d" -> new Value.DateValue(LocalDate.parse(word));
            default -> Value.of(Long.parseLong(word));
        };
    }

    private static String text(Row row) {
        return String.join(" ", row.values().stream().map(EncodingFixture::text).toList());
    }

    private static String text(Value value) {
        return switch (value) {
            case Value.NullValue ignored -> "-";
            case Value.BooleanValue(boolean truth) -> Boolean.toString(truth);
            case Value.IntegerValue(var number) -> number.toString();
            case Value.DecimalValue(var number) -> number.toPlainString();
            case Value.DoubleValue(double number) -> Double.toString(number);
            case Value.TextValue(String text) -> text;
            case Value.DateValue(var date) -> date.toString();
            case Value.TimeValue(var time) -> time.toString();
            case Value.TimestampValue(var moment) -> moment.toString();
            case Value.OpaqueValue(String text) -> text;
        };
    }
}
