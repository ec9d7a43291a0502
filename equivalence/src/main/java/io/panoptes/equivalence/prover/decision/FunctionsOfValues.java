package io.panoptes.equivalence.prover.decision;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import io.panoptes.equivalence.prover.decision.Encoder.Bound;
import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Subterms;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Sums, bounds and summaries as functions of the values that they take from outside: {@code x ≡ y -> f(x) = f(y)} where f(x) and
 * f(y) differ in these values alone.
 */
final class FunctionsOfValues {
    private static final int MOST_VALUES = 4;
    private static final int MOST_PAIRS = 60;

    private final FreshVariables names;
    private final Map<CanonicalForm, Optional<Form>> known = new HashMap<>();
    private final Map<Place, Term> places = new HashMap<>();

    FunctionsOfValues(FreshVariables names) {
        this.names = names;
    }

    /** What is left when the values are taken out, and the values, in the order in which they stand in it. */
    private record Form(CanonicalForm rest, List<Term> values) {}

    /** The part that a value plays in a term. */
    private record Part(Term value, CanonicalForm form) {}

    /** Stands for the value of this number and kind in every function. */
    private record Place(int number, ValueKind kind) {}

    /** {@code values are the same -> results are} for each two of one function. */
    List<BoolExpr> facts(Encoder encoder) {
        List<BoolExpr> facts = new ArrayList<>();
        Map<CanonicalForm, List<Bound>> byFunction = new LinkedHashMap<>();
        for (Bound bound : encoder.bound()) {
            function(bound)
                    .ifPresent(function -> byFunction
                            .computeIfAbsent(function.rest(), form -> new ArrayList<>())
                            .add(bound));
        }
        for (List<Bound> alike : byFunction.values()) {
            for (int i = 0; i < alike.size(); i++) {
                for (int j = i + 1; j < alike.size() && facts.size() < MOST_PAIRS; j++) {
                    facts.add(congruence(encoder, alike.get(i), alike.get(j)));
                }
            }
        }
        return facts;
    }

    private BoolExpr congruence(Encoder encoder, Bound left, Bound right) {
        Context z3 = encoder.z3();
        List<Formula> same = new ArrayList<>();
        List<Term> here = function(left).orElseThrow().values();
        List<Term> there = function(right).orElseThrow().values();
        for (int i = 0; i < here.size(); i++) {
            same.add(Formulas.same(here.get(i), there.get(i)));
        }
        Encoded x = result(left).orElseThrow();
        Encoded y = result(right).orElseThrow();
        return z3.mkImplies(
                encoder.formula(Formulas.and(same)),
                z3.mkAnd(z3.mkEq(x.isNull(), y.isNull()), encoder.sorts().equal(x.value(), y.value())));
    }

    private static Optional<Encoded> result(Bound bound) {
        return switch (bound) {
            case Bound.Sum(var term, Encoded constant, int depth) -> Optional.of(constant);
            case Bound.Best(var term, Encoded constant, int depth) -> Optional.of(constant);
            case Bound.Digest(var term, Encoded constant, int depth) -> Optional.of(constant);
            case Bound.Existence ignored -> Optional.empty();
        };
    }

    private Optional<Form> function(Bound bound) {
        return switch (bound) {
            case Bound.Sum(Term term, var constant, int depth) -> function(term);
            case Bound.Best(Term term, var constant, int depth) -> function(term);
            case Bound.Digest(Term term, var constant, int depth) -> function(term);
            case Bound.Existence ignored -> Optional.empty();
        };
    }

    private Optional<Form> function(Term term) {
        return known.computeIfAbsent(CanonicalForm.typed(term), form -> functionOf(term));
    }

    private Optional<Form> functionOf(Term term) {
        Set<Term> parts = Subterms.of(term);
        List<Term> values = new ArrayList<>();
        for (Var var : FreeVariables.of(term)) {
            switch (var.source()) {
                case Source.AnyValue ignored -> values.add(Terms.variable(var));
                case Source.Stored(var table) ->
                    Terms.columns(
                                    var,
                                    table.columns().stream()
                                            .map(column -> column.type())
                                            .toList())
                            .stream()
                            .filter(parts::contains)
                            .forEach(values::add);
                case Source.Unknown ignored -> {
                    return Optional.empty();
                }
            }
        }
        if (values.isEmpty() || values.size() > MOST_VALUES) {
            return Optional.empty();
        }
        List<Term> ordered = ordered(values, term);
        Map<Term, Term> instead = new HashMap<>();
        for (int i = 0; i < ordered.size(); i++) {
            instead.put(ordered.get(i), place(i, ordered.get(i)));
        }
        Term without = replaced(term, instead);
        boolean isClosed = places.values().stream()
                .flatMap(place -> FreeVariables.of(place).stream())
                .collect(Collectors.toSet())
                .containsAll(FreeVariables.of(without));
        return isClosed ? Optional.of(new Form(CanonicalForm.typed(without), ordered)) : Optional.empty();
    }

    /** By what is left when a value is told from the others, which are not told apart: by the part that it plays in the term. */
    private List<Term> ordered(List<Term> values, Term term) {
        List<Part> parts = new ArrayList<>();
        for (Term value : values) {
            Map<Term, Term> instead = new HashMap<>();
            values.forEach(other -> instead.put(other, place(other.equals(value) ? 0 : 1, other)));
            parts.add(new Part(value, CanonicalForm.of(replaced(term, instead))));
        }
        parts.sort(Comparator.comparing(Part::form));
        return parts.stream().map(Part::value).toList();
    }

    private Term place(int number, Term value) {
        return places.computeIfAbsent(
                new Place(number, ValueKind.of(value.type())),
                place -> Terms.variable(names.fresh(new Source.AnyValue(value.type()))));
    }

    /** @param instead what stands for columns and variables */
    private Term replaced(Term term, Map<Term, Term> instead) {
        Map<Term.Column, Term> columns = new HashMap<>();
        Map<Var, Term> variables = new HashMap<>();
        instead.forEach((value, place) -> {
            if (value instanceof Term.Column column) {
                columns.put(column, place);
            } else if (value instanceof Term.Variable(Var var, var type)) {
                variables.put(var, place);
            }
        });
        return new Substitution(names, Map.of(), variables)
                .apply(Substitution.columns(names, columns).apply(term));
    }
}
