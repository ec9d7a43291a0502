package io.panoptes.corpus;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.type.SqlType;
import java.util.EnumSet;
import java.util.Set;

/** Finds the traits of an expression by its tree alone, without running it. A trait that is not certain is left out. */
public final class SnippetAnalysis {
    private final Operations operations;
    private final AllNullRow allNullRow;
    private final Magnitude magnitude;

    public SnippetAnalysis(Operations operations) {
        this.operations = operations;
        this.allNullRow = new AllNullRow(operations);
        this.magnitude = new Magnitude(operations, ValuePool.LARGEST);
    }

    public Snippet describe(Expression expression, SqlType type) {
        // The caller says the type, so that no snippet is described here whose type is not known.
        Set<Trait> traits = EnumSet.of(Trait.EXACT_TYPE);
        if (isKnown(expression)) {
            traits.add(Trait.DETERMINISTIC);
        }
        if (readsOwnRowOnly(expression)) {
            traits.add(Trait.OWN_ROW_ONLY);
        }
        if (allNullRow.of(expression) == AllNullRow.Answer.NULL) {
            traits.add(Trait.NULL_PRESERVING);
        }
        // Of what is known here only arithmetic can fail, by overflow.
        if (magnitude.ofArithmetic(expression) <= SnippetGenerator.LIMIT) {
            traits.add(Trait.ERROR_FREE);
        }
        return new Snippet(expression, type, BareColumns.of(expression), traits);
    }

    /** Whether every part of it is deterministic: columns, literals, operators, and functions of the operation set. */
    private boolean isKnown(Expression expression) {
        boolean own = switch (expression) {
            case Expression.Function function ->
                isStandard(function) || operations.of(function).isPresent();
            case Expression.Template template -> operations.of(template).isPresent();
            case Expression.Verbatim ignored -> false;
            default -> true;
        };
        return own && Parts.of(expression).stream().allMatch(this::isKnown);
    }

    private static boolean isStandard(Expression.Function function) {
        return function.name().equalsIgnoreCase("COALESCE") || function.name().equalsIgnoreCase("NULLIF");
    }

    private static boolean readsOwnRowOnly(Expression expression) {
        boolean own = switch (expression) {
            case Expression.InQuery ignored -> false;
            case Expression.Exists ignored -> false;
            case Expression.ScalarQuery ignored -> false;
            case Expression.Quantified ignored -> false;
            case Expression.Function function -> function.over().isEmpty() && !Aggregates.is(function);
            case Expression.Star ignored -> false;
            case Expression.Verbatim ignored -> false;
            default -> true;
        };
        return own && Parts.of(expression).stream().allMatch(SnippetAnalysis::readsOwnRowOnly);
    }
}
