package io.panoptes.equivalence.refuter.symbolic.search;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Expr;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.AggregateCall;
import io.panoptes.equivalence.algebra.Relation.WindowCall;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.encoding.RowOrder;
import io.panoptes.equivalence.refuter.symbolic.relation.SetOperationEncoder;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicRow;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicScope;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally.Event;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.equivalence.refuter.symbolic.term.SymbolicValue;
import java.util.ArrayList;
import java.util.List;

/** When what happens at a relational operator, in terms of the rows that come into it. */
record OperatorBranches(Encoding encoding) {

    /** Notes it for one evaluation of the operator, inside {@code scope}. */
    void note(Relation relation, SymbolicScope scope, SymbolicTally tally) {
        switch (relation) {
            case Relation.Scan ignored -> {}
            case Relation.Values ignored -> {}
            case Relation.Project ignored -> {}
            case Relation.Filter filter -> filter(filter, scope, tally);
            case Relation.Join join -> join(join, scope, tally);
            case Relation.SetOperation operation -> setOperation(operation, scope, tally);
            case Relation.Distinct distinct -> distinct(distinct, scope, tally);
            case Relation.Aggregate aggregate -> aggregate(aggregate, scope, tally);
            case Relation.Window window -> window(window, scope, tally);
            case Relation.Sort sort -> sort(sort, scope, tally);
        }
    }

    private void filter(Relation.Filter filter, SymbolicScope scope, SymbolicTally tally) {
        for (SymbolicRow row : encoding.table(filter.input(), scope).rows()) {
            SymbolicScope inner = scope.inner(row.values(), row.present(), formulas());
            tally.condition(inner.reached(), encoding.truth(filter.condition(), inner));
        }
    }

    private void join(Relation.Join join, SymbolicScope scope, SymbolicTally tally) {
        List<SymbolicRow> lefts = encoding.table(join.left(), scope).rows();
        List<List<BoolExpr>> ofRights = new ArrayList<>();
        List<SymbolicRow> rights = List.of();
        for (SymbolicRow left : lefts) {
            SymbolicScope around = join.lateral() ? scope.inner(left.values(), left.present(), formulas()) : scope;
            rights = encoding.table(join.right(), around).rows();
            List<BoolExpr> partners = new ArrayList<>();
            for (int i = 0; i < rights.size(); i++) {
                BoolExpr both = formulas().and(left.present(), rights.get(i).present());
                SymbolicScope pair = scope.inner(left.followedBy(rights.get(i).values()), both, formulas());
                BoolExpr match = formulas()
                        .and(both, encoding.truth(join.condition(), pair).isTrue());
                partners.add(match);
                if (ofRights.size() <= i) {
                    ofRights.add(new ArrayList<>());
                }
                ofRights.get(i).add(match);
            }
            tally.note(Event.LEFT_ALONE, scope.reached(), left.present(), none(partners));
            tally.note(
                    Event.LEFT_PARTNERED,
                    scope.reached(),
                    left.present(),
                    formulas().or(partners));
            tally.note(Event.LEFT_MANY_PARTNERS, scope.reached(), left.present(), several(partners));
        }
        if (!join.lateral()) {
            rights = encoding.table(join.right(), scope).rows();
            for (int i = 0; i < rights.size(); i++) {
                List<BoolExpr> partners = i < ofRights.size() ? ofRights.get(i) : List.of();
                tally.note(Event.RIGHT_ALONE, scope.reached(), rights.get(i).present(), none(partners));
            }
        }
        empty(lefts, scope, tally);
    }

    private void setOperation(Relation.SetOperation operation, SymbolicScope scope, SymbolicTally tally) {
        SetOperationEncoder encoder = new SetOperationEncoder(encoding);
        List<SymbolicRow> lefts = encoder.widened(operation.left(), operation.types(), scope);
        List<SymbolicRow> rights = encoder.widened(operation.right(), operation.types(), scope);
        for (SymbolicRow left : lefts) {
            List<BoolExpr> onRight = encoder.copies(left, rights);
            List<BoolExpr> onLeft = encoder.copies(left, lefts);
            BoolExpr there = formulas().and(scope.reached(), left.present());
            tally.note(Event.LEFT_ALONE, there, none(onRight));
            tally.note(Event.LEFT_PARTNERED, there, formulas().or(onRight));
            tally.note(
                    Event.LEFT_MANY_PARTNERS,
                    there,
                    formulas().or(onRight),
                    formulas().less(formulas().count(onRight), formulas().count(onLeft)));
            tally.note(Event.DUPLICATE, there, several(onLeft));
        }
        for (SymbolicRow right : rights) {
            BoolExpr there = formulas().and(scope.reached(), right.present());
            tally.note(Event.RIGHT_ALONE, there, none(encoder.copies(right, lefts)));
            tally.note(Event.DUPLICATE, there, several(encoder.copies(right, rights)));
        }
    }

    private void distinct(Relation.Distinct distinct, SymbolicScope scope, SymbolicTally tally) {
        List<SymbolicRow> rows = encoding.table(distinct.input(), scope).rows();
        for (int i = 0; i < rows.size(); i++) {
            for (int j = 0; j < i; j++) {
                BoolExpr same = encoding.comparisons()
                        .notDistinct(rows.get(i).values(), rows.get(j).values());
                BoolExpr both = both(rows, i, j, scope);
                tally.note(Event.DUPLICATE, both, same);
                tally.note(Event.FURTHER_GROUP, both, formulas().not(same));
            }
        }
        empty(rows, scope, tally);
    }

    private void aggregate(Relation.Aggregate aggregate, SymbolicScope scope, SymbolicTally tally) {
        List<SymbolicRow> rows = encoding.table(aggregate.input(), scope).rows();
        List<SymbolicScope> scopes = scopes(rows, scope);
        empty(rows, scope, tally);
        for (List<Integer> groupingSet : aggregate.groupingSets()) {
            List<Scalar> keys =
                    groupingSet.stream().map(key -> aggregate.keys().get(key)).toList();
            List<List<SymbolicValue>> values = values(keys, scopes);
            for (int i = 0; i < rows.size(); i++) {
                for (SymbolicValue value : values.get(i)) {
                    tally.note(Event.NULL_KEY, scopes.get(i).reached(), value.isNull());
                }
                for (int j = 0; j < i; j++) {
                    BoolExpr same = encoding.comparisons().notDistinct(values.get(i), values.get(j));
                    BoolExpr both = both(rows, i, j, scope);
                    tally.note(Event.LARGE_GROUP, both, same);
                    tally.note(Event.FURTHER_GROUP, both, formulas().not(same));
                    for (AggregateCall call : aggregate.aggregates()) {
                        if (call.distinct()) {
                            tally.note(
                                    Event.REPEATED_ARGUMENT, both, same, repeats(call, scopes.get(i), scopes.get(j)));
                        }
                    }
                }
            }
        }
        for (AggregateCall call : aggregate.aggregates()) {
            for (SymbolicScope row : scopes) {
                for (Scalar argument : call.arguments()) {
                    tally.note(
                            Event.NULL_ARGUMENT,
                            takesPart(call, row),
                            encoding.value(argument, row).isNull());
                }
            }
        }
    }

    /** Both rows take part with the same arguments, none of them NULL. */
    private BoolExpr repeats(AggregateCall call, SymbolicScope one, SymbolicScope other) {
        List<BoolExpr> all = new ArrayList<>(List.of(takesPart(call, one), takesPart(call, other)));
        for (Scalar argument : call.arguments()) {
            SymbolicValue value = encoding.value(argument, one);
            all.add(formulas().not(value.isNull()));
            all.add(encoding.comparisons().notDistinct(value, encoding.value(argument, other)));
        }
        return formulas().and(all);
    }

    private BoolExpr takesPart(AggregateCall call, SymbolicScope row) {
        return call.filter()
                .map(filter -> formulas()
                        .and(row.reached(), encoding.truth(filter, row).isTrue()))
                .orElse(row.reached());
    }

    private void window(Relation.Window window, SymbolicScope scope, SymbolicTally tally) {
        List<SymbolicRow> rows = encoding.table(window.input(), scope).rows();
        List<SymbolicScope> scopes = scopes(rows, scope);
        empty(rows, scope, tally);
        for (WindowCall call : window.calls()) {
            List<List<SymbolicValue>> partitions = values(call.partition(), scopes);
            RowOrder order = new RowOrder(encoding, call.order(), scopes);
            for (int i = 0; i < rows.size(); i++) {
                for (int j = 0; j < i; j++) {
                    BoolExpr same = encoding.comparisons().notDistinct(partitions.get(i), partitions.get(j));
                    BoolExpr both = both(rows, i, j, scope);
                    tally.note(Event.LARGE_GROUP, both, same);
                    tally.note(Event.FURTHER_GROUP, both, formulas().not(same));
                    tally.note(Event.TIE, both, same, order.tied(i, j));
                }
            }
        }
    }

    private void sort(Relation.Sort sort, SymbolicScope scope, SymbolicTally tally) {
        List<SymbolicRow> rows = encoding.table(sort.input(), scope).rows();
        RowOrder order = new RowOrder(encoding, sort.keys(), scopes(rows, scope));
        for (int i = 0; i < rows.size(); i++) {
            for (int j = 0; j < i; j++) {
                tally.note(Event.TIE, both(rows, i, j, scope), order.tied(i, j));
            }
        }
        empty(rows, scope, tally);
        Expr<?> count = formulas().count(rows.stream().map(SymbolicRow::present).toList());
        BoolExpr any = formulas().less(formulas().integer(0), count);
        BoolExpr tooMany = sort.end().isEmpty()
                ? formulas().no()
                : formulas().less(formulas().integer(sort.end().getAsLong()), count);
        BoolExpr skipped = sort.offset() > 0 ? any : formulas().no();
        tally.note(Event.CUT, scope.reached(), formulas().or(tooMany, skipped));
        tally.note(
                Event.NOTHING_CUT,
                scope.reached(),
                any,
                formulas().not(formulas().or(tooMany, skipped)));
    }

    private void empty(List<SymbolicRow> rows, SymbolicScope scope, SymbolicTally tally) {
        tally.note(
                Event.EMPTY_INPUT,
                scope.reached(),
                none(rows.stream().map(SymbolicRow::present).toList()));
    }

    private BoolExpr both(List<SymbolicRow> rows, int one, int other, SymbolicScope scope) {
        return formulas()
                .and(scope.reached(), rows.get(one).present(), rows.get(other).present());
    }

    private List<SymbolicScope> scopes(List<SymbolicRow> rows, SymbolicScope scope) {
        return rows.stream()
                .map(row -> scope.inner(row.values(), row.present(), formulas()))
                .toList();
    }

    private List<List<SymbolicValue>> values(List<Scalar> scalars, List<SymbolicScope> scopes) {
        return scopes.stream()
                .map(row -> scalars.stream()
                        .map(scalar -> encoding.value(scalar, row))
                        .toList())
                .toList();
    }

    private BoolExpr none(List<BoolExpr> conditions) {
        return formulas().not(formulas().or(conditions));
    }

    private BoolExpr several(List<BoolExpr> conditions) {
        return formulas().less(formulas().integer(1), formulas().count(conditions));
    }

    private SolverFormulas formulas() {
        return encoding.formulas();
    }
}
