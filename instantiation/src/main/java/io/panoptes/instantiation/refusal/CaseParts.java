package io.panoptes.instantiation.refusal;

import io.panoptes.instantiation.filling.Binding;
import io.panoptes.instantiation.testcase.EquivalentForm;
import io.panoptes.instantiation.testcase.FilledCase;
import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.ast.Constructs;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.TreeMapping;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The parts of SQL that a test case holds, by name: constructs, functions, operators, kinds of joins and set operations, types of casts and
 * literals, ways of filling, rewritings, settings, and its oracle.
 */
public final class CaseParts implements TreeMapping {
    private final Set<String> names = new TreeSet<>();

    private CaseParts() {}

    /** @param filled the queries of the case */
    public static Set<String> of(TestCase testCase, FilledCase filled) {
        CaseParts parts = new CaseParts();
        parts.add("oracle", testCase.oracle().id());
        Stream.of(testCase.leftVariation(), testCase.rightVariation())
                .flatMap(Optional::stream)
                .forEach(variation -> parts.add("setting", variation.name()));
        for (Binding binding : testCase.bindings()) {
            parts.add("filling", binding.left());
            parts.add("filling", binding.right());
        }
        for (EquivalentForm form : testCase.rewordings()) {
            parts.add("rewriting", form);
        }
        filled.views().forEach(view -> parts.whole(view.query()));
        filled.computed().forEach(parts::whole);
        parts.whole(filled.left());
        parts.whole(filled.right());
        return parts.names;
    }

    private void whole(Query query) {
        for (Construct construct : Constructs.of(query)) {
            add("construct", construct);
        }
        query(query);
    }

    private void add(String kind, String name) {
        names.add(kind + " " + name);
    }

    private void add(String kind, Enum<?> constant) {
        add(kind, constant.name().toLowerCase(Locale.ROOT));
    }

    @Override
    public Query query(Query query) {
        switch (query) {
            case Query.With ignored -> {}
            case Query.Select ignored -> {}
            case Query.SetOperation(var operator, var all, var left, var right) ->
                add(all ? "set operation all" : "set operation", operator);
            case Query.Values ignored -> {}
            case Query.Returned(var statement, var table, var rows) -> add("returning", statement);
            case Query.Ordered ignored -> add("clause", "order by");
        }
        return children(query);
    }

    @Override
    public Query.GroupBy groupBy(Query.GroupBy groupBy) {
        switch (groupBy) {
            case Query.GroupBy.Keys(var keys) -> add("clause", keys.isEmpty() ? "group by ()" : "group by");
            case Query.GroupBy.Rollup ignored -> add("clause", "rollup");
            case Query.GroupBy.Cube ignored -> add("clause", "cube");
            case Query.GroupBy.GroupingSets ignored -> add("clause", "grouping sets");
        }
        return TreeMapping.super.groupBy(groupBy);
    }

    @Override
    public FromItem from(FromItem item) {
        switch (item) {
            case FromItem.TableReference(var ignored, var alias) -> {
                if (alias.filter(name -> !name.columns().isEmpty()).isPresent()) {
                    add("clause", "names of columns behind a table");
                }
            }
            case FromItem.DerivedTable derived -> {
                if (!derived.alias().columns().isEmpty()) {
                    add("clause", "names of columns behind a derived table");
                }
            }
            case FromItem.Join join -> {
                add("join", join.kind());
                if (join.right() instanceof FromItem.Join) {
                    add("clause", "join in parentheses");
                }
            }
            case FromItem.VerbatimTable ignored -> add("clause", "table of its own words");
        }
        return children(item);
    }

    @Override
    public Expression expression(Expression expression) {
        switch (expression) {
            case Expression.Literal(var value) ->
                add("literal", value.getClass().getSimpleName());
            case Expression.ColumnReference ignored -> {}
            case Expression.Unary(var operator, var ignored) -> add("operator", operator);
            case Expression.Binary(var operator, var ignored, var also) -> add("operator", operator);
            case Expression.Is(var ignored, var test, var negated) -> add(negated ? "is not" : "is", test);
            case Expression.Between ignored -> add("predicate", "between");
            case Expression.InList ignored -> add("predicate", "in list");
            case Expression.InQuery ignored -> add("predicate", "in query");
            case Expression.Exists ignored -> add("predicate", "exists");
            case Expression.ScalarQuery ignored -> add("expression", "scalar query");
            case Expression.Quantified(var ignored, var operator, var all, var query) ->
                add(all ? "quantified all" : "quantified any", operator);
            case Expression.Like ignored -> add("predicate", "like");
            case Expression.Case(var operand, var ignored, var otherwise) ->
                add("expression", operand.isPresent() ? "case of a value" : "case");
            case Expression.Cast(var ignored, var type) ->
                add("cast", type.getClass().getSimpleName());
            case Expression.Function function -> function(function);
            case Expression.RowValue ignored -> add("expression", "row value");
            case Expression.Star ignored -> {}
            case Expression.Interval ignored -> add("literal", "interval");
            case Expression.Verbatim(var text) -> add("words", text);
            case Expression.Template(var pieces, var ignored) -> add("words", String.join("?", pieces));
        }
        return children(expression);
    }

    private void function(Expression.Function function) {
        String form = function.over().isPresent() ? "window function" : "function";
        add(form, function.name() + (function.distinct() ? " distinct" : ""));
        function.over().flatMap(Expression.Window::frame).ifPresent(frame -> add("frame", frame));
        if (function.filter().isPresent()) {
            add("clause", "filter");
        }
    }
}
