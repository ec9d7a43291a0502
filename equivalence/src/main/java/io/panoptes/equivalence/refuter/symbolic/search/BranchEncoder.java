package io.panoptes.equivalence.refuter.symbolic.search;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.Failing;
import io.panoptes.equivalence.refuter.symbolic.encoding.EnclosingRows;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicRow;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicScope;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.equivalence.refuter.symbolic.term.Truth;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Walks over a query as the evaluator runs it, and notes for each place that is asked for when what happens there. A
 * subquery is walked over for each row that it is evaluated for; one that sees nothing of the row, once.
 */
final class BranchEncoder {

    private final Encoding encoding;
    private final SolverFormulas formulas;
    private final Map<Place, SymbolicTally> tallies;
    private final OperatorBranches operators;
    /** Relations that see no enclosing row, with when they are evaluated. */
    private final LinkedHashMap<Relation, List<BoolExpr>> waiting = new LinkedHashMap<>();

    BranchEncoder(Encoding encoding, Map<Place, SymbolicTally> tallies) {
        this.encoding = encoding;
        this.formulas = encoding.formulas();
        this.tallies = tallies;
        this.operators = new OperatorBranches(encoding);
    }

    void encode(Relation query) {
        encoding.table(query);
        walk(query, SymbolicScope.outermost(formulas));
        while (!waiting.isEmpty()) {
            Map.Entry<Relation, List<BoolExpr>> first = waiting.firstEntry();
            waiting.remove(first.getKey());
            walk(first.getKey(), new SymbolicScope(List.of(), null, formulas.or(first.getValue())));
        }
    }

    private void visit(Relation relation, SymbolicScope scope) {
        if (scope.reached().isTrue() || EnclosingRows.isSeenBy(relation)) {
            walk(relation, scope);
        } else {
            waiting.computeIfAbsent(relation, ignored -> new ArrayList<>()).add(scope.reached());
        }
    }

    private void walk(Relation relation, SymbolicScope scope) {
        SymbolicTally tally = tallies.get(new Place.Operation(relation));
        if (tally != null) {
            operators.note(relation, scope, tally);
        }
        switch (relation) {
            case Relation.Scan ignored -> {}
            case Relation.Values values -> {
                SymbolicScope rowless = scope.inner(List.of(), formulas.yes(), formulas);
                values.rows().forEach(row -> row.forEach(scalar -> visit(scalar, rowless)));
            }
            case Relation.Filter filter -> unary(filter.input(), Stream.of(filter.condition()), scope);
            case Relation.Project project -> unary(project.input(), project.expressions().stream(), scope);
            case Relation.Join join -> join(join, scope);
            case Relation.SetOperation operation -> {
                visit(operation.left(), scope);
                visit(operation.right(), scope);
            }
            case Relation.Distinct distinct -> visit(distinct.input(), scope);
            case Relation.Aggregate aggregate -> unary(aggregate.input(), scalars(aggregate), scope);
            case Relation.Window window -> unary(window.input(), scalars(window), scope);
            case Relation.Sort sort -> unary(sort.input(), expressions(sort.keys()), scope);
        }
    }

    /** The input, then the expressions over each of its rows. */
    private void unary(Relation input, Stream<Scalar> expressions, SymbolicScope scope) {
        visit(input, scope);
        List<Scalar> worthwhile =
                expressions.distinct().filter(BranchEncoder::mayBranch).toList();
        if (!worthwhile.isEmpty()) {
            for (SymbolicRow row : encoding.table(input, scope).rows()) {
                SymbolicScope inner = scope.inner(row.values(), row.present(), formulas);
                worthwhile.forEach(scalar -> visit(scalar, inner));
            }
        }
    }

    private void join(Relation.Join join, SymbolicScope scope) {
        visit(join.left(), scope);
        if (!join.lateral()) {
            visit(join.right(), scope);
        }
        for (SymbolicRow left : encoding.table(join.left(), scope).rows()) {
            SymbolicScope around = join.lateral() ? scope.inner(left.values(), left.present(), formulas) : scope;
            if (join.lateral()) {
                visit(join.right(), around);
            }
            if (mayBranch(join.condition())) {
                for (SymbolicRow right : encoding.table(join.right(), around).rows()) {
                    BoolExpr both = formulas.and(left.present(), right.present());
                    visit(join.condition(), scope.inner(left.followedBy(right.values()), both, formulas));
                }
            }
        }
    }

    private static Stream<Scalar> scalars(Relation.Aggregate aggregate) {
        return Stream.concat(
                aggregate.keys().stream(),
                aggregate.aggregates().stream()
                        .flatMap(call -> Stream.concat(
                                Stream.concat(call.arguments().stream(), call.filter().stream()),
                                expressions(call.order()))));
    }

    private static Stream<Scalar> scalars(Relation.Window window) {
        return window.calls().stream()
                .flatMap(call -> Stream.concat(
                        Stream.concat(call.arguments().stream(), call.partition().stream()),
                        expressions(call.order())));
    }

    private static Stream<Scalar> expressions(List<Relation.SortKey> keys) {
        return keys.stream().map(Relation.SortKey::expression);
    }

    private static boolean mayBranch(Scalar scalar) {
        return switch (scalar) {
            case Scalar.Column ignored -> false;
            case Scalar.Outer ignored -> false;
            case Scalar.Literal ignored -> false;
            case Scalar other -> true;
        };
    }

    private void visit(Scalar scalar, SymbolicScope scope) {
        SymbolicTally tally = scalar.type() instanceof SqlType.BooleanType && !(scalar instanceof Scalar.Case)
                ? tallies.get(new Place.Predicate(scalar, 0))
                : null;
        if (tally != null) {
            tally.condition(scope.reached(), encoding.truth(scalar, scope));
        }
        switch (scalar) {
            case Scalar.Column ignored -> {}
            case Scalar.Outer ignored -> {}
            case Scalar.Literal ignored -> {}
            case Scalar.Call call -> call(call, scope);
            case Scalar.Uninterpreted function -> function.arguments().forEach(argument -> visit(argument, scope));
            case Scalar.Case choice -> choice(choice, scope);
            case Scalar.Cast cast -> visit(cast.operand(), scope);
            case Scalar.Exists exists -> visit(exists.relation(), scope);
            case Scalar.In in -> {
                in.left().forEach(left -> visit(left, scope));
                visit(in.relation(), scope);
            }
            case Scalar.Quantified quantified -> {
                visit(quantified.left(), scope);
                visit(quantified.relation(), scope);
            }
            case Scalar.Subquery subquery -> visit(subquery.relation(), scope);
        }
    }

    /** AND stops at the first FALSE and OR at the first TRUE, where no later argument can fail. */
    private void call(Scalar.Call call, SymbolicScope scope) {
        boolean stops = (call.operator() == Operator.AND || call.operator() == Operator.OR)
                && call.arguments().stream().noneMatch(Failing::possible);
        BoolExpr reached = scope.reached();
        for (int i = 0; i < call.arguments().size(); i++) {
            Scalar argument = call.arguments().get(i);
            SymbolicScope here = new SymbolicScope(scope.row(), scope.outerScope(), reached);
            visit(argument, here);
            if (stops && i < call.arguments().size() - 1) {
                Truth truth = encoding.truth(argument, here);
                BoolExpr decides = call.operator() == Operator.AND ? truth.isFalse() : truth.isTrue();
                reached = formulas.and(reached, formulas.not(decides));
            }
        }
    }

    /** The condition of a branch is looked at where none before was TRUE, its result where it is. */
    private void choice(Scalar.Case choice, SymbolicScope scope) {
        BoolExpr reached = scope.reached();
        for (int i = 0; i < choice.branches().size(); i++) {
            Scalar.When branch = choice.branches().get(i);
            SymbolicScope here = new SymbolicScope(scope.row(), scope.outerScope(), reached);
            Truth truth = encoding.truth(branch.condition(), here);
            SymbolicTally tally = tallies.get(new Place.Predicate(choice, i));
            if (tally != null) {
                tally.condition(reached, truth);
            }
            visit(branch.condition(), here);
            visit(
                    branch.result(),
                    new SymbolicScope(scope.row(), scope.outerScope(), formulas.and(reached, truth.isTrue())));
            reached = formulas.and(reached, formulas.not(truth.isTrue()));
        }
        visit(choice.otherwise(), new SymbolicScope(scope.row(), scope.outerScope(), reached));
    }
}
