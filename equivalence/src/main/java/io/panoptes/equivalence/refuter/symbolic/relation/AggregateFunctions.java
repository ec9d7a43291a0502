package io.panoptes.equivalence.refuter.symbolic.relation;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Expr;
import io.panoptes.equivalence.algebra.Relation.AggregateCall;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.table.GroupMember;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.equivalence.refuter.symbolic.term.SymbolicValue;
import io.panoptes.equivalence.refuter.symbolic.term.ValueTerms;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;

/** Aggregates over rows of which each may belong to the group or not. */
record AggregateFunctions(Encoding encoding) {

    /** One argument of the aggregate, as far as it takes part. */
    private record Part(BoolExpr counts, List<SymbolicValue> values) {
        Expr<?> value() {
            return values.getFirst().value();
        }
    }

    /** The aggregate over the members, for a group that is there where {@code present} holds. */
    SymbolicValue over(AggregateCall call, List<GroupMember> members, BoolExpr present) {
        List<Part> parts = partsOf(call, members);
        SqlType argumentType = call.arguments().isEmpty()
                ? SqlType.BIGINT
                : call.arguments().getFirst().type();
        return switch (call.function()) {
            case COUNT -> known(encoding.formulas().count(counted(parts)));
            case SUM -> sum(parts, argumentType, call.type(), false);
            case SUM0 -> sum(parts, argumentType, call.type(), true);
            case MIN -> extreme(parts, call.type(), true);
            case MAX -> extreme(parts, call.type(), false);
            case AVG -> average(parts, argumentType, call.type());
            case SINGLE_VALUE -> singleValue(call, members, present);
            case ANY_VALUE -> anyValue(call, members, present);
            case EVERY -> every(parts);
            case SOME -> some(parts);
            case GROUPING -> throw new IllegalArgumentException("GROUPING is a constant of the grouping set");
            case OTHER -> throw new Unsupported("aggregate " + call.name());
        };
    }

    private List<Part> partsOf(AggregateCall call, List<GroupMember> members) {
        SolverFormulas formulas = encoding.formulas();
        List<Part> parts = new ArrayList<>();
        for (GroupMember member : members) {
            if (member.belongs().isFalse()) {
                continue;
            }
            List<SymbolicValue> values = new ArrayList<>();
            List<BoolExpr> counts = new ArrayList<>(List.of(member.belongs()));
            for (Scalar argument : call.arguments()) {
                SymbolicValue value = encoding.value(argument, member.scope());
                values.add(value);
                counts.add(formulas.not(value.isNull()));
            }
            call.filter()
                    .ifPresent(filter ->
                            counts.add(encoding.truth(filter, member.scope()).isTrue()));
            parts.add(new Part(formulas.and(counts), values));
        }
        return call.distinct() ? firstOfEach(parts) : parts;
    }

    private List<Part> firstOfEach(List<Part> parts) {
        SolverFormulas formulas = encoding.formulas();
        List<Part> first = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            encoding.budget().spend(i);
            List<BoolExpr> earlier = new ArrayList<>();
            for (int j = 0; j < i; j++) {
                earlier.add(formulas.and(
                        parts.get(j).counts(),
                        encoding.comparisons()
                                .notDistinct(parts.get(j).values(), parts.get(i).values())));
            }
            first.add(new Part(
                    formulas.and(parts.get(i).counts(), formulas.not(formulas.or(earlier))),
                    parts.get(i).values()));
        }
        return first;
    }

    private SymbolicValue sum(List<Part> parts, SqlType from, SqlType to, boolean zeroWhenEmpty) {
        BoolExpr isNull = zeroWhenEmpty ? encoding.formulas().no() : nothingCounts(parts);
        return encoding.domains().widen(new SymbolicValue(isNull, total(parts, from)), from, to);
    }

    private Expr<?> total(List<Part> parts, SqlType type) {
        if (!type.isNumeric() && !parts.isEmpty() && !(type instanceof SqlType.NullType)) {
            throw new Unsupported("a sum of " + ValueTerms.name(type));
        }
        Expr<?> zero = encoding.domains().nullOf(type).value();
        List<Expr<?>> terms = new ArrayList<>();
        parts.forEach(part -> terms.add(encoding.formulas().choose(part.counts(), part.value(), zero)));
        return terms.isEmpty() ? zero : encoding.formulas().sum(terms);
    }

    /** The sum through each count that is possible: a quotient of two unknowns would not be linear. */
    private SymbolicValue average(List<Part> parts, SqlType from, SqlType to) {
        SolverFormulas formulas = encoding.formulas();
        if (to instanceof SqlType.IntegerType) {
            throw new Unsupported("AVG as a whole number");
        }
        Expr<?> total = formulas.toReal(total(parts, from));
        Expr<?> count = formulas.count(counted(parts));
        Expr<?> average = total;
        for (int i = 2; i <= parts.size(); i++) {
            average = formulas.choose(
                    formulas.same(count, formulas.integer(i)),
                    formulas.divided(total, formulas.z3().mkReal(i)),
                    average);
        }
        return new SymbolicValue(nothingCounts(parts), average);
    }

    private SymbolicValue extreme(List<Part> parts, SqlType type, boolean least) {
        SolverFormulas formulas = encoding.formulas();
        if (parts.isEmpty()) {
            return encoding.domains().nullOf(type);
        }
        if (parts.size() == 1) {
            return new SymbolicValue(
                    formulas.not(parts.getFirst().counts()), parts.getFirst().value());
        }
        Expr<?> extreme =
                formulas.fresh(least ? "min" : "max", parts.getFirst().value().getSort());
        BoolExpr isNull = nothingCounts(parts);
        List<BoolExpr> attained = new ArrayList<>(List.of(isNull));
        for (Part part : parts) {
            BoolExpr beyond = least
                    ? encoding.domains().less(part.value(), extreme)
                    : encoding.domains().less(extreme, part.value());
            encoding.define(formulas.implies(part.counts(), formulas.not(beyond)));
            attained.add(formulas.and(part.counts(), formulas.same(part.value(), extreme)));
        }
        encoding.define(formulas.or(attained));
        return new SymbolicValue(isNull, extreme);
    }

    /** Of all rows, also those where the value is NULL; more than one row is an error. */
    private SymbolicValue singleValue(AggregateCall call, List<GroupMember> members, BoolExpr present) {
        SolverFormulas formulas = encoding.formulas();
        List<BoolExpr> belongs = takingPart(call, members);
        encoding.assume(formulas.implies(present, formulas.lessOrSame(formulas.count(belongs), formulas.integer(1))));
        return firstOf(call, members, belongs);
    }

    /** Only where all values are the same, NULL counting as one, is there one answer. */
    private SymbolicValue anyValue(AggregateCall call, List<GroupMember> members, BoolExpr present) {
        SolverFormulas formulas = encoding.formulas();
        List<BoolExpr> belongs = takingPart(call, members);
        SymbolicValue first = firstOf(call, members, belongs);
        for (int i = 0; i < members.size(); i++) {
            SymbolicValue value =
                    encoding.value(call.arguments().getFirst(), members.get(i).scope());
            encoding.assume(formulas.implies(
                    formulas.and(present, belongs.get(i)),
                    encoding.comparisons().notDistinct(value, first)));
        }
        return first;
    }

    private List<BoolExpr> takingPart(AggregateCall call, List<GroupMember> members) {
        return members.stream()
                .map(member -> call.filter()
                        .map(filter -> encoding.formulas()
                                .and(
                                        member.belongs(),
                                        encoding.truth(filter, member.scope()).isTrue()))
                        .orElse(member.belongs()))
                .toList();
    }

    private SymbolicValue firstOf(AggregateCall call, List<GroupMember> members, List<BoolExpr> belongs) {
        SolverFormulas formulas = encoding.formulas();
        SymbolicValue value = encoding.domains().nullOf(call.type());
        for (int i = members.size() - 1; i >= 0; i--) {
            SymbolicValue candidate = encoding.value(
                    call.arguments().getFirst(), call.type(), members.get(i).scope());
            value = new SymbolicValue(
                    formulas.choose(belongs.get(i), candidate.isNull(), value.isNull()),
                    formulas.choose(belongs.get(i), candidate.value(), value.value()));
        }
        return value;
    }

    private SymbolicValue every(List<Part> parts) {
        SolverFormulas formulas = encoding.formulas();
        List<BoolExpr> all = parts.stream()
                .map(part -> formulas.implies(part.counts(), (BoolExpr) part.value()))
                .toList();
        return new SymbolicValue(nothingCounts(parts), formulas.and(all));
    }

    private SymbolicValue some(List<Part> parts) {
        SolverFormulas formulas = encoding.formulas();
        List<BoolExpr> any = parts.stream()
                .map(part -> formulas.and(part.counts(), (BoolExpr) part.value()))
                .toList();
        return new SymbolicValue(nothingCounts(parts), formulas.or(any));
    }

    private BoolExpr nothingCounts(List<Part> parts) {
        return encoding.formulas().not(encoding.formulas().or(counted(parts)));
    }

    private static List<BoolExpr> counted(List<Part> parts) {
        return parts.stream().map(Part::counts).toList();
    }

    private SymbolicValue known(Expr<?> value) {
        return new SymbolicValue(encoding.formulas().no(), value);
    }
}
