package io.panoptes.equivalence.prover.decision;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What is known of {@code s LIKE pattern} for constant patterns: it is NULL where s is, a text that has one pattern has every wider one,
 * and {@code s LIKE 'ab%'} is {@code SUBSTRING(s, 1, 2) = 'ab'}.
 *
 * <p>Patterns with a backslash are left alone, which escapes in some DBMSs only; so are those with letters beyond ASCII, which
 * may be more than one character.
 */
final class LikePatterns {
    private final Context z3;
    private final Sorts sorts;
    private final Map<CanonicalForm, List<Match>> bySubject = new HashMap<>();
    private final Map<CanonicalForm, List<Beginning>> beginnings = new HashMap<>();

    LikePatterns(Context z3, Sorts sorts) {
        this.z3 = z3;
        this.sorts = sorts;
    }

    private record Match(String pattern, BoolExpr holds) {}

    private record Beginning(int length, Encoded letters) {}

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
        Match match = new Match(pattern.get(), holds);
        others.add(match);
        beginnings
                .getOrDefault(CanonicalForm.of(arguments.getFirst()), List.of())
                .forEach(beginning -> fact(match, beginning).ifPresent(facts::add));
        return facts;
    }

    /** What is new with the first letters of a text; nothing where it is another part. */
    List<BoolExpr> facts(Function function, List<Term> arguments, Encoded subject, Encoded letters) {
        OptionalInt length = length(function, arguments);
        if (length.isEmpty()) {
            return List.of();
        }
        CanonicalForm text = CanonicalForm.of(arguments.getFirst());
        Beginning beginning = new Beginning(length.getAsInt(), letters);
        beginnings.computeIfAbsent(text, key -> new ArrayList<>()).add(beginning);
        List<BoolExpr> facts = new ArrayList<>(List.of(z3.mkEq(letters.isNull(), subject.isNull())));
        bySubject
                .getOrDefault(text, List.of())
                .forEach(match -> fact(match, beginning).ifPresent(facts::add));
        return facts;
    }

    /** Not where a blank is the last of the letters: some DBMSs pass over it in a comparison. */
    private Optional<BoolExpr> fact(Match match, Beginning beginning) {
        String pattern = match.pattern();
        boolean sameLength = pattern.indexOf('%') == beginning.length()
                && pattern.length() == beginning.length() + 1
                && pattern.indexOf('_') < 0
                && pattern.charAt(beginning.length() - 1) != ' ';
        if (!sameLength) {
            return Optional.empty();
        }
        Encoded written = sorts.constant(Value.of(pattern.substring(0, beginning.length())));
        BoolExpr begins = z3.mkAnd(
                z3.mkNot(beginning.letters().isNull()),
                sorts.equal(beginning.letters().value(), written.value()));
        return Optional.of(z3.mkEq(match.holds(), begins));
    }

    private static OptionalInt length(Function function, List<Term> arguments) {
        boolean isBeginning = function.is(Operator.SUBSTRING)
                && arguments.size() == 3
                && ValueKind.of(arguments.getFirst().type()) == ValueKind.TEXT
                && Terms.isNumber(arguments.get(1), 1);
        return isBeginning
                        && arguments.get(2) instanceof Term.Constant(Value.IntegerValue(var count), var type)
                        && count.signum() > 0
                        && count.bitLength() < Integer.SIZE
                ? OptionalInt.of(count.intValueExact())
                : OptionalInt.empty();
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
