package io.panoptes.equivalence.algebra;

import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;

/** A scalar expression over one row, and the rows that enclose it. */
public sealed interface Scalar {

    SqlType type();

    /** A column of the row at hand. */
    record Column(int index, SqlType type) implements Scalar {}

    /** A column of an enclosing row; level 1 is the nearest. */
    record Outer(int level, int index, SqlType type) implements Scalar {}

    record Literal(Value value, SqlType type) implements Scalar {}

    /** An operator whose meaning is known. */
    record Call(Operator operator, List<Scalar> arguments, SqlType type) implements Scalar {
        public Call {
            arguments = List.copyOf(arguments);
        }
    }

    /** A function of which is known only that it is deterministic; names are upper case. */
    record Uninterpreted(String name, List<Scalar> arguments, SqlType type) implements Scalar {
        public Uninterpreted {
            arguments = List.copyOf(arguments);
        }
    }

    /** The first branch whose condition is TRUE, otherwise {@code otherwise}. */
    record Case(List<When> branches, Scalar otherwise, SqlType type) implements Scalar {
        public Case {
            branches = List.copyOf(branches);
        }
    }

    record When(Scalar condition, Scalar result) {}

    record Cast(Scalar operand, SqlType type) implements Scalar {}

    /** Whether the relation has a row; never NULL. */
    record Exists(Relation relation) implements Scalar {
        @Override
        public SqlType type() {
            return SqlType.BOOLEAN;
        }
    }

    /** {@code (left...) IN (relation)}, with SQL's NULLs. */
    record In(List<Scalar> left, Relation relation) implements Scalar {
        public In {
            left = List.copyOf(left);
        }

        @Override
        public SqlType type() {
            return SqlType.BOOLEAN;
        }
    }

    /** {@code left comparison ANY | ALL (relation)}; the relation has one column. */
    record Quantified(Scalar left, Operator comparison, boolean all, Relation relation) implements Scalar {
        @Override
        public SqlType type() {
            return SqlType.BOOLEAN;
        }
    }

    /** The only value of the relation; NULL where it has no row, an error where it has several. */
    record Subquery(Relation relation) implements Scalar {
        @Override
        public SqlType type() {
            return relation.types().getFirst();
        }
    }
}
