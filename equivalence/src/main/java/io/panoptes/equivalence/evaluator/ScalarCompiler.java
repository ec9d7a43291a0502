package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Scalars to expressions. One compiler stands for one query. */
final class ScalarCompiler {
    private final Run run;
    private final RelationCompiler relations;
    private final LogicCompiler logic;
    private final CallCompiler calls;

    ScalarCompiler(Run run, RelationCompiler relations) {
        this.run = run;
        this.relations = relations;
        this.logic = new LogicCompiler(run, this);
        this.calls = new CallCompiler(run, this, logic);
    }

    Expr[] compile(List<Scalar> scalars, Scope scope) {
        return scalars.stream().map(scalar -> compile(scalar, scope)).toArray(Expr[]::new);
    }

    Expr compile(Scalar scalar, Scope scope) {
        return switch (scalar) {
            case Scalar.Column(int index, SqlType ignored) -> () -> scope.cells[scope.at + index];
            case Scalar.Outer(int level, int index, SqlType ignored) -> {
                Scope outer = around(scope, level);
                yield () -> outer.cells[outer.at + index];
            }
            case Scalar.Literal(var value, SqlType ignored) -> Expr.constant(run.pool.code(value));
            case Scalar.Call call -> observe(call, calls.compile(call, scope));
            case Scalar.Uninterpreted call -> uninterpreted(call, scope);
            case Scalar.Case branches -> branches(branches, scope);
            case Scalar.Cast(Scalar operand, SqlType type) ->
                new CastCompiler(run.pool).compile(compile(operand, scope), operand.type(), type);
            case Scalar.Exists(Relation relation) -> {
                Plan plan = relations.compile(relation, scope);
                yield observe(scalar, () -> plan.run().count() > 0 ? Pool.TRUE : Pool.FALSE);
            }
            case Scalar.In(List<Scalar> left, Relation relation) ->
                observe(scalar, logic.in(left, relation, relations.compile(relation, scope), scope));
            case Scalar.Quantified quantified ->
                observe(scalar, logic.quantified(quantified, relations.compile(quantified.relation(), scope), scope));
            case Scalar.Subquery(Relation relation) -> subquery(relations.compile(relation, scope));
        };
    }

    private static Scope around(Scope scope, int level) {
        @Nullable Scope outer = scope;
        for (int i = 0; i < level && outer != null; i++) {
            outer = outer.around;
        }
        if (outer == null) {
            throw new IllegalArgumentException("there is no enclosing row of level " + level);
        }
        return outer;
    }

    private static Expr subquery(Plan plan) {
        return () -> {
            Rows rows = plan.run();
            return switch (rows.count()) {
                case 0 -> Pool.NULL;
                case 1 -> rows.cells[0];
                default -> throw NoAnswer.SEVERAL_ROWS;
            };
        };
    }

    private Expr branches(Scalar.Case branches, Scope scope) {
        int count = branches.branches().size();
        Expr[] conditions = new Expr[count];
        Expr[] results = new Expr[count];
        Kind kind = Kind.of(branches.type());
        for (int i = 0; i < count; i++) {
            Scalar.When when = branches.branches().get(i);
            conditions[i] = run.observed
                    ? tallied(compile(when.condition(), scope), run.tally(branches, i))
                    : compile(when.condition(), scope);
            results[i] = lifted(when.result(), kind, scope);
        }
        Expr otherwise = lifted(branches.otherwise(), kind, scope);
        return () -> {
            for (int i = 0; i < count; i++) {
                if (conditions[i].value() == Pool.TRUE) {
                    return results[i].value();
                }
            }
            return otherwise.value();
        };
    }

    private Expr lifted(Scalar result, Kind kind, Scope scope) {
        return kind.lift(compile(result, scope), Kind.of(result.type()));
    }

    private Expr uninterpreted(Scalar.Uninterpreted call, Scope scope) {
        Expr[] arguments = compile(call.arguments(), scope);
        return () -> {
            StringBuilder text = new StringBuilder();
            for (Expr argument : arguments) {
                text.append(run.pool.canonicalText(argument.value())).append('\u0001');
            }
            run.madeUp.add(call.name());
            return run.pool.code(run.meaning.interpretation().apply(call.name(), text.toString(), call.type()));
        };
    }

    private Expr observe(Scalar scalar, Expr expression) {
        if (!run.observed || !(scalar.type() instanceof SqlType.BooleanType)) {
            return expression;
        }
        return tallied(expression, run.tally(scalar, 0));
    }

    private static Expr tallied(Expr expression, Tally tally) {
        return () -> {
            long value = expression.value();
            tally.condition(value);
            return value;
        };
    }
}
