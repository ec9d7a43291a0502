package io.panoptes.equivalence.prover.step;

import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Picks, of all steps of a search, those that lead from the one query to the other. What comes out is a suggestion: the kernel
 * judges it.
 */
public final class Assembly {
    private static final int DEEPEST = 60;

    private final ProofDraft draft;
    private final Map<CanonicalForm, List<ProofStep.Rows>> byProduct = new HashMap<>();
    private final List<ProofStep.Rows> matches = new ArrayList<>();
    private final Set<CanonicalForm> matched = new HashSet<>();

    private Assembly(ProofDraft draft) {
        this.draft = draft;
        for (ProofStep step : draft.steps()) {
            if (step instanceof ProofStep.Rows rows && rows.facts().isEmpty()) {
                if (rows.purpose() == ProofStep.Purpose.MATCH) {
                    matches.add(rows);
                    rows.before().forEach(reading -> matched.add(CanonicalForm.of(reading.product())));
                    rows.after().forEach(reading -> matched.add(CanonicalForm.of(reading.product())));
                } else if (rows.before().size() == 1) {
                    CanonicalForm key =
                            CanonicalForm.of(rows.before().getFirst().product());
                    byProduct.computeIfAbsent(key, form -> new ArrayList<>()).add(rows);
                }
            }
        }
    }

    /** @param left and right the queries as the kernel reads them */
    public static Optional<Proof> of(Bag left, Bag right, ProofDraft draft) {
        Assembly assembly = new Assembly(draft);
        Optional<List<ProofStep.Rows>> readLeft = assembly.translated(left, draft.left());
        Optional<List<ProofStep.Rows>> readRight = assembly.translated(right, draft.right());
        if (readLeft.isEmpty() || readRight.isEmpty()) {
            return Optional.empty();
        }
        List<ProofStep.Rows> forth = new ArrayList<>();
        List<ProofStep.Rows> back = new ArrayList<>();
        Optional<List<Product>> leftEnd = assembly.ends(draft.left(), forth);
        Optional<List<Product>> rightEnd = assembly.ends(draft.right(), back);
        if (leftEnd.isEmpty() || rightEnd.isEmpty()) {
            return Optional.empty();
        }
        return assembly.between(leftEnd.get(), rightEnd.get()).map(middle -> {
            List<ProofStep.Rows> chain = new ArrayList<>(readLeft.get());
            chain.addAll(forth);
            chain.addAll(middle);
            back.reversed().forEach(step -> chain.add(turned(step)));
            readRight.get().reversed().forEach(step -> chain.add(turned(step)));
            return new Proof(chain, draft.steps());
        });
    }

    private static ProofStep.Rows turned(ProofStep.Rows step) {
        return new ProofStep.Rows(step.purpose(), step.rule(), step.facts(), step.after(), step.before());
    }

    /** The two translations product by product, where they are alike. */
    private Optional<List<ProofStep.Rows>> translated(Bag read, Bag translated) {
        int size = read.products().size();
        if (size != translated.products().size()) {
            return Optional.of(List.of(new ProofStep.Rows(
                    "translate",
                    List.of(),
                    read.products().stream().map(ReadAs::of).toList(),
                    translated.products().stream().map(ReadAs::of).toList())));
        }
        List<ProofStep.Rows> steps = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            Product mine = read.products().get(i);
            Product yours = translated.products().get(i);
            ReadAs overMine =
                    mine.vars().size() == yours.vars().size() ? new ReadAs(yours, mine.vars()) : ReadAs.of(yours);
            steps.add(new ProofStep.Rows("translate", List.of(), List.of(ReadAs.of(mine)), List.of(overMine)));
        }
        return Optional.of(steps);
    }

    /** The products that the bag becomes, all of them parts of a match or gone. */
    private Optional<List<Product>> ends(Bag bag, List<ProofStep.Rows> into) {
        List<Product> ends = new ArrayList<>();
        for (Product product : bag.products()) {
            Optional<List<Product>> own = ends(product, into, new HashSet<>());
            if (own.isEmpty()) {
                return Optional.empty();
            }
            ends.addAll(own.get());
        }
        return Optional.of(ends);
    }

    private Optional<List<Product>> ends(Product product, List<ProofStep.Rows> into, Set<CanonicalForm> seen) {
        CanonicalForm form = CanonicalForm.of(product);
        if (matched.contains(form)) {
            return Optional.of(List.of(product));
        }
        if (product.condition().equals(Formula.FALSE)) {
            into.add(ProofStep.Rows.of("empty", List.of(), product, List.of()));
            return Optional.of(List.of());
        }
        if (seen.size() > DEEPEST || !seen.add(form)) {
            return Optional.empty();
        }
        for (ProofStep.Rows step : byProduct.getOrDefault(form, List.of()).reversed()) {
            List<ProofStep.Rows> rest = new ArrayList<>();
            List<Product> ends = new ArrayList<>();
            boolean all = true;
            for (ReadAs part : step.after()) {
                Optional<List<Product>> own = ends(part.product(), rest, new HashSet<>(seen));
                all &= own.isPresent();
                own.ifPresent(ends::addAll);
            }
            if (all) {
                into.add(step);
                into.addAll(rest);
                return Optional.of(ends);
            }
        }
        return Optional.empty();
    }

    /** Matches that use up both sides, the latest first. */
    private Optional<List<ProofStep.Rows>> between(List<Product> left, List<Product> right) {
        List<CanonicalForm> here =
                new ArrayList<>(left.stream().map(CanonicalForm::of).toList());
        List<CanonicalForm> there =
                new ArrayList<>(right.stream().map(CanonicalForm::of).toList());
        List<ProofStep.Rows> chosen = new ArrayList<>();
        for (ProofStep.Rows match : matches.reversed()) {
            List<CanonicalForm> before = match.before().stream()
                    .map(r -> CanonicalForm.of(r.product()))
                    .toList();
            List<CanonicalForm> after = match.after().stream()
                    .map(r -> CanonicalForm.of(r.product()))
                    .toList();
            if (hasAll(here, before) && hasAll(there, after)) {
                before.forEach(here::remove);
                after.forEach(there::remove);
                chosen.add(match);
            }
        }
        return here.isEmpty() && there.isEmpty() ? Optional.of(chosen) : Optional.empty();
    }

    private static boolean hasAll(List<CanonicalForm> all, List<CanonicalForm> some) {
        List<CanonicalForm> rest = new ArrayList<>(all);
        return some.stream().allMatch(rest::remove);
    }
}
