package io.panoptes.triage.reduction.judge;

import io.panoptes.instantiation.opaque.TruthValue;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.ast.Expression.Template;
import io.panoptes.sql.ast.Expression.UnaryOperator;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.RecordTree;
import io.panoptes.triage.symptom.Judgement;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * {@code c -> CASE WHEN c THEN TRUE WHEN NOT c THEN FALSE ELSE NULL END} for a condition c in the DBMS's own words, wherever it stands in
 * both queries of a finding: where they agree then, the bug is in what the DBMS makes of c where it stands. Two findings that are cured
 * by conditions of one kind are more likely one bug.
 *
 * <p>A value that stands where a condition does, such as {@code WHERE GREATEST(a, 0.5)}, is rewritten alike; all of them are one kind, for which
 * truth they have is asked in one place of the DBMS.
 *
 * <p>Not for conditions that read rows: those of one kind may be of any sort within.
 */
public final class RewrittenConditions {
    /** A finding that is reduced has few; of one that is not, this would tell little. */
    private static final int MOST = 8;

    /** The kind of all values that stand where conditions do. */
    static final String VALUE_AS_CONDITION = "a value as condition";

    private static final Pattern TEXT = Pattern.compile("'(?:[^']|'')*'");
    private static final Pattern VALUE =
            Pattern.compile("(?i)\\b(?:[0-9][0-9.e]*|TRUE|FALSE|NULL|DATE t|TIMESTAMP t)(?!\\w)|#|\\bt\\b");
    private static final Pattern ROW = Pattern.compile("\\([^()]*,[^()]*\\)");
    private static final Pattern ORDER_OF_ROWS = Pattern.compile("row (?:<=>|<>|!=|<=|>=|=|<|>) row");

    private final Function<EditableCase, Judgement> target;

    /** @param target what the target makes of a case on a fresh database */
    public RewrittenConditions(Function<EditableCase, Judgement> target) {
        this.target = target;
    }

    /** The kinds of conditions that the finding goes away with; of those within each other the inner ones, and whether the outer do too. */
    public Set<String> cures(EditableCase finding) {
        List<Template> conditions = conditions(finding);
        if (conditions.isEmpty() || conditions.size() > MOST) {
            return Set.of();
        }
        List<Template> cured = conditions.stream()
                .filter(condition -> target.apply(without(finding, condition)) instanceof Judgement.Agrees)
                .toList();
        return cured.stream()
                .filter(condition -> cured.stream().noneMatch(other -> isWithin(other, condition)))
                .map(condition -> (isCondition(condition) ? kind(condition) : VALUE_AS_CONDITION)
                        + (cured.stream().anyMatch(other -> isWithin(condition, other)) ? ", and what it is in" : ""))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<Template> conditions(EditableCase finding) {
        Set<Template> conditions = new LinkedHashSet<>();
        List<Object> nodes = Stream.of(finding.left(), finding.right())
                .flatMap(side -> RecordTree.places(side.statements()).stream())
                .map(RecordTree.Place::node)
                .toList();
        nodes.stream()
                .filter(node -> node instanceof Template template && isCondition(template))
                .forEach(node -> conditions.add((Template) node));
        nodes.stream()
                .flatMap(RewrittenConditions::asked)
                .flatMap(RewrittenConditions::parts)
                .filter(part -> part instanceof Template template && readsNoRows(template))
                .forEach(part -> conditions.add((Template) part));
        return List.copyOf(conditions);
    }

    private static boolean isCondition(Template template) {
        return OpaqueFunctions.isCondition(String.join("#", template.pieces())) && readsNoRows(template);
    }

    private static boolean readsNoRows(Template template) {
        return !String.join(" ", template.pieces()).contains("SELECT")
                && RecordTree.places(template).stream().noneMatch(place -> place.node() instanceof Query);
    }

    /** The conditions that rows must pass at a node. */
    private static Stream<Expression> asked(Object node) {
        return switch (node) {
            case Query.Select select ->
                Stream.of(select.where(), select.having()).flatMap(Optional::stream);
            case FromItem.Join join -> join.condition().stream();
            default -> Stream.empty();
        };
    }

    /** The parts of a condition that are conditions themselves. */
    private static Stream<Expression> parts(Expression condition) {
        return switch (condition) {
            case Expression.Unary(UnaryOperator operator, Expression operand)
            when operator == UnaryOperator.NOT -> parts(operand);
            case Expression.Binary(BinaryOperator operator, Expression left, Expression right)
            when operator == BinaryOperator.AND || operator == BinaryOperator.OR ->
                Stream.concat(parts(left), parts(right));
            default -> Stream.of(condition);
        };
    }

    private static EditableCase without(EditableCase finding, Template condition) {
        Expression rewritten = TruthValue.of(condition);
        return finding.withSides(
                finding.left()
                        .withStatements(RecordTree.replaceAll(finding.left().statements(), condition, rewritten)),
                finding.right()
                        .withStatements(RecordTree.replaceAll(finding.right().statements(), condition, rewritten)));
    }

    private static boolean isWithin(Template inner, Template outer) {
        return !inner.equals(outer)
                && RecordTree.places(outer).stream()
                        .anyMatch(place -> place.node().equals(inner));
    }

    /** {@code ((c0, 1.5) < (2, 'a')) -> row = row}: its words, without values, and all comparisons of rows are one. */
    static String kind(Template template) {
        String text =
                String.join("#", template.pieces()).replaceAll("\\s+", " ").strip();
        String plain = VALUE.matcher(TEXT.matcher(text).replaceAll("t")).replaceAll("?");
        String rows =
                ORDER_OF_ROWS.matcher(ROW.matcher(plain).replaceAll("row")).replaceAll("row = row");
        return withoutParentheses(rows);
    }

    private static String withoutParentheses(String text) {
        String inner = text.startsWith("(") && text.endsWith(")") ? text.substring(1, text.length() - 1) : text;
        return inner.equals(text) || inner.indexOf(')') < inner.indexOf('(') ? text : withoutParentheses(inner.strip());
    }
}
