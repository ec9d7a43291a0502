package io.panoptes.benchmarks.mutants;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.AggregateCall;
import io.panoptes.equivalence.algebra.Relation.AggregateFunction;
import io.panoptes.equivalence.algebra.Relation.JoinKind;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Makes one small change to a query, at a place drawn at random: the result has the same columns, and often other rows. */
public final class Mutator {
    private final Random random;
    private int countdown;

    public Mutator(Random random) {
        this.random = random;
    }

    /** The query with one change; equal to the query where the place drawn allows none. */
    public Relation mutate(Relation relation) {
        countdown = Integer.MAX_VALUE;
        relation(relation);
        int places = Integer.MAX_VALUE - countdown;
        countdown = random.nextInt(places);
        return relation(relation);
    }

    private boolean isHere() {
        return countdown-- == 0;
    }

    private Relation relation(Relation relation) {
        if (isHere()) {
            return changed(relation);
        }
        return switch (relation) {
            case Relation.Scan ignored -> relation;
            case Relation.Values(var types, var rows) ->
                new Relation.Values(types, rows.stream().map(this::scalars).toList());
            case Relation.Filter(Relation input, Scalar condition) ->
                new Relation.Filter(relation(input), scalar(condition));
            case Relation.Project(Relation input, List<Scalar> expressions) ->
                new Relation.Project(relation(input), scalars(expressions));
            case Relation.Join(var kind, var lateral, var left, var right, var condition) ->
                new Relation.Join(kind, lateral, relation(left), relation(right), scalar(condition));
            case Relation.SetOperation(var kind, var all, var left, var right, var types) ->
                new Relation.SetOperation(kind, all, relation(left), relation(right), types);
            case Relation.Distinct(Relation input) -> new Relation.Distinct(relation(input));
            case Relation.Aggregate(var input, var keys, var sets, var calls) ->
                new Relation.Aggregate(
                        relation(input),
                        keys,
                        sets,
                        calls.stream().map(this::call).toList());
            case Relation.Window(Relation input, var calls) -> new Relation.Window(relation(input), calls);
            case Relation.Sort(Relation input, var keys, long offset, var limit) ->
                new Relation.Sort(relation(input), keys, offset, limit);
        };
    }

    private Relation changed(Relation relation) {
        return switch (relation) {
            case Relation.Scan ignored ->
                new Relation.SetOperation(Relation.SetKind.UNION, true, relation, relation, relation.types());
            case Relation.Values(var types, var rows) ->
                rows.isEmpty() ? relation : new Relation.Values(types, rows.subList(1, rows.size()));
            case Relation.Filter(Relation input, Scalar condition) ->
                random.nextBoolean()
                        ? input
                        : new Relation.Filter(
                                input, new Scalar.Call(Operator.NOT, List.of(condition), SqlType.BOOLEAN));
            case Relation.Project project -> new Relation.Distinct(project);
            case Relation.Join(var kind, var lateral, var left, var right, var condition) ->
                new Relation.Join(other(kind, lateral), lateral, left, right, condition);
            case Relation.SetOperation(var kind, var all, var left, var right, var types) ->
                random.nextBoolean()
                        ? new Relation.SetOperation(kind, !all, left, right, types)
                        : new Relation.SetOperation(
                                Draw.oneOf(random, List.of(Relation.SetKind.values())), all, left, right, types);
            case Relation.Distinct(Relation input) -> input;
            case Relation.Aggregate aggregate ->
                aggregate.aggregates().isEmpty() && aggregate.groupingSets().size() == 1
                        ? new Relation.Project(aggregate.input(), aggregate.keys())
                        : new Relation.Aggregate(
                                new Relation.Distinct(aggregate.input()),
                                aggregate.keys(),
                                aggregate.groupingSets(),
                                aggregate.aggregates());
            case Relation.Window ignored -> relation;
            case Relation.Sort(Relation input, var keys, long offset, var limit) ->
                new Relation.Sort(input, keys, offset + 1, limit);
        };
    }

    private JoinKind other(JoinKind kind, boolean lateral) {
        return switch (kind) {
            case SEMI -> JoinKind.ANTI;
            case ANTI -> JoinKind.SEMI;
            case INNER, LEFT, RIGHT, FULL ->
                lateral
                        ? kind == JoinKind.LEFT ? JoinKind.INNER : JoinKind.LEFT
                        : Draw.oneOf(random, List.of(JoinKind.INNER, JoinKind.LEFT, JoinKind.RIGHT, JoinKind.FULL));
        };
    }

    private AggregateCall call(AggregateCall call) {
        if (!isHere()) {
            return call;
        }
        List<AggregateFunction> others =
                List.of(AggregateFunction.SUM, AggregateFunction.MIN, AggregateFunction.MAX, AggregateFunction.SUM0);
        AggregateFunction function = others.contains(call.function()) ? Draw.oneOf(random, others) : call.function();
        boolean isCount = call.function() == AggregateFunction.COUNT;
        boolean toRows = isCount && random.nextBoolean();
        return new AggregateCall(
                function,
                function == call.function() ? call.name() : function.name(),
                toRows ? List.of() : call.arguments(),
                !toRows && !call.arguments().isEmpty() && (call.distinct() ^ random.nextBoolean()),
                Chance.oneIn(4).happens(random) ? Optional.empty() : call.filter(),
                call.order(),
                call.type());
    }

    private List<Scalar> scalars(List<Scalar> scalars) {
        return scalars.stream().map(this::scalar).toList();
    }

    private Scalar scalar(Scalar scalar) {
        if (isHere()) {
            return changed(scalar);
        }
        return switch (scalar) {
            case Scalar.Column ignored -> scalar;
            case Scalar.Outer ignored -> scalar;
            case Scalar.Literal ignored -> scalar;
            case Scalar.Call(var operator, var arguments, var type) ->
                new Scalar.Call(operator, scalars(arguments), type);
            case Scalar.Uninterpreted(var name, var arguments, var type) ->
                new Scalar.Uninterpreted(name, scalars(arguments), type);
            case Scalar.Case(var branches, var otherwise, var type) ->
                new Scalar.Case(
                        branches.stream()
                                .map(when -> new Scalar.When(scalar(when.condition()), scalar(when.result())))
                                .toList(),
                        scalar(otherwise),
                        type);
            case Scalar.Cast(Scalar operand, var type) -> new Scalar.Cast(scalar(operand), type);
            case Scalar.Exists(Relation relation) -> new Scalar.Exists(relation(relation));
            case Scalar.In(var left, Relation relation) -> new Scalar.In(scalars(left), relation(relation));
            case Scalar.Quantified(var left, var comparison, var all, var relation) ->
                new Scalar.Quantified(scalar(left), comparison, all, relation(relation));
            case Scalar.Subquery(Relation relation) -> new Scalar.Subquery(relation(relation));
        };
    }

    private Scalar changed(Scalar scalar) {
        return switch (scalar) {
            case Scalar.Column(int index, var type) ->
                index > 0 && random.nextBoolean() ? scalar : new Scalar.Literal(Value.NULL, type);
            case Scalar.Outer(int level, int index, var type) -> new Scalar.Literal(Value.NULL, type);
            case Scalar.Literal(Value.IntegerValue(var number), var type) ->
                new Scalar.Literal(
                        new Value.IntegerValue(number.add(BigInteger.valueOf(random.nextBoolean() ? 1 : -1))), type);
            case Scalar.Literal(Value value, var type) ->
                value.isNull() ? scalar : new Scalar.Literal(Value.NULL, type);
            case Scalar.Call call -> call(call);
            case Scalar.Uninterpreted ignored -> scalar;
            case Scalar.Case(var branches, var otherwise, var type) ->
                random.nextBoolean() || branches.size() == 1
                        ? new Scalar.Case(branches, new Scalar.Literal(Value.NULL, type), type)
                        : new Scalar.Case(branches.subList(1, branches.size()), otherwise, type);
            case Scalar.Cast ignored -> scalar;
            case Scalar.Exists exists -> new Scalar.Call(Operator.NOT, List.of(exists), SqlType.BOOLEAN);
            case Scalar.In(var left, var relation) -> negated(scalar);
            case Scalar.Quantified(var left, var comparison, var all, var relation) ->
                new Scalar.Quantified(left, comparison, !all, relation);
            case Scalar.Subquery ignored -> scalar;
        };
    }

    private Scalar negated(Scalar scalar) {
        Operator operator = Draw.oneOf(
                random,
                List.of(
                        Operator.NOT,
                        Operator.IS_TRUE,
                        Operator.IS_NOT_FALSE,
                        Operator.IS_NOT_TRUE,
                        Operator.IS_FALSE));
        return new Scalar.Call(operator, List.of(scalar), SqlType.BOOLEAN);
    }

    private Scalar call(Scalar.Call call) {
        List<List<Operator>> families = List.of(
                List.of(
                        Operator.EQUAL,
                        Operator.NOT_EQUAL,
                        Operator.LESS,
                        Operator.LESS_OR_EQUAL,
                        Operator.GREATER,
                        Operator.GREATER_OR_EQUAL,
                        Operator.IS_DISTINCT_FROM,
                        Operator.IS_NOT_DISTINCT_FROM),
                List.of(Operator.IS_NULL, Operator.IS_NOT_NULL),
                List.of(Operator.NOT, Operator.IS_TRUE, Operator.IS_NOT_TRUE, Operator.IS_FALSE, Operator.IS_NOT_FALSE),
                List.of(Operator.AND, Operator.OR),
                List.of(Operator.PLUS, Operator.MINUS, Operator.TIMES));
        for (List<Operator> family : families) {
            if (family.contains(call.operator())) {
                if (call.type() instanceof SqlType.BooleanType
                        && Chance.oneIn(3).happens(random)) {
                    return negated(call);
                }
                if (call.operator() == Operator.AND && random.nextBoolean()) {
                    return Draw.oneOf(random, call.arguments());
                }
                List<Scalar> arguments = new ArrayList<>(call.arguments());
                if (arguments.size() == 2 && Chance.oneIn(4).happens(random)) {
                    arguments = List.of(arguments.get(1), arguments.get(0));
                }
                return new Scalar.Call(Draw.oneOf(random, family), arguments, call.type());
            }
        }
        return call;
    }
}
