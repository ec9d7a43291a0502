package io.panoptes.equivalence.prover.expression;

import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;

/** A value that may be NULL. */
public sealed interface Term {

    SqlType type();

    /** A column of a row. */
    record Column(Var row, int index, SqlType type) implements Term {}

    /** A variable that stands for a value. */
    record Variable(Var var, SqlType type) implements Term {}

    record Constant(Value value, SqlType type) implements Term {}

    /** NULL where one of the arguments is NULL, and only there. */
    record Strict(ArithmeticOperation operation, List<Term> arguments, SqlType type) implements Term {
        public Strict {
            arguments = List.copyOf(arguments);
        }
    }

    /** A function that gives the same for the same arguments; NULL is as good as any. */
    record Unknown(Function function, List<Term> arguments, SqlType type) implements Term {
        public Unknown {
            arguments = List.copyOf(arguments);
        }
    }

    record If(Formula condition, Term then, Term otherwise) implements Term {
        @Override
        public SqlType type() {
            return ValueKind.wider(then.type(), otherwise.type());
        }
    }

    /** The sum of the product's only column over its rows; 0 over none. The column is not NULL where the condition holds. */
    record Total(Product product, SqlType type) implements Term {}

    /** The greatest or least value of the bag's only column, NULLs left out; NULL where there is none. */
    record Extremum(boolean greatest, Bag bag, SqlType type) implements Term {}

    /** A function of the arguments and of a bag: the same for the same arguments and equal bags. */
    record Summary(BagFunction function, List<Term> arguments, Bag bag, SqlType type) implements Term {
        public Summary {
            arguments = List.copyOf(arguments);
        }
    }
}
