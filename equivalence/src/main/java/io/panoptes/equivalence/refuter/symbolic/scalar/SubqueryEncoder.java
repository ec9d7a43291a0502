package io.panoptes.equivalence.refuter.symbolic.scalar;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicRow;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicScope;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.equivalence.refuter.symbolic.term.SymbolicValue;
import io.panoptes.equivalence.refuter.symbolic.term.Truth;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;

/** {@code EXISTS, IN, ANY, ALL}, and subqueries used as a value. */
record SubqueryEncoder(Encoding encoding) {

    Truth exists(Scalar.Exists exists, SymbolicScope scope) {
        SolverFormulas formulas = encoding.formulas();
        BoolExpr any = formulas.or(encoding.table(exists.relation(), scope).rows().stream()
                .map(SymbolicRow::present)
                .toList());
        return new Truth(any, formulas.not(any));
    }

    Truth in(Scalar.In in, SymbolicScope scope) {
        SolverFormulas formulas = encoding.formulas();
        List<SqlType> types = in.relation().types();
        List<SymbolicValue> lefts =
                in.left().stream().map(left -> encoding.value(left, scope)).toList();
        List<Truth> matches = new ArrayList<>();
        List<SymbolicRow> rows = encoding.table(in.relation(), scope).rows();
        encoding.budget().spend(rows.size());
        for (SymbolicRow row : rows) {
            List<BoolExpr> trues = new ArrayList<>();
            List<BoolExpr> falses = new ArrayList<>();
            for (int i = 0; i < lefts.size(); i++) {
                Truth equal = encoding.comparisons()
                        .compare(
                                io.panoptes.equivalence.algebra.Operator.EQUAL,
                                lefts.get(i),
                                in.left().get(i).type(),
                                row.values().get(i),
                                types.get(i));
                trues.add(equal.isTrue());
                falses.add(equal.isFalse());
            }
            matches.add(new Truth(formulas.and(trues), formulas.or(falses)));
        }
        return any(rows, matches);
    }

    Truth quantified(Scalar.Quantified quantified, SymbolicScope scope) {
        SymbolicValue left = encoding.value(quantified.left(), scope);
        SqlType type = quantified.relation().types().getFirst();
        List<SymbolicRow> rows = encoding.table(quantified.relation(), scope).rows();
        List<Truth> comparisons = rows.stream()
                .map(row -> encoding.comparisons()
                        .compare(
                                quantified.comparison(),
                                left,
                                quantified.left().type(),
                                row.values().getFirst(),
                                type))
                .toList();
        if (quantified.all()) {
            return any(rows, comparisons.stream().map(Truth::negated).toList()).negated();
        }
        return any(rows, comparisons);
    }

    private Truth any(List<SymbolicRow> rows, List<Truth> truths) {
        SolverFormulas formulas = encoding.formulas();
        List<BoolExpr> trues = new ArrayList<>();
        List<BoolExpr> falses = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            trues.add(formulas.and(rows.get(i).present(), truths.get(i).isTrue()));
            falses.add(formulas.implies(rows.get(i).present(), truths.get(i).isFalse()));
        }
        return new Truth(formulas.or(trues), formulas.and(falses));
    }

    /** NULL without a row; databases that give several rows are left out, because there the query fails. */
    SymbolicValue value(Scalar.Subquery subquery, SymbolicScope scope) {
        SolverFormulas formulas = encoding.formulas();
        List<SymbolicRow> rows = encoding.table(subquery.relation(), scope).rows();
        if (rows.size() > 1) {
            encoding.assume(formulas.implies(
                    scope.reached(),
                    formulas.lessOrSame(
                            formulas.count(
                                    rows.stream().map(SymbolicRow::present).toList()),
                            formulas.integer(1))));
        }
        SymbolicValue value = encoding.domains().nullOf(subquery.type());
        for (SymbolicRow row : rows) {
            SymbolicValue candidate = row.values().getFirst();
            value = new SymbolicValue(
                    formulas.choose(row.present(), candidate.isNull(), value.isNull()),
                    formulas.choose(row.present(), candidate.value(), value.value()));
        }
        return value;
    }
}
