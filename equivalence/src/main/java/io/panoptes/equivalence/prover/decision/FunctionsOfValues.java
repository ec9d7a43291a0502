package io.panoptes.equivalence.prover.decision;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import io.panoptes.equivalence.prover.decision.Encoder.Bound;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Subterms;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Text;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
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
    private final Map<String, Optional<Form>> known = new HashMap<>();
    private final Map<String, Term> places = new HashMap<>();

    FunctionsOfValues(FreshVariables names) {
        this.names = names;
    }

    /** What is left when the values are taken out, and the values, in the order in which they stand in it. */
    private record Form(String text, List<Term> values) {}

    /** {@code values are the same -> results are} for each two of one function. */
    List<BoolExpr> facts(Encoder encoder) {
        List<BoolExpr> facts = new ArrayList<>();
        Map<String, List<Bound>> byFunction = new HashMap<>();
        for (Bound bound : encoder.bound()) {
            function(bound)
                    .ifPresent(function -> byFunction
                            .computeIfAbsent(function.text(), text -> new ArrayList<>())
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
        return known.computeIfAbsent(Text.of(term) + " as " + ValueKind.of(term.type()), text -> functionOf(term));
    }

    private Optional<Form> functionOf(Term term) {
        String text = Text.of(term);
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
                case Source.Made ignored -> {
                    return Optional.empty();
                }
            }
        }
        if (values.isEmpty() || values.size() > MOST_VALUES) {
            return Optional.empty();
        }
        values.sort(Comparator.comparingInt(value -> text.indexOf(Text.of(value))));
        Map<Term.Column, Term> columns = new HashMap<>();
        Map<Var, Term> variables = new HashMap<>();
        for (int i = 0; i < values.size(); i++) {
            Term value = values.get(i);
            Term place = places.computeIfAbsent(
                    i + " " + ValueKind.of(value.type()),
                    key -> Terms.variable(names.fresh(new Source.AnyValue(value.type()))));
            if (value instanceof Term.Column column) {
                columns.put(column, place);
            } else if (value instanceof Term.Variable(Var var, var type)) {
                variables.put(var, place);
            }
        }
        Term without = new Substitution(names, Map.of(), variables)
                .apply(Substitution.columns(names, columns).apply(term));
        boolean isClosed = places.values().stream()
                .flatMap(place -> FreeVariables.of(place).stream())
                .collect(Collectors.toSet())
                .containsAll(FreeVariables.of(without));
        return isClosed
                ? Optional.of(new Form(Text.of(without) + " as " + ValueKind.of(term.type()), values))
                : Optional.empty();
    }
}
