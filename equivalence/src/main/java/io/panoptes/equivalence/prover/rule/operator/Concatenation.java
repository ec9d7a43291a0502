package io.panoptes.equivalence.prover.rule.operator;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Texts in a row: {@code (a || b) || c -> concat(a, b, c)}, and so {@code a || (b || c)}; {@code 'x' || 'y' -> 'xy'} and {@code a
 * || '' -> a}. Of texts only: what else is joined is first made a text, each DBMS in its own way.
 */
record Concatenation() implements OperatorRule {
    @Override
    public Optional<Term> apply(OperatorCall call) {
        boolean areTexts = call.types().stream().allMatch(type -> ValueKind.of(type) == ValueKind.TEXT);
        return call.operator() == Operator.CONCAT && areTexts
                ? Optional.of(of(call.arguments(), call.type()))
                : Optional.empty();
    }

    private static Term of(List<Term> texts, SqlType type) {
        List<Term> parts = new ArrayList<>();
        texts.forEach(text -> partsOf(text).forEach(part -> append(part, parts)));
        List<Term> said = parts.stream().filter(part -> !isEmpty(part)).toList();
        return switch (said.size()) {
            case 0 -> parts.getFirst();
            case 1 -> said.getFirst();
            default -> new Term.Unknown(Function.CONCATENATION, said, type);
        };
    }

    private static List<Term> partsOf(Term text) {
        return text instanceof Term.Unknown(Function function, List<Term> parts, var type)
                        && function.equals(Function.CONCATENATION)
                ? parts
                : List.of(text);
    }

    private static void append(Term part, List<Term> parts) {
        if (!parts.isEmpty()
                && parts.getLast() instanceof Term.Constant(Value.TextValue(String before), var type)
                && part instanceof Term.Constant(Value.TextValue(String after), var ignored)) {
            parts.set(parts.size() - 1, new Term.Constant(Value.of(before + after), type));
        } else {
            parts.add(part);
        }
    }

    private static boolean isEmpty(Term part) {
        return part instanceof Term.Constant(Value.TextValue(String text), var type) && text.isEmpty();
    }
}
