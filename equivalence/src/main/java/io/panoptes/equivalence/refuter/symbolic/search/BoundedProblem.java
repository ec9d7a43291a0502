package io.panoptes.equivalence.refuter.symbolic.search;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.refuter.symbolic.data.AlgebraParts;
import io.panoptes.equivalence.refuter.symbolic.data.ConstraintEncoders;
import io.panoptes.equivalence.refuter.symbolic.data.PlainValues;
import io.panoptes.equivalence.refuter.symbolic.data.QueryConstants;
import io.panoptes.equivalence.refuter.symbolic.data.RowSymmetry;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.relation.RelationEncoders;
import io.panoptes.equivalence.refuter.symbolic.scalar.ScalarEncoders;
import io.panoptes.equivalence.refuter.symbolic.table.EncodingBudget;
import io.panoptes.equivalence.refuter.symbolic.table.RowSelection;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicDatabase;
import io.panoptes.equivalence.refuter.symbolic.term.RankedText;
import io.panoptes.equivalence.refuter.symbolic.term.SequenceText;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.equivalence.refuter.symbolic.term.TextDomain;
import io.panoptes.equivalence.refuter.symbolic.term.ValueTerms;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BooleanSupplier;

/** Some queries over the tables that they need, ready to be encoded for any number of rows. */
public final class BoundedProblem {

    private final List<Table> tables;
    private final Map<String, List<Scalar>> checks;
    private final QueryConstants constants;
    private final boolean usesUnknownFunctions;

    public BoundedProblem(Schema schema, List<Relation> queries, Map<String, List<Scalar>> checks) {
        AlgebraParts parts = AlgebraParts.of(queries);
        this.tables = needed(schema, parts);
        this.checks = checks;
        tables.forEach(table -> checksOf(table).forEach(parts::add));
        this.constants = QueryConstants.of(parts.scalars(), tables);
        this.usesUnknownFunctions = parts.scalars().stream().anyMatch(scalar -> scalar instanceof Scalar.Uninterpreted);
    }

    public Encoding encode(
            Context z3, int rowsOfATable, RowSelection choices, boolean orderMatters, BooleanSupplier isOver) {
        SolverFormulas formulas = new SolverFormulas(z3);
        TextDomain texts =
                constants.looksInsideTexts() ? new SequenceText(formulas) : new RankedText(formulas, constants.texts());
        ValueTerms domains = new ValueTerms(formulas, texts);
        SymbolicDatabase database = new SymbolicDatabase(formulas, domains, tables, rowsOfATable);
        return new Encoding(
                formulas,
                domains,
                database,
                new EncodingBudget(isOver),
                choices,
                orderMatters,
                RelationEncoders::new,
                ScalarEncoders::new);
    }

    /** What holds of every database of the schema, up to the order of its rows. */
    List<BoolExpr> constraints(Encoding encoding) {
        List<BoolExpr> constraints = new ArrayList<>();
        for (Table table : tables) {
            constraints.addAll(new ConstraintEncoders(encoding).of(table, checksOf(table)));
            constraints.addAll(new RowSymmetry(encoding).of(table));
        }
        return constraints;
    }

    List<BoolExpr> plainValues(Encoding encoding) {
        List<BoolExpr> plain = new ArrayList<>();
        tables.forEach(table -> plain.addAll(new PlainValues(encoding, constants).of(table)));
        return plain;
    }

    boolean usesUnknownFunctions() {
        return usesUnknownFunctions;
    }

    public QueryConstants constants() {
        return constants;
    }

    private List<Scalar> checksOf(Table table) {
        return checks.getOrDefault(table.name(), List.of());
    }

    /** The tables that the queries read, and those that references lead to from there. */
    private static List<Table> needed(Schema schema, AlgebraParts parts) {
        Map<String, Table> needed = new LinkedHashMap<>();
        List<Table> open = new ArrayList<>();
        for (Relation relation : parts.relations()) {
            if (relation instanceof Relation.Scan(Table table)) {
                open.add(table);
            }
        }
        while (!open.isEmpty()) {
            Table table = open.removeLast();
            if (needed.putIfAbsent(table.name().toLowerCase(Locale.ROOT), table) == null) {
                for (Constraint constraint : table.constraints()) {
                    if (constraint instanceof Constraint.Reference reference) {
                        schema.table(reference.target()).ifPresent(open::add);
                    }
                }
            }
        }
        return List.copyOf(needed.values());
    }
}
