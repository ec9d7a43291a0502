package io.panoptes.equivalence.kernel.denotation;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.AggregateCall;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.kernel.logic.NotExpressible;
import io.panoptes.equivalence.kernel.syntax.Kinds;
import io.panoptes.equivalence.kernel.syntax.ValueSort;
import io.panoptes.equivalence.kernel.syntax.VariableRenaming;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.BagFunction;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;

/** GROUP BY: a row for each value of the keys that some row has, with each aggregate of the rows that have it. */
final class Groups {
    /** A sum of numbers of this width has room in 64 bits, however many rows a table has in practice. */
    private static final int WORD = 32;

    private final Denotation relations;

    Groups(Denotation relations) {
        this.relations = relations;
    }

    Bag bag(Relation.Aggregate aggregate, Around around) {
        Bag input = relations.bag(aggregate.input(), around);
        List<Product> blocks = new ArrayList<>();
        for (List<Integer> set : aggregate.groupingSets()) {
            blocks.add(block(aggregate, set, input, around));
        }
        return new Bag(blocks);
    }

    private Product block(Relation.Aggregate aggregate, List<Integer> set, Bag input, Around around) {
        List<Var> vars = new ArrayList<>();
        List<Term> keys = new ArrayList<>();
        for (int i = 0; i < aggregate.keys().size(); i++) {
            SqlType type = aggregate.keys().get(i).type();
            if (set.contains(i)) {
                Var var = relations.fresh().var(new Source.AnyValue(type));
                vars.add(var);
                keys.add(VariableRenaming.variable(var));
            } else {
                keys.add(Scalars.nothing(type));
            }
        }
        Bag group = Denotation.each(relations.copy(input), row -> {
            List<Term> values = relations.scalars().terms(aggregate.keys(), around.inside(row.head()));
            Denotation.requireKinds(
                    values, aggregate.keys().stream().map(Scalar::type).toList());
            List<Formula> agree = new ArrayList<>();
            set.forEach(i -> agree.add(new Formula.Same(values.get(i), keys.get(i))));
            return Denotation.where(row, new Formula.And(agree));
        });
        List<Term> head = new ArrayList<>(keys);
        for (AggregateCall call : aggregate.aggregates()) {
            head.add(
                    call.function() == Relation.AggregateFunction.GROUPING
                            ? grouping(call, aggregate.keys(), set)
                            : value(call, group, around));
        }
        return new Product(vars, set.isEmpty() ? Formula.TRUE : exists(group), head);
    }

    private static Term grouping(AggregateCall call, List<Scalar> keys, List<Integer> set) {
        long bits = 0;
        for (Scalar argument : call.arguments()) {
            int key = keys.indexOf(argument);
            if (key < 0) {
                throw new NotExpressible("GROUPING of what is no key");
            }
            bits = bits * 2 + (set.contains(key) ? 0 : 1);
        }
        return Scalars.number(bits);
    }

    Term value(AggregateCall call, Bag group, Around around) {
        if (!call.order().isEmpty()) {
            throw new NotExpressible("an ordered aggregate");
        }
        Bag rows = Denotation.each(relations.copy(group), row -> {
            Around inside = around.inside(row.head());
            List<Formula> kept = new ArrayList<>();
            call.filter()
                    .ifPresent(filter ->
                            kept.add(relations.scalars().logic(filter, inside).isTrue()));
            List<Term> arguments = relations.scalars().terms(call.arguments(), inside);
            arguments.forEach(argument -> kept.add(new Formula.Not(new Formula.IsNull(argument))));
            return Denotation.withHead(Denotation.where(row, new Formula.And(kept)), arguments);
        });
        List<SqlType> types = call.arguments().stream().map(Scalar::type).toList();
        Bag counted = call.distinct() && !types.isEmpty() ? relations.distinct(rows, types) : rows;
        return switch (call.function()) {
            case COUNT -> count(counted);
            case SUM -> new Term.If(exists(counted), total(counted, call.type()), Scalars.nothing(call.type()));
            case SUM0 -> total(counted, call.type());
            case AVG -> {
                if (call.type() instanceof SqlType.DoubleType
                        && !(types.getFirst() instanceof SqlType.DoubleType)
                        && !(types.getFirst() instanceof SqlType.IntegerType(int bits) && bits <= Integer.SIZE)) {
                    throw new NotExpressible("AVG of numbers whose sum may not be in floating point");
                }
                Term quotient = OperatorDenotation.quotient(
                        List.of(types.getFirst(), SqlType.BIGINT),
                        List.of(total(counted, call.type()), count(counted)),
                        call.type());
                yield new Term.If(exists(counted), quotient, Scalars.nothing(call.type()));
            }
            case MIN, EVERY -> new Term.Extremum(false, rows, call.type());
            case MAX, SOME -> new Term.Extremum(true, rows, call.type());
            case SINGLE_VALUE, ANY_VALUE, GROUPING, OTHER -> throw new NotExpressible("aggregate " + call.name());
        };
    }

    Term count(Bag rows) {
        return exact(
                Denotation.each(rows, row -> Denotation.withHead(row, List.of(Scalars.number(1)))), SqlType.BIGINT);
    }

    /** In floating point each step of a sum rounds: all that is known is that it is made of these numbers. */
    private Term total(Bag rows, SqlType type) {
        boolean rounds = type instanceof SqlType.DoubleType
                || rows.products().stream().anyMatch(row -> Kinds.of(row.head().getFirst()) == ValueSort.DOUBLE);
        boolean mayOutgrow = rows.products().stream()
                .anyMatch(row ->
                        !(row.head().getFirst().type() instanceof SqlType.IntegerType(int bits) && bits <= WORD));
        if (rounds) {
            relations.assume(Assumption.SUMS_IN_ANY_ORDER);
            Term zero = new Term.Constant(new Value.DoubleValue(0), type);
            return new Term.If(
                    exists(rows),
                    new Term.Summary(sumInFloatingPoint(type), List.of(), relations.copy(rows), type),
                    zero);
        }
        if (mayOutgrow) {
            relations.assume(Assumption.NO_OVERFLOW);
        }
        return exact(rows, type);
    }

    private static BagFunction sumInFloatingPoint(SqlType type) {
        return type instanceof SqlType.DoubleType floating
                ? BagFunction.Known.sum(floating)
                : BagFunction.Known.SUM_OF_DOUBLES;
    }

    private Term exact(Bag rows, SqlType type) {
        return relations.copy(rows).products().stream()
                .<Term>map(row -> new Term.Total(row, type))
                .reduce((left, right) -> new Term.Strict(ArithmeticOperation.PLUS, List.of(left, right), type))
                .orElse(Scalars.number(0));
    }

    private Formula exists(Bag rows) {
        return Scalars.exists(relations.copy(rows), row -> Formula.TRUE);
    }
}
