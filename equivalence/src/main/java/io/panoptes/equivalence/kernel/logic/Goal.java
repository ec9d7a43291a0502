package io.panoptes.equivalence.kernel.logic;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.stream.Stream;

/** What a question asks about: it follows from the facts, or the kernel does not know. */
public sealed interface Goal {

    /** All that it refers to, by sides: goals of one kind with the same sides are the same. */
    List<List<Term>> sides();

    record Holds(Formula formula) implements Goal {
        @Override
        public List<List<Term>> sides() {
            return List.of(List.of(truth(formula)));
        }
    }

    /** As many formulas of the one list hold as of the other. */
    record SameCount(List<Formula> left, List<Formula> right) implements Goal {
        public SameCount {
            left = List.copyOf(left);
            right = List.copyOf(right);
        }

        @Override
        public List<List<Term>> sides() {
            return Stream.of(left, right)
                    .map(side -> side.stream().map(Goal::truth).toList())
                    .toList();
        }
    }

    /** The two lists of numbers have the same sum; a number counts where its condition holds. */
    record SameSum(List<Weight> left, List<Weight> right) implements Goal {
        public SameSum {
            left = List.copyOf(left);
            right = List.copyOf(right);
        }

        @Override
        public List<List<Term>> sides() {
            return Stream.of(left, right)
                    .map(side -> side.stream()
                            .flatMap(weight -> Stream.of(truth(weight.condition()), weight.number()))
                            .toList())
                    .toList();
        }
    }

    /** A number that is not NULL where the condition holds. */
    record Weight(Formula condition, Term number) {}

    /** Each variable is the same row, or the same value, as its partner. */
    record SameRows(List<Var> left, List<Var> right) implements Goal {
        public SameRows {
            left = List.copyOf(left);
            right = List.copyOf(right);
        }

        @Override
        public List<List<Term>> sides() {
            return Stream.of(left, right)
                    .map(side -> side.stream().map(Goal::named).toList())
                    .toList();
        }
    }

    private static Term truth(Formula formula) {
        return new Term.If(
                formula,
                new Term.Constant(Value.TRUE, SqlType.BOOLEAN),
                new Term.Constant(Value.FALSE, SqlType.BOOLEAN));
    }

    /** The name of a row or value, whatever it holds. */
    private static Term named(Var var) {
        return new Term.Variable(var, SqlType.NULL);
    }
}
