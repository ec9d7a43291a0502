package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.BagFunction;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.equivalence.prover.rule.operator.NumericCasts;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;

/**
 * Sums over rows: of exact numbers {@code Σ rows}, of numbers in floating point a function of the bag of its numbers, as each step
 * of such a sum rounds.
 */
final class Sums {
    private static final int WORD = 32;

    private final FreshVariables names;
    private final Translation translation;
    private final NumericCasts casts;

    Sums(FreshVariables names, Translation translation) {
        this.names = names;
        this.translation = translation;
        this.casts = new NumericCasts(translation::assume);
    }

    Term count(Bag rows) {
        return exact(rows.map(row -> row.withHead(List.of(Terms.constant(1)))), SqlType.BIGINT);
    }

    /** The sum of the rows' only column, which is not NULL; 0 over none. */
    Term total(Bag rows, SqlType type) {
        for (Product row : rows.products()) {
            ValueKind kind = ValueKind.of(row.head().getFirst().type());
            if (!kind.isNumber() && kind != ValueKind.NONE) {
                throw new Unsupported("sum of " + kind);
            }
        }
        if (type instanceof SqlType.DoubleType floating) {
            return floating(rows, floating);
        }
        if (rows.products().stream()
                .anyMatch(row -> ValueKind.of(row.head().getFirst().type()) == ValueKind.DOUBLE)) {
            throw new Unsupported("exact sum of numbers in floating point");
        }
        boolean mayOutgrow = rows.products().stream()
                .anyMatch(row -> !isNarrow(row.head().getFirst().type()));
        if (mayOutgrow && !translation.assume(Assumption.NO_OVERFLOW)) {
            throw new Unsupported("sum that may outgrow its type");
        }
        return exact(rows, type);
    }

    /** Of numbers of 32 bits, more rows than there are make a sum that 64 bits can't hold. */
    private static boolean isNarrow(SqlType type) {
        return type instanceof SqlType.NullType || type instanceof SqlType.IntegerType(int bits) && bits <= WORD;
    }

    private Term floating(Bag rows, SqlType.DoubleType type) {
        if (!translation.assume(Assumption.SUMS_IN_ANY_ORDER)) {
            throw new Unsupported("sum in floating point, which depends on the order of rows");
        }
        Bag numbers = Substitution.copy(names, rows)
                .map(row -> row.withHead(List.of(casts.floating(row.head().getFirst(), type))));
        Term sum = new Term.Summary(BagFunction.Known.sum(type), List.of(), numbers, type);
        return Terms.when(AggregateTranslation.exists(rows), sum, new Term.Constant(new Value.DoubleValue(0), type));
    }

    private Term exact(Bag rows, SqlType type) {
        Term sum = null;
        for (Product row : Substitution.copy(names, rows).products()) {
            Term part = new Term.Total(row, type);
            sum = sum == null ? part : Terms.strict(ArithmeticOperation.PLUS, List.of(sum, part), type);
        }
        return sum == null ? Terms.constant(0) : sum;
    }
}
