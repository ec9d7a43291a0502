package io.panoptes.equivalence.kernel.logic;

import io.panoptes.equivalence.kernel.syntax.Free;
import io.panoptes.equivalence.kernel.syntax.Shape;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The questions of one proof that are answered. Steps of a proof repeat each other's questions about other variables, so that a
 * question is known by what it says of any. A yes is true in every database and stays; a no is one where there are no more lemmas and
 * no question more may be asked on the way.
 */
final class AskedQuestions {
    private final Set<Key> certain = new HashSet<>();
    private final Map<Key, Attempt> open = new HashMap<>();

    /** What a question says, in the kernel's own words. */
    record Key(Class<? extends Goal> goal, List<Integer> widths, String text) {}

    private record Attempt(int lemmas, int depth) {
        boolean couldAsMuch(Attempt other) {
            return lemmas >= other.lemmas && depth <= other.depth;
        }
    }

    /** Variables that a lemma names keep their names: what is known of them is not known of others. */
    static Key key(List<Formula> facts, Goal goal, Lemmas lemmas) {
        List<Term> heads = new ArrayList<>();
        goal.sides().forEach(heads::addAll);
        Product all = new Product(List.of(), new Formula.And(facts), heads);
        Set<Var> any = new LinkedHashSet<>(Free.of(all));
        any.removeIf(lemmas::isAbout);
        return new Key(
                goal.getClass(),
                goal.sides().stream().map(List::size).toList(),
                Shape.full(new Product(List.copyOf(any), all.condition(), heads)));
    }

    /** The answer, if it would be no other now. */
    Optional<Boolean> answer(Key question, int lemmas, int depth) {
        if (certain.contains(question)) {
            return Optional.of(true);
        }
        Attempt earlier = open.get(question);
        return earlier != null && earlier.couldAsMuch(new Attempt(lemmas, depth))
                ? Optional.of(false)
                : Optional.empty();
    }

    void forget() {
        certain.clear();
        open.clear();
    }

    void keep(Key question, boolean answer, int lemmas, int depth) {
        if (answer) {
            certain.add(question);
        } else {
            open.merge(question, new Attempt(lemmas, depth), (a, b) -> a.couldAsMuch(b) ? a : b);
        }
    }
}
