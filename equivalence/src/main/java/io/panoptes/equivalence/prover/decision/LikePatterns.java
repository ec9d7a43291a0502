package io.panoptes.equivalence.prover.decision;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is known of {@code s LIKE pattern} for constant patterns: it is NULL where s is, and a text that has one pattern has
 * every wider one.
 *
 * <p>Patterns with a backslash are left alone, which escapes in some DBMSs only; so are those with letters beyond ASCII, which
 * may be more than one character.
 */
final class LikePatterns {
    private final Context z3;
    private final Map<CanonicalForm, List<Match>> bySubject = new HashMap<>();

    LikePatterns(Context z3) {
        this.z3 = z3;
    }

    private record Match(String pattern, BoolExpr holds) {}

    /** What is new with this call; nothing where it is no LIKE with a constant pattern. */
    List<BoolExpr> facts(Function function, List<Term> arguments, Encoded subject, BoolExpr isNull, BoolExpr holds) {
        Optional<String> pattern = pattern(function, arguments);
        if (pattern.isEmpty()) {
            return List.of();
        }
        List<BoolExpr> facts = new ArrayList<>(List.of(z3.mkEq(isNull, subject.isNull())));
        List<Match> others =
                bySubject.computeIfAbsent(CanonicalForm.of(arguments.getFirst()), key -> new ArrayList<>());
        for (Match other : others) {
            if (isWithin(pattern.get(), other.pattern())) {
                facts.add(z3.mkImplies(holds, other.holds()));
            }
            if (isWithin(other.pattern(), pattern.get())) {
                facts.add(z3.mkImplies(other.holds(), holds));
            }
        }
        others.add(new Match(pattern.get(), holds));
        return facts;
    }

    private static Optional<String> pattern(Function function, List<Term> arguments) {
        return function.is(Operator.LIKE)
                        && arguments.size() == 2
                        && ValueKind.of(arguments.getFirst().type()) == ValueKind.TEXT
                        && arguments.get(1) instanceof Term.Constant(Value.TextValue(String text), var type)
                        && text.chars().allMatch(letter -> letter < 128 && letter != '\\')
                ? Optional.of(text)
                : Optional.empty();
    }

    /** Whether each text that matches the one matches the other; no where that is not seen letter by letter. */
    static boolean isWithin(String narrow, String wide) {
        // Whether what is left of the narrow one from each place on is within what is left of the wide one.
        boolean[] rest = new boolean[narrow.length() + 1];
        rest[narrow.length()] = true;
        for (int j = wide.length() - 1; j >= 0; j--) {
            boolean[] here = new boolean[narrow.length() + 1];
            char letter = wide.charAt(j);
            for (int i = narrow.length(); i >= 0; i--) {
                boolean some = i < narrow.length();
                here[i] = letter == '%'
                        ? rest[i] || some && here[i + 1]
                        : some
                                && narrow.charAt(i) != '%'
                                && (letter == '_' || letter == narrow.charAt(i))
                                && rest[i + 1];
            }
            rest = here;
        }
        return rest[0];
    }
}
