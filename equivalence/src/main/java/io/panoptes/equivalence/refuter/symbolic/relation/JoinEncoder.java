package io.panoptes.equivalence.refuter.symbolic.relation;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.Join;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicRow;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicScope;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTable;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.equivalence.refuter.symbolic.term.SymbolicValue;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code L JOIN R ON p -> every pair of rows, there where both are and p is TRUE}. Outer joins add the rows that have no
 * partner, with NULLs; semi and anti joins keep the left rows by whether they have one.
 */
record JoinEncoder(Encoding encoding) {

    SymbolicTable encode(Join join, SymbolicScope scope) {
        SolverFormulas formulas = encoding.formulas();
        List<SymbolicRow> lefts = encoding.table(join.left(), scope).rows();
        List<SymbolicRow> fixed =
                join.lateral() ? List.of() : encoding.table(join.right(), scope).rows();
        encoding.budget().requireRows((long) lefts.size() * fixed.size());
        List<SymbolicRow> joined = new ArrayList<>();
        List<List<BoolExpr>> matchesOfRight = new ArrayList<>();
        fixed.forEach(ignored -> matchesOfRight.add(new ArrayList<>()));
        for (SymbolicRow left : lefts) {
            List<SymbolicRow> rights = join.lateral() ? rightOf(join, left, scope) : fixed;
            encoding.budget().spend(rights.size());
            List<BoolExpr> matches = new ArrayList<>();
            for (int i = 0; i < rights.size(); i++) {
                SymbolicRow right = rights.get(i);
                List<SymbolicValue> pair = left.followedBy(right.values());
                BoolExpr both = formulas.and(left.present(), right.present());
                BoolExpr match = formulas.and(
                        both,
                        encoding.truth(join.condition(), scope.inner(pair, both, formulas))
                                .isTrue());
                matches.add(match);
                if (!join.lateral()) {
                    matchesOfRight.get(i).add(match);
                }
                if (emitsPairs(join.kind())) {
                    joined.add(new SymbolicRow(match, pair));
                }
            }
            addLeft(join, left, formulas.or(matches), joined);
        }
        if (join.kind() == Relation.JoinKind.RIGHT || join.kind() == Relation.JoinKind.FULL) {
            addUnmatchedRights(join, fixed, matchesOfRight, joined);
        }
        return SymbolicTable.of(joined);
    }

    private List<SymbolicRow> rightOf(Join join, SymbolicRow left, SymbolicScope scope) {
        SymbolicScope around = scope.inner(left.values(), left.present(), encoding.formulas());
        return encoding.table(join.right(), around).rows();
    }

    private static boolean emitsPairs(Relation.JoinKind kind) {
        return switch (kind) {
            case INNER, LEFT, RIGHT, FULL -> true;
            case SEMI, ANTI -> false;
        };
    }

    private void addLeft(Join join, SymbolicRow left, BoolExpr matched, List<SymbolicRow> joined) {
        SolverFormulas formulas = encoding.formulas();
        BoolExpr unmatched = formulas.and(left.present(), formulas.not(matched));
        switch (join.kind()) {
            case INNER, RIGHT -> {}
            case LEFT, FULL ->
                joined.add(new SymbolicRow(
                        unmatched, left.followedBy(nulls(join.right().types()))));
            case SEMI -> joined.add(left.when(formulas.and(left.present(), matched)));
            case ANTI -> joined.add(left.when(unmatched));
        }
    }

    private void addUnmatchedRights(
            Join join, List<SymbolicRow> rights, List<List<BoolExpr>> matches, List<SymbolicRow> joined) {
        SolverFormulas formulas = encoding.formulas();
        List<SymbolicValue> nulls = nulls(join.left().types());
        for (int i = 0; i < rights.size(); i++) {
            BoolExpr unmatched = formulas.and(rights.get(i).present(), formulas.not(formulas.or(matches.get(i))));
            List<SymbolicValue> row = new ArrayList<>(nulls);
            row.addAll(rights.get(i).values());
            joined.add(new SymbolicRow(unmatched, row));
        }
    }

    private List<SymbolicValue> nulls(List<SqlType> types) {
        return types.stream().map(encoding.domains()::nullOf).toList();
    }
}
