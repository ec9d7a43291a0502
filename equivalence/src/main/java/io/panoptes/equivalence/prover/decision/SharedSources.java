package io.panoptes.equivalence.prover.decision;

import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Substitution;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * {@code R(B) -> R(A)} on the right where A on the left and B are equal bags, and R is a relation of which is known only that it is the
 * same for equal bags, such as the first rows in an order. What is bound over R below a squash, a sum or a bound is compared by its
 * form later on. A and B have no free variables.
 */
final class SharedSources {
    private final FreshVariables names;
    private final BiPredicate<Bag, Bag> equal;

    SharedSources(FreshVariables names, BiPredicate<Bag, Bag> equal) {
        this.names = names;
        this.equal = equal;
    }

    /** The right bag in which such relations are those of the left one. */
    Bag of(Bag left, Bag right) {
        List<Source.Unknown> known = new ArrayList<>();
        Substitution.sources(names, made -> {
                    known.add(made);
                    return made;
                })
                .apply(left);
        return known.isEmpty()
                ? right
                : Substitution.sources(names, made -> shared(made, known)).apply(right);
    }

    private Source.Unknown shared(Source.Unknown made, List<Source.Unknown> known) {
        boolean isKnown =
                known.stream().anyMatch(other -> CanonicalForm.of(other).equals(CanonicalForm.of(made)));
        return isKnown
                ? made
                : known.stream()
                        .filter(other -> areEqual(other, made))
                        .findFirst()
                        .orElse(made);
    }

    private boolean areEqual(Source.Unknown left, Source.Unknown right) {
        if (!left.name().equals(right.name())
                || !left.types().equals(right.types())
                || left.bags().size() != right.bags().size()
                || !areClosed(left)
                || !areClosed(right)) {
            return false;
        }
        for (int i = 0; i < left.bags().size(); i++) {
            if (!equal.test(left.bags().get(i), right.bags().get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean areClosed(Source.Unknown made) {
        return made.bags().stream()
                .flatMap(bag -> bag.products().stream())
                .allMatch(product -> FreeVariables.of(product).isEmpty());
    }
}
