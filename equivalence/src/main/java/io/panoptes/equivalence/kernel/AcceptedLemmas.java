package io.panoptes.equivalence.kernel;

import io.panoptes.equivalence.kernel.axiom.Axiom;
import io.panoptes.equivalence.kernel.axiom.Axioms;
import io.panoptes.equivalence.kernel.logic.Lemma;
import io.panoptes.equivalence.kernel.logic.Lemmas;
import io.panoptes.equivalence.kernel.logic.Logic;
import io.panoptes.equivalence.kernel.logic.NotExpressible;
import io.panoptes.equivalence.kernel.syntax.Free;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.step.ProofStep;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The lemmas of one proof. Each is judged when a question refers to what it is about, and may rest on those before it only; one
 * that is not accepted is as if it were not there.
 */
final class AcceptedLemmas {
    private final List<ProofStep> steps;
    private final Wellformed wellformed;
    private final Logic logic;
    private final Map<Integer, Optional<Axiom>> judged = new TreeMap<>();
    private final Map<String, List<Entry>> byShape = new HashMap<>();
    private final Set<Var> named = new HashSet<>();

    private record Entry(int place, Lemma lemma, Set<Var> rows) {}

    AcceptedLemmas(List<ProofStep> steps, Wellformed wellformed, Logic logic) {
        this.steps = steps;
        this.wellformed = wellformed;
        this.logic = logic;
        for (int i = 0; i < steps.size(); i++) {
            if (!wellformed.isRight(steps.get(i))) {
                judged.put(i, Optional.empty());
                continue;
            }
            for (Conclusions.About about : Conclusions.of(steps.get(i))) {
                Entry entry = new Entry(i, about.lemma(), rowsOf(about.lemma()));
                named.addAll(entry.rows());
                about.shapes()
                        .forEach(shape -> byShape.computeIfAbsent(shape, key -> new ArrayList<>())
                                .add(entry));
            }
        }
    }

    /** The lemmas that a step may use: those of the N steps before it. */
    Lemmas before(int place) {
        return new Lemmas() {
            @Override
            public List<Lemma> about(Collection<String> shapes, Set<Var> rows) {
                return AcceptedLemmas.this.about(shapes, rows, place);
            }

            @Override
            public boolean isAbout(Var row) {
                return named.contains(row);
            }

            @Override
            public int size() {
                return place;
            }
        };
    }

    Lemmas all() {
        return before(steps.size());
    }

    private List<Lemma> about(Collection<String> shapes, Set<Var> rows, int before) {
        TreeSet<Integer> places = new TreeSet<>();
        Map<Integer, List<Lemma>> found = new HashMap<>();
        for (String shape : shapes) {
            for (Entry entry : byShape.getOrDefault(shape, List.of())) {
                if (entry.place() < before && rows.containsAll(entry.rows())) {
                    places.add(entry.place());
                    found.computeIfAbsent(entry.place(), key -> new ArrayList<>())
                            .add(entry.lemma());
                }
            }
        }
        List<Lemma> accepted = new ArrayList<>();
        for (int place : places) {
            if (isAccepted(place)) {
                accepted.addAll(found.getOrDefault(place, List.of()));
            }
        }
        return accepted;
    }

    private static Set<Var> rowsOf(Lemma lemma) {
        Set<Var> rows = new HashSet<>();
        lemma.facts().forEach(fact -> rows.addAll(Free.of(fact)));
        lemma.conclusions().forEach(conclusion -> rows.addAll(Free.of(conclusion)));
        rows.removeIf(var -> var.source() instanceof Source.AnyValue);
        return rows;
    }

    private boolean isAccepted(int place) {
        Optional<Axiom> known = judged.get(place);
        if (known == null) {
            judged.put(place, Optional.empty());
            known = judge(steps.get(place), before(place));
            judged.put(place, known);
        }
        return known.isPresent();
    }

    /** The axiom that the step is an instance of. */
    Optional<Axiom> judge(ProofStep step, Lemmas lemmas) {
        if (!wellformed.isRight(step)) {
            return Optional.empty();
        }
        for (Axiom axiom : Axioms.ALL) {
            try {
                if (axiom.accepts(step, logic, lemmas)) {
                    return Optional.of(axiom);
                }
            } catch (NotExpressible e) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** The accepted ones, each with the axiom, for readers. */
    Map<ProofStep, Axiom> used() {
        Map<ProofStep, Axiom> used = new java.util.LinkedHashMap<>();
        judged.forEach((place, axiom) -> axiom.ifPresent(by -> used.put(steps.get(place), by)));
        return used;
    }
}
