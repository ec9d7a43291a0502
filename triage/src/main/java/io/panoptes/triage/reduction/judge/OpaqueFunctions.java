package io.panoptes.triage.reduction.judge;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.ColumnReference;
import io.panoptes.sql.ast.Expression.Template;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.type.SqlType;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.RecordTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * {@code a condition of one DBMS's own -> f(0, the columns in it) = 1} with an unknown function f: of such a condition nothing is known but that
 * it is deterministic, which is what a proof takes unknown functions for. The same condition is the same function. A column
 * of a type of the DBMS's own is a text then, which nothing but these functions may read.
 *
 * <p>Not for conditions that read rows, nor for expressions that are no conditions: their type is not known.
 */
final class OpaqueFunctions {
    private static final Pattern CONDITION =
            Pattern.compile("(?i)[=<>]|\\b(?:IN|LIKE|ILIKE|GLOB|REGEXP|BETWEEN|IS|NOT|MATCH|SIMILAR)\\b");

    /** What gives a value, though it has a sign of a comparison in it: shifts, paths, and CASE with a condition within. */
    private static final Pattern VALUE = Pattern.compile("(?i)^\\W*CASE\\b|<<|>>|->");

    private static final String EVERY = "*";

    private final Map<Object, Integer> numbers = new HashMap<>();
    private final Set<String> readElsewhere = new HashSet<>();

    /** The columns of types of the DBMS's own. */
    private final Set<String> opaque;

    private OpaqueFunctions(Set<String> opaque) {
        this.opaque = opaque;
    }

    /** @throws IllegalArgumentException where something opaque would be left */
    static EditableCase of(EditableCase changing) {
        EditableCase edited = AfterChanges.of(changing);
        OpaqueFunctions functions = new OpaqueFunctions(edited.setup().stream()
                .flatMap(step -> step instanceof CreateTable table ? table.columns().stream() : Stream.empty())
                .filter(column -> column.type() instanceof SqlType.OpaqueType)
                .map(ColumnDefinition::name)
                .collect(Collectors.toSet()));
        EditableCase replaced = edited.withSides(
                edited.left().withQuery(functions.replaced(edited.left().query())),
                edited.right().withQuery(functions.replaced(edited.right().query())));
        return replaced.withSetup(
                edited.setup().stream().map(functions::withPlainColumns).toList());
    }

    private Query replaced(Query query) {
        Query result = query;
        for (Expression condition : outermost(query).toList()) {
            result = RecordTree.replaceAll(result, condition, function(condition));
        }
        return result;
    }

    /** The opaque conditions that are in no other; remembers what is read outside of them. */
    private Stream<Expression> outermost(Object node) {
        if (node instanceof Expression condition && isOpaque(condition)) {
            return Stream.of(condition);
        }
        if (node instanceof Query.SelectItem.Star) {
            readElsewhere.add(EVERY);
        }
        if (node instanceof ColumnReference column) {
            readElsewhere.add(column.name());
        }
        return RecordTree.children(node).stream().flatMap(this::outermost);
    }

    private boolean isOpaque(Expression expression) {
        return switch (expression) {
            case Template ignored -> true;
            case Expression.Binary(var operator, var ignored, var also) ->
                operator.isComparison() && readsOpaque(expression);
            case Expression.Is ignored -> readsOpaque(expression);
            case Expression.Between ignored -> readsOpaque(expression);
            case Expression.InList ignored -> readsOpaque(expression);
            case Expression.Like ignored -> readsOpaque(expression);
            default -> false;
        };
    }

    private boolean readsOpaque(Object node) {
        return node instanceof ColumnReference(var ignored, String name)
                ? opaque.contains(name)
                : RecordTree.children(node).stream().anyMatch(this::readsOpaque);
    }

    private Expression function(Expression condition) {
        if (condition instanceof Template(var pieces, var ignored) && !isCondition(String.join("#", pieces))) {
            throw new IllegalArgumentException("no condition: " + condition);
        }
        List<ColumnReference> columns = new ArrayList<>();
        int number = numbers.computeIfAbsent(shape(condition, columns), ignored -> numbers.size() + 1);
        // Of an unknown function the engine takes the type of the first argument.
        List<Expression> arguments = new ArrayList<>(List.of(Sql.number(0)));
        arguments.addAll(columns);
        return Sql.equal(Sql.call("opaque" + number, arguments), Sql.number(1));
    }

    static boolean isCondition(String text) {
        return CONDITION.matcher(text).find() && !VALUE.matcher(text).find();
    }

    /** The condition with a hole for each column. */
    private static Object shape(Object node, List<ColumnReference> columns) {
        if (node instanceof Query) {
            throw new IllegalArgumentException("a condition that reads rows");
        }
        if (node instanceof ColumnReference column) {
            columns.add(column);
            return "#";
        }
        List<Object> children = RecordTree.children(node);
        return children.isEmpty()
                ? node
                : List.of(
                        node.getClass(),
                        children.stream().map(child -> shape(child, columns)).toList());
    }

    private SetupStep withPlainColumns(SetupStep step) {
        if (!(step instanceof CreateTable table)) {
            return step;
        }
        return new CreateTable(
                table.name(),
                table.columns().stream().map(this::plain).toList(),
                table.constraints(),
                table.suffix(),
                table.descending());
    }

    private ColumnDefinition plain(ColumnDefinition column) {
        boolean seen = readElsewhere.contains(column.name()) || readElsewhere.contains(EVERY);
        return column.type() instanceof SqlType.OpaqueType && !seen
                ? new ColumnDefinition(
                        column.name(), SqlType.TEXT, column.typeName(), column.nullable(), column.generated())
                : column;
    }
}
