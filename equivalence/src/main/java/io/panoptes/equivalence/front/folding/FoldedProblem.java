package io.panoptes.equivalence.front.folding;

import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A problem whose comparisons take no regard to case, in an algebra that compares letter by letter: {@code s = t} is
 * {@code LOWER(s) = LOWER(t)}, GROUP BY, DISTINCT and orders go by {@code LOWER(s)}, and what a query gives, or looks into as LENGTH
 * does, is {@code s} itself. Where LOWER is taken for a function of which nothing is known, it may stand for any such comparison.
 */
public final class FoldedProblem {
    private FoldedProblem() {}

    /** Empty where a query looks into a text that is any of several which are equal. */
    public static Optional<Problem> of(Problem problem) {
        return of(problem, false);
    }

    /** Whether a query puts something behind a text that is any of several: 'a' and 'a ' may be equal, while {@code 'a!'} and {@code 'a !'} are not. */
    public static boolean looksAtLastBlanks(Problem problem) {
        return of(problem, false).isPresent() && of(problem, true).isEmpty();
    }

    private static Optional<Problem> of(Problem problem, boolean blanks) {
        try {
            return Optional.of(new Problem(
                    withoutTexts(problem.schema()),
                    new FoldedRelations(List.of(), blanks).of(problem.left()).relation(),
                    new FoldedRelations(List.of(), blanks).of(problem.right()).relation(),
                    problem.semantics(),
                    Map.of()));
        } catch (Unsupported e) {
            return Optional.empty();
        }
    }

    /** Keys are kept: rows that agree letter by letter agree. What else is said of texts may hold for another spelling. */
    private static Schema withoutTexts(Schema schema) {
        return new Schema(
                schema.tables().stream().map(FoldedProblem::withoutTexts).toList());
    }

    private static Table withoutTexts(Table table) {
        List<Constraint> kept = table.constraints().stream()
                .filter(constraint -> isKey(constraint)
                        || table.columns().stream()
                                .filter(FoldedProblem::isText)
                                .map(Column::name)
                                .noneMatch(constraint::mentions))
                .toList();
        return new Table(table.name(), table.columns(), kept);
    }

    private static boolean isKey(Constraint constraint) {
        return constraint instanceof Constraint.PrimaryKey || constraint instanceof Constraint.Unique;
    }

    private static boolean isText(Column column) {
        return column.type() instanceof SqlType.TextType && !column.traits().contains(ColumnTrait.ORDERED_BY_PLACE);
    }
}
