package io.panoptes.equivalence.refuter.symbolic;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Expr;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Queries over one set of symbolic tables. */
final class Encoding {

    private final Formulas formulas;
    private final Domains domains;
    private final Comparisons comparisons;
    private final SymbolicDatabase database;
    private final EncodingBudget budget;
    private final Choices choices;
    private final boolean orderMatters;
    private final RelationEncoders relations;
    private final ScalarEncoders scalars;
    private final List<BoolExpr> statements = new ArrayList<>();
    private final Map<Relation, SymbolicTable> closed = new HashMap<>();
    private final Map<Expr<?>, DateParts> dates = new HashMap<>();

    Encoding(
            Formulas formulas,
            Domains domains,
            SymbolicDatabase database,
            EncodingBudget budget,
            Choices choices,
            boolean orderMatters) {
        this.formulas = formulas;
        this.domains = domains;
        this.comparisons = new Comparisons(formulas, domains);
        this.database = database;
        this.budget = budget;
        this.choices = choices;
        this.orderMatters = orderMatters;
        this.relations = new RelationEncoders(this);
        this.scalars = new ScalarEncoders(this);
    }

    Formulas formulas() {
        return formulas;
    }

    Domains domains() {
        return domains;
    }

    Comparisons comparisons() {
        return comparisons;
    }

    SymbolicDatabase database() {
        return database;
    }

    EncodingBudget budget() {
        return budget;
    }

    /** Whether answers are lists, so that rows which tie leave an answer open. */
    boolean orderMatters() {
        return orderMatters;
    }

    /** The rows of a query that sees no enclosing row. */
    SymbolicTable table(Relation query) {
        return table(query, Scope.outermost(formulas));
    }

    /** The rows of a relation inside a scope. One that sees nothing of the scope is encoded once. */
    SymbolicTable table(Relation relation, Scope scope) {
        if (!EnclosingRows.isSeenBy(relation)) {
            SymbolicTable known = closed.get(relation);
            if (known == null) {
                known = choices.apply(relation, encode(relation, Scope.outermost(formulas)));
                closed.put(relation, known);
            }
            return known;
        }
        return encode(relation, scope);
    }

    private SymbolicTable encode(Relation relation, Scope scope) {
        SymbolicTable table = relations.encode(relation, scope).pruned();
        budget.spend(table.rows().size());
        return table;
    }

    SymbolicValue value(Scalar scalar, Scope scope) {
        return scalars.value(scalar, scope);
    }

    /** The value as one of {@code type}. */
    SymbolicValue value(Scalar scalar, SqlType type, Scope scope) {
        return domains.widen(value(scalar, scope), scalar.type(), type);
    }

    Truth truth(Scalar condition, Scope scope) {
        return scalars.truth(condition, scope);
    }

    /** Year, month and day of a term, made once for each; the term must be in their range where {@code used} holds. */
    DateParts dateParts(Expr<?> days, Supplier<DateParts> define, BoolExpr used) {
        assume(formulas.implies(used, DateParts.inRange(days, formulas)));
        return dates.computeIfAbsent(days, ignored -> define.get());
    }

    /** States what a term that was just made means; such a statement can always be met. */
    void define(BoolExpr definition) {
        statements.add(definition);
    }

    /** Leaves out the databases on which a query fails, or may give more than one answer. */
    void assume(BoolExpr assumption) {
        if (!assumption.isTrue()) {
            statements.add(assumption);
        }
    }

    /** The definitions and assumptions made since the last time. */
    List<BoolExpr> takeStatements() {
        List<BoolExpr> taken = List.copyOf(statements);
        statements.clear();
        return taken;
    }
}
