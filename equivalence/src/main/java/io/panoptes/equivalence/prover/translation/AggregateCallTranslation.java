package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.algebra.Relation.AggregateCall;
import io.panoptes.equivalence.algebra.Relation.AggregateFunction;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.BagFunction;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.rule.Equalities;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Aggregates of one group. COUNT and SUM become sums, MIN and MAX bounds that are reached, AVG a SUM over a COUNT. */
final class AggregateCallTranslation {
    /** Their result does not depend on the order in which rows come. */
    private static final Set<String> WITHOUT_ORDER = Set.of(
            "STDDEV_POP",
            "STDDEV_SAMP",
            "VAR_POP",
            "VAR_SAMP",
            "SEM",
            "SKEWNESS",
            "KURTOSIS",
            "KURTOSIS_POP",
            "PRODUCT",
            "FAVG",
            "FSUM",
            "BIT_AND",
            "BIT_OR",
            "BIT_XOR",
            "COVAR_POP",
            "COVAR_SAMP",
            "CORR",
            "REGR_COUNT",
            "REGR_AVGX",
            "REGR_AVGY",
            "REGR_SXX",
            "REGR_SYY",
            "REGR_SXY",
            "REGR_SLOPE",
            "REGR_INTERCEPT",
            "REGR_R2");

    private final FreshVariables names;
    private final RelationTranslation relations;
    private final Translation translation;
    private final Sums sums;

    AggregateCallTranslation(FreshVariables names, RelationTranslation relations, Translation translation) {
        this.names = names;
        this.relations = relations;
        this.translation = translation;
        this.sums = new Sums(names, translation);
    }

    Term translate(AggregateCall call, Bag group, VisibleRows around) {
        ScalarTranslation scalars = relations.scalars();
        Bag rows = Substitution.copy(names, group).map(row -> {
            VisibleRows inside = around.inside(row.head());
            Formula kept = call.filter()
                    .map(filter -> scalars.logic(filter, inside).isTrue())
                    .orElse(Formula.TRUE);
            List<Term> columns = new ArrayList<>(scalars.terms(call.arguments(), inside));
            if (call.function() == AggregateFunction.OTHER) {
                call.order().forEach(key -> columns.add(scalars.term(key.expression(), inside)));
            }
            return row.where(kept).withHead(columns);
        });
        List<SqlType> types = call.arguments().stream().map(Scalar::type).toList();
        return switch (call.function()) {
            case COUNT -> count(distinct(present(rows), call.distinct(), types));
            case SUM -> sum(distinct(present(rows), call.distinct(), types), summed(call.type(), types));
            case SUM0 -> sums.total(distinct(present(rows), call.distinct(), types), summed(call.type(), types));
            case AVG -> average(distinct(present(rows), call.distinct(), types), types.getFirst(), call.type());
            case MIN, EVERY -> new Term.Extremum(false, present(rows), call.type());
            case MAX, SOME -> new Term.Extremum(true, present(rows), call.type());
            case SINGLE_VALUE -> new SubqueryTranslation(translation).value(rows, call.type());
            case ANY_VALUE -> anyValue(rows, call.type());
            case GROUPING -> throw new Unsupported("GROUPING of what is no key");
            case OTHER -> other(call, rows, types);
        };
    }

    private static Bag present(Bag rows) {
        return rows.map(row -> row.where(
                Formulas.and(row.head().stream().map(Formulas::notNull).toList())));
    }

    private Bag distinct(Bag rows, boolean distinct, List<SqlType> types) {
        return distinct && !types.isEmpty() ? relations.distinct(rows, types) : rows;
    }

    Term count(Bag rows) {
        return sums.count(rows);
    }

    private Term sum(Bag rows, SqlType type) {
        return Terms.when(AggregateTranslation.exists(rows), sums.total(rows, type), Terms.nothing(type));
    }

    /** Whole numbers have a sum of their own type: a cast back to it takes for granted that the sum fits, and nothing more. */
    private static SqlType summed(SqlType declared, List<SqlType> types) {
        return declared instanceof SqlType.IntegerType && types.getFirst() instanceof SqlType.IntegerType narrow
                ? narrow
                : declared;
    }

    /**
     * DuckDB divides the digits of a DECIMAL or BIGINT sum once, and {@code SUM(a) / COUNT(a)} rounds the sum to floating point before: of
     * such an average that is in floating point it is known only what it is made of, and that it has the same digits wherever it stands is taken for granted.
     */
    private Term average(Bag rows, SqlType of, SqlType type) {
        if (type instanceof SqlType.DoubleType && mayOutgrowFloatingPoint(of)) {
            if (!translation.assume(Assumption.SUMS_IN_ANY_ORDER)) {
                throw new Unsupported("average in floating point, whose last digit depends on how it is computed");
            }
            Term average = new Term.Summary(new BagFunction.Named("AVG " + of), List.of(), rows, type);
            return Terms.when(AggregateTranslation.exists(rows), average, Terms.nothing(type));
        }
        SqlType sum = of instanceof SqlType.DoubleType || !(type instanceof SqlType.DoubleType) ? type : summed(of);
        Term quotient = relations
                .scalars()
                .quotient(List.of(of, SqlType.BIGINT), List.of(sums.total(rows, sum), count(rows)), type);
        return Terms.when(AggregateTranslation.exists(rows), quotient, Terms.nothing(type));
    }

    /** Sums of numbers of 32 bits have less than 53 bits. */
    private static boolean mayOutgrowFloatingPoint(SqlType of) {
        return of instanceof SqlType.DecimalType
                || (of instanceof SqlType.IntegerType(int bits) && bits > Integer.SIZE);
    }

    /** As SUM has it, so that {@code AVG(a)} is {@code CAST(SUM(a) AS DOUBLE) / COUNT(a)}. */
    private static SqlType summed(SqlType of) {
        return of instanceof SqlType.IntegerType ? SqlType.BIGINT : of;
    }

    /** Of values that are all the same it is the greatest; otherwise there is no saying which it is. */
    private static Term anyValue(Bag rows, SqlType type) {
        for (Product row : rows.products()) {
            Set<io.panoptes.equivalence.prover.expression.Var> known = FreeVariables.of(row);
            Equalities facts = new Equalities(List.of(row.condition()));
            known.addAll(io.panoptes.equivalence.prover.rule.KeyFacts.determined(row.vars(), facts, known));
            Term value = row.head().getFirst();
            boolean fixed = known.containsAll(FreeVariables.of(value))
                    || facts.others(value).stream().anyMatch(other -> known.containsAll(FreeVariables.of(other)));
            if (!fixed || rows.products().size() > 1) {
                throw new Unsupported("column that is neither grouped nor the same in all of a group");
            }
        }
        return new Term.Extremum(true, present(rows), type);
    }

    private Term other(AggregateCall call, Bag rows, List<SqlType> types) {
        boolean ordered = !call.order().isEmpty()
                && call.arguments().stream()
                        .allMatch(argument -> argument instanceof Scalar.Literal
                                || call.order().stream()
                                        .anyMatch(key -> key.expression().equals(argument)));
        if (!ordered && !WITHOUT_ORDER.contains(call.name())) {
            throw new Unsupported("aggregate %s, whose value may depend on the order of rows".formatted(call.name()));
        }
        if (!ordered && !translation.assume(Assumption.SUMS_IN_ANY_ORDER)) {
            throw new Unsupported("aggregate %s, which may round in another order".formatted(call.name()));
        }
        String name = call.name() + (call.distinct() ? " distinct" : "")
                + new Order(call.order(), relations.scalars()).name() + " " + types;
        return new Term.Summary(new BagFunction.Named(name), List.of(), rows, call.type());
    }
}
