package io.panoptes.equivalence.refuter.symbolic.encoding;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Expr;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.refuter.symbolic.table.EncodingBudget;
import io.panoptes.equivalence.refuter.symbolic.table.RowSelection;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicDatabase;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicScope;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTable;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.equivalence.refuter.symbolic.term.SymbolicValue;
import io.panoptes.equivalence.refuter.symbolic.term.TermComparisons;
import io.panoptes.equivalence.refuter.symbolic.term.Truth;
import io.panoptes.equivalence.refuter.symbolic.term.ValueTerms;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/** Queries over one set of symbolic tables. */
public final class Encoding {

    private final SolverFormulas formulas;
    private final ValueTerms domains;
    private final TermComparisons comparisons;
    private final SymbolicDatabase database;
    private final EncodingBudget budget;
    private final RowSelection choices;
    private final boolean orderMatters;
    private final RelationEncoding relations;
    private final ScalarEncoding scalars;
    private final List<BoolExpr> statements = new ArrayList<>();
    private final Map<Relation, SymbolicTable> closed = new HashMap<>();
    private final Map<Expr<?>, DateParts> dates = new HashMap<>();

    public Encoding(
            SolverFormulas formulas,
            ValueTerms domains,
            SymbolicDatabase database,
            EncodingBudget budget,
            RowSelection choices,
            boolean orderMatters,
            Function<Encoding, RelationEncoding> relations,
            Function<Encoding, ScalarEncoding> scalars) {
        this.formulas = formulas;
        this.domains = domains;
        this.comparisons = new TermComparisons(formulas, domains);
        this.database = database;
        this.budget = budget;
        this.choices = choices;
        this.orderMatters = orderMatters;
        this.relations = relations.apply(this);
        this.scalars = scalars.apply(this);
    }

    public SolverFormulas formulas() {
        return formulas;
    }

    public ValueTerms domains() {
        return domains;
    }

    public TermComparisons comparisons() {
        return comparisons;
    }

    public SymbolicDatabase database() {
        return database;
    }

    public EncodingBudget budget() {
        return budget;
    }

    /** Whether answers are lists, so that rows which tie leave an answer open. */
    public boolean orderMatters() {
        return orderMatters;
    }

    /** The rows of a query that sees no enclosing row. */
    public SymbolicTable table(Relation query) {
        return table(query, SymbolicScope.outermost(formulas));
    }

    /** The rows of a relation inside a scope. One that sees nothing of the scope is encoded once. */
    public SymbolicTable table(Relation relation, SymbolicScope scope) {
        if (!EnclosingRows.isSeenBy(relation)) {
            SymbolicTable known = closed.get(relation);
            if (known == null) {
                known = choices.apply(relation, encode(relation, SymbolicScope.outermost(formulas)));
                closed.put(relation, known);
            }
            return known;
        }
        return encode(relation, scope);
    }

    private SymbolicTable encode(Relation relation, SymbolicScope scope) {
        SymbolicTable table = relations.encode(relation, scope).pruned();
        budget.spend(table.rows().size());
        return table;
    }

    public SymbolicValue value(Scalar scalar, SymbolicScope scope) {
        return scalars.value(scalar, scope);
    }

    /** The value as one of {@code type}. */
    public SymbolicValue value(Scalar scalar, SqlType type, SymbolicScope scope) {
        return domains.widen(value(scalar, scope), scalar.type(), type);
    }

    public Truth truth(Scalar condition, SymbolicScope scope) {
        return scalars.truth(condition, scope);
    }

    /** Year, month and day of a term, made once for each; the term must be in their range where {@code used} holds. */
    DateParts dateParts(Expr<?> days, Supplier<DateParts> define, BoolExpr used) {
        assume(formulas.implies(used, DateParts.inRange(days, formulas)));
        return dates.computeIfAbsent(days, ignored -> define.get());
    }

    /** States what a term that was just made means; such a statement can always be met. */
    public void define(BoolExpr definition) {
        statements.add(definition);
    }

    /** Leaves out the databases on which a query fails, or may give more than one answer. */
    public void assume(BoolExpr assumption) {
        if (!assumption.isTrue()) {
            statements.add(assumption);
        }
    }

    /** The definitions and assumptions made since the last time. */
    public List<BoolExpr> takeStatements() {
        List<BoolExpr> taken = List.copyOf(statements);
        statements.clear();
        return taken;
    }
}
