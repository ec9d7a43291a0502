package io.panoptes.equivalence.refuter.concrete;

import io.panoptes.equivalence.evaluator.CompiledQuery;
import io.panoptes.equivalence.evaluator.RowsComparison;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Rows;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.problem.Answer;
import io.panoptes.equivalence.problem.Problem;
import java.util.Set;
import java.util.TreeSet;

/** Runs both queries of a problem on one database after the other. */
public final class Trial {
    private final CompiledQuery left;
    private final CompiledQuery right;
    private final RowsComparison comparison;

    private Trial(Problem problem, CompiledQuery left, CompiledQuery right) {
        this.left = left;
        this.right = right;
        this.comparison = new RowsComparison(problem.semantics(), left, right);
    }

    public static Trial of(Problem problem, Pool pool, Meaning meaning) {
        return new Trial(
                problem,
                CompiledQuery.of(problem.left(), problem.schema(), pool, meaning),
                CompiledQuery.of(problem.right(), problem.schema(), pool, meaning));
    }

    /** With what happened at each place of the queries noted down. */
    public static Trial observed(Problem problem, Pool pool, Meaning meaning) {
        return new Trial(
                problem,
                CompiledQuery.observed(problem.left(), problem.schema(), pool, meaning),
                CompiledQuery.observed(problem.right(), problem.schema(), pool, meaning));
    }

    public enum Outcome {
        SAME,
        DIFFERENT,
        /** Different, but with a made-up meaning of a function whose real meaning is fixed. */
        MADE_UP,
        NO_ANSWER
    }

    public Outcome on(Tables tables) {
        try {
            Rows leftRows = left.run(tables);
            Rows rightRows = right.run(tables);
            if (!comparison.differ(leftRows, rightRows)) {
                return Outcome.SAME;
            }
            return madeUp().stream().anyMatch(KnownFunctions::isKnown) ? Outcome.MADE_UP : Outcome.DIFFERENT;
        } catch (NoAnswer e) {
            return Outcome.NO_ANSWER;
        }
    }

    public Set<String> madeUp() {
        Set<String> functions = new TreeSet<>(left.madeUpFunctions());
        functions.addAll(right.madeUpFunctions());
        return functions;
    }

    Answer leftAnswer(Tables tables) {
        return left.answer(left.run(tables));
    }

    Answer rightAnswer(Tables tables) {
        return right.answer(right.run(tables));
    }

    public CompiledQuery left() {
        return left;
    }

    public CompiledQuery right() {
        return right;
    }
}
