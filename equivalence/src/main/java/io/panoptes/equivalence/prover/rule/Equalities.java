package io.panoptes.equivalence.prover.rule;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Classes of terms that are the same wherever all the given formulas hold; two NULLs are the same. */
public final class Equalities {
    private final Map<CanonicalForm, CanonicalForm> parents = new HashMap<>();
    private final Map<CanonicalForm, Term> terms = new LinkedHashMap<>();
    private final Set<CanonicalForm> present = new HashSet<>();

    public Equalities(List<Formula> facts) {
        for (Formula fact : facts) {
            for (Formula conjunct : Formulas.conjuncts(fact)) {
                add(conjunct);
            }
        }
    }

    private void add(Formula fact) {
        switch (fact) {
            case Formula.Same(Term left, Term right) -> {
                ValueKind kind = ValueKind.of(left.type());
                if (kind == ValueKind.of(right.type()) || kind.compares(ValueKind.of(right.type()))) {
                    join(left, right);
                    joinMoved(left, right);
                    joinMoved(right, left);
                }
            }
            case Formula.Not(Formula.IsNull(Term term)) -> present.add(key(term));
            case Formula.Less(Term left, Term right) -> {
                present.add(key(left));
                present.add(key(right));
            }
            case Formula ignored -> {}
        }
    }

    private void join(Term left, Term right) {
        CanonicalForm a = find(key(left));
        CanonicalForm b = find(key(right));
        if (!a.equals(b)) {
            parents.put(a, b);
        }
    }

    /** {@code [a + n ≡ b]} says that {@code [a ≡ b - n]}, among whole numbers: each fixes the other. */
    private void joinMoved(Term sum, Term other) {
        if (sum instanceof Term.Strict(ArithmeticOperation operation, List<Term> arguments, SqlType type)
                && operation.inverse().isPresent()
                && Terms.number(arguments.get(1)).isPresent()
                && !(other instanceof Term.Constant)
                && Stream.of(sum, other, arguments.get(0), arguments.get(1))
                        .allMatch(term -> ValueKind.of(term.type()) == ValueKind.WHOLE)) {
            ArithmeticOperation back = operation.inverse().get();
            join(arguments.get(0), Terms.strict(back, List.of(other, arguments.get(1)), type));
        }
    }

    private CanonicalForm key(Term term) {
        CanonicalForm key = CanonicalForm.of(term);
        terms.putIfAbsent(key, term);
        return key;
    }

    private CanonicalForm find(CanonicalForm key) {
        CanonicalForm parent = parents.get(key);
        return parent == null || parent.equals(key) ? key : find(parent);
    }

    public boolean same(Term left, Term right) {
        return find(CanonicalForm.of(left)).equals(find(CanonicalForm.of(right)));
    }

    /** The terms known to be the same as this one, without itself. */
    public List<Term> others(Term term) {
        CanonicalForm key = CanonicalForm.of(term);
        CanonicalForm root = find(key);
        List<Term> others = new ArrayList<>();
        terms.forEach((name, other) -> {
            if (!name.equals(key) && find(name).equals(root)) {
                others.add(other);
            }
        });
        return others;
    }

    /** Whether the term is known not to be NULL. */
    public boolean isPresent(Term term) {
        if (Formulas.isNull(term).equals(Formula.FALSE) || present.contains(CanonicalForm.of(term))) {
            return true;
        }
        return others(term).stream()
                .anyMatch(other ->
                        Formulas.isNull(other).equals(Formula.FALSE) || present.contains(CanonicalForm.of(other)));
    }
}
