package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.evaluator.function.FunctionLibrary;
import io.panoptes.equivalence.evaluator.function.KnownFunction;
import io.panoptes.equivalence.evaluator.value.ComparisonKind;
import io.panoptes.equivalence.evaluator.value.CompiledScalar;
import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Rows;
import io.panoptes.equivalence.evaluator.value.Tally;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
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

    CompiledScalar[] compile(List<Scalar> scalars, RowCursor scope) {
        return scalars.stream().map(scalar -> compile(scalar, scope)).toArray(CompiledScalar[]::new);
    }

    CompiledScalar compile(Scalar scalar, RowCursor scope) {
        return switch (scalar) {
            case Scalar.Column(int index, SqlType ignored) -> () -> scope.cells[scope.at + index];
            case Scalar.Outer(int level, int index, SqlType ignored) -> {
                RowCursor outer = around(scope, level);
                yield () -> outer.cells[outer.at + index];
            }
            case Scalar.Literal(var value, SqlType ignored) -> CompiledScalar.constant(run.pool.code(value));
            case Scalar.Call call -> observe(call, calls.compile(call, scope));
            case Scalar.Uninterpreted call -> uninterpreted(call, scope);
            case Scalar.Case branches -> branches(branches, scope);
            case Scalar.Cast(Scalar operand, SqlType type) ->
                new CastCompiler(run.pool).compile(compile(operand, scope), operand.type(), type);
            case Scalar.Exists(Relation relation) -> {
                RowPlan plan = relations.compile(relation, scope);
                yield observe(scalar, () -> plan.run().count() > 0 ? Pool.TRUE : Pool.FALSE);
            }
            case Scalar.In(List<Scalar> left, Relation relation) ->
                observe(scalar, logic.in(left, relation, relations.compile(relation, scope), scope));
            case Scalar.Quantified quantified ->
                observe(scalar, logic.quantified(quantified, relations.compile(quantified.relation(), scope), scope));
            case Scalar.Subquery(Relation relation) -> subquery(relations.compile(relation, scope));
        };
    }

    private static RowCursor around(RowCursor scope, int level) {
        @Nullable RowCursor outer = scope;
        for (int i = 0; i < level && outer != null; i++) {
            outer = outer.around;
        }
        if (outer == null) {
            throw new IllegalArgumentException("there is no enclosing row of level " + level);
        }
        return outer;
    }

    private static CompiledScalar subquery(RowPlan plan) {
        return () -> {
            Rows rows = plan.run();
            return switch (rows.count()) {
                case 0 -> Pool.NULL;
                case 1 -> rows.cells[0];
                default -> throw NoAnswer.SEVERAL_ROWS;
            };
        };
    }

    private CompiledScalar branches(Scalar.Case branches, RowCursor scope) {
        int count = branches.branches().size();
        CompiledScalar[] conditions = new CompiledScalar[count];
        CompiledScalar[] results = new CompiledScalar[count];
        ComparisonKind kind = ComparisonKind.of(branches.type());
        for (int i = 0; i < count; i++) {
            Scalar.When when = branches.branches().get(i);
            conditions[i] = run.observed
                    ? tallied(compile(when.condition(), scope), run.tally(branches, i))
                    : compile(when.condition(), scope);
            results[i] = lifted(when.result(), kind, scope);
        }
        CompiledScalar otherwise = lifted(branches.otherwise(), kind, scope);
        return () -> {
            for (int i = 0; i < count; i++) {
                if (conditions[i].value() == Pool.TRUE) {
                    return results[i].value();
                }
            }
            return otherwise.value();
        };
    }

    private CompiledScalar lifted(Scalar result, ComparisonKind kind, RowCursor scope) {
        return kind.lift(compile(result, scope), ComparisonKind.of(result.type()));
    }

    private CompiledScalar uninterpreted(Scalar.Uninterpreted call, RowCursor scope) {
        CompiledScalar[] arguments = compile(call.arguments(), scope);
        Optional<KnownFunction> known = FunctionLibrary.of(call.name());
        if (known.isPresent()) {
            return known(known.get(), arguments, call);
        }
        return () -> {
            StringBuilder text = new StringBuilder();
            long[] codes = new long[arguments.length];
            for (int i = 0; i < codes.length; i++) {
                codes[i] = arguments[i].value();
                text.append(run.pool.canonicalText(codes[i])).append('\u0001');
            }
            run.madeUp.add(call.name());
            return run.pool.code(run.meaning
                    .interpretation()
                    .of(call.name(), () -> values(codes, call.arguments()), text.toString(), call.type()));
        };
    }

    private List<Value> values(long[] codes, List<Scalar> arguments) {
        return IntStream.range(0, codes.length)
                .mapToObj(i -> run.pool.value(codes[i], arguments.get(i).type()))
                .toList();
    }

    private CompiledScalar known(KnownFunction function, CompiledScalar[] arguments, Scalar.Uninterpreted call) {
        List<SqlType> types = call.arguments().stream().map(Scalar::type).toList();
        return () -> {
            Value[] values = new Value[arguments.length];
            for (int i = 0; i < values.length; i++) {
                values[i] = run.pool.value(arguments[i].value(), types.get(i));
            }
            return run.pool.code(function.apply(List.of(values)));
        };
    }

    private CompiledScalar observe(Scalar scalar, CompiledScalar expression) {
        if (!run.observed || !(scalar.type() instanceof SqlType.BooleanType)) {
            return expression;
        }
        return tallied(expression, run.tally(scalar, 0));
    }

    private static CompiledScalar tallied(CompiledScalar expression, Tally tally) {
        return () -> {
            long value = expression.value();
            tally.condition(value);
            return value;
        };
    }
}
