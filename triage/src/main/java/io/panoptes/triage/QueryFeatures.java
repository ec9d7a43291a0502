package io.panoptes.triage;

import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.change.ChangeQuery;
import io.panoptes.triage.reduction.editable.EditableSide;
import io.panoptes.triage.reduction.editable.RecordTree;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** What a query is made of, in words: the joins, set operations, subqueries and functions in it. */
public final class QueryFeatures {
    private static final Pattern QUOTED_OR_CALL = Pattern.compile("'[^']*'|\\w+\\(.*");

    private static final Pattern SUBQUERY = Pattern.compile("(?is)\\(\\s*(?:SELECT|VALUES|WITH)\\b.*");

    /** A list in parentheses that no name stands before. */
    private static final Pattern ROW_VALUE = Pattern.compile("(?:^|[^\\w\\s])\\s*\\([^()]*,");

    private QueryFeatures() {}

    /** Of the query and of the statements before it. */
    public static Set<String> of(EditableSide side) {
        Set<String> features = of(side.query());
        side.changes().forEach(change -> {
            features.add(verb(change));
            features.addAll(of(ChangeQuery.of(change)));
        });
        return features;
    }

    private static String verb(Change change) {
        return switch (change) {
            case Change.Insert ignored -> "INSERT";
            case Change.Merge ignored -> "MERGE";
            case Change.Update ignored -> "UPDATE";
            case Change.Delete ignored -> "DELETE";
        };
    }

    public static Set<String> of(Query query) {
        Set<String> features = new TreeSet<>();
        RecordTree.places(query).forEach(place -> feature(place.node()).ifPresent(features::add));
        return features;
    }

    private static Optional<String> feature(Object node) {
        return switch (node) {
            case Query query -> queryFeature(query);
            case Query.GroupBy groupBy -> Optional.of(groupFeature(groupBy));
            case FromItem item -> fromFeature(item);
            case Expression expression -> expressionFeature(expression);
            default -> Optional.empty();
        };
    }

    private static Optional<String> queryFeature(Query query) {
        return switch (query) {
            case Query.With ignored -> Optional.of("WITH");
            case Query.Select select -> select.distinct() ? Optional.of("DISTINCT") : Optional.empty();
            case Query.SetOperation operation ->
                Optional.of(operation.operator().name() + (operation.all() ? " ALL" : ""));
            case Query.Values ignored -> Optional.of("VALUES");
            case Query.Returned ignored -> Optional.of("RETURNING");
            case Query.Ordered ordered ->
                ordered.limit().isPresent() || ordered.offset().isPresent()
                        ? Optional.of("LIMIT")
                        : Optional.of("ORDER BY");
        };
    }

    private static String groupFeature(Query.GroupBy groupBy) {
        return switch (groupBy) {
            case Query.GroupBy.Keys ignored -> "GROUP BY";
            case Query.GroupBy.Rollup ignored -> "ROLLUP";
            case Query.GroupBy.Cube ignored -> "CUBE";
            case Query.GroupBy.GroupingSets ignored -> "GROUPING SETS";
        };
    }

    private static Optional<String> fromFeature(FromItem item) {
        return switch (item) {
            case FromItem.TableReference ignored -> Optional.empty();
            case FromItem.DerivedTable derived -> derived.lateral() ? Optional.of("LATERAL") : Optional.empty();
            case FromItem.Join join -> Optional.of(join.kind() + " JOIN");
            case FromItem.VerbatimTable(var text) -> Optional.of(verbatimFeature(text));
        };
    }

    /** A stored table snippet is a query in parentheses; anything else is a table function. */
    private static String verbatimFeature(String text) {
        return text.startsWith("(") ? "FROM (query)" : text.replaceAll("(?s)\\W.*", "");
    }

    /** Arithmetic, comparisons and columns are in nearly every query and say nothing. */
    private static Optional<String> expressionFeature(Expression expression) {
        return switch (expression) {
            case Expression.InQuery in -> Optional.of(in.negated() ? "NOT IN (subquery)" : "IN (subquery)");
            case Expression.InList ignored -> Optional.of("IN (list)");
            case Expression.Exists ignored -> Optional.of("EXISTS");
            case Expression.ScalarQuery ignored -> Optional.of("scalar subquery");
            case Expression.Quantified quantified ->
                Optional.of(quantified.all() ? "ALL (subquery)" : "ANY (subquery)");
            case Expression.Like ignored -> Optional.of("LIKE");
            case Expression.Case ignored -> Optional.of("CASE");
            case Expression.Between ignored -> Optional.of("BETWEEN");
            case Expression.RowValue ignored -> Optional.of("row value");
            case Expression.Function function ->
                Optional.of(function.name().toUpperCase(Locale.ROOT)
                        + (function.distinct() ? " DISTINCT" : "")
                        + (function.filter().isPresent() ? " FILTER" : "")
                        + (function.over().isPresent() ? " OVER" : ""));
            case Expression.Binary binary ->
                switch (binary.operator()) {
                    case DISTINCT_FROM, NOT_DISTINCT_FROM -> Optional.of("IS DISTINCT FROM");
                    default -> Optional.empty();
                };
            case Expression.Template(var pieces, var ignored) -> templateFeature(pieces);
            default -> Optional.empty();
        };
    }

    /** The words of an operator of one DBMS's own; casts and functions of it stand for what they hold. */
    private static Optional<String> templateFeature(List<String> pieces) {
        String text = String.join(" ", pieces);
        boolean subquery = SUBQUERY.matcher(text).find();
        String words = QUOTED_OR_CALL
                .matcher(SUBQUERY.matcher(text).replaceFirst(" "))
                .replaceAll(" ")
                .replaceAll("[^A-Za-z_]+", " ")
                .replaceAll("\\b(?:AND|OR|AS|NULL|TRUE|FALSE|[A-Za-z])\\b", " ")
                .strip()
                .replaceAll(" +", " ")
                .toUpperCase(Locale.ROOT);
        if (words.isEmpty()) {
            return ROW_VALUE.matcher(text).find() ? Optional.of("row value") : Optional.empty();
        }
        return Optional.of(subquery ? words + " (subquery)" : words);
    }
}
