package io.panoptes.triage.reduction.judge;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.StateTables;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.schema.Column;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.RecordTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The columns that a query names and nothing in its reach gives. A DBMS may still run it: HSQLDB keeps the name that a constant had in
 * an earlier statement, and such a query means something else in the next process, or nothing.
 *
 * <p>Where it can't be told what a table gives, as of one in the DBMS's own words, it may give any column.
 */
final class UnresolvedNames {
    private final Set<String> found = new TreeSet<>();

    private UnresolvedNames() {}

    /** Of both queries, in small letters, without qualifiers. */
    static Set<String> of(EditableCase edited) {
        Map<String, Columns> stored = stored(edited.setup());
        var names = new UnresolvedNames();
        names.query(edited.left().query(), Scope.outermost(stored));
        names.query(edited.right().query(), Scope.outermost(stored));
        return names.found;
    }

    /** What a table gives; any column where {@code open}. */
    private record Columns(boolean open, List<String> names) {
        static final Columns ANY = new Columns(true, List.of());

        static Columns of(List<String> names) {
            return new Columns(false, names.stream().map(UnresolvedNames::small).toList());
        }

        boolean give(String name) {
            return open || names.contains(name);
        }

        /** With other names, from the first on. */
        Columns called(List<String> others) {
            if (others.isEmpty()) {
                return this;
            }
            var all = new ArrayList<>(of(others).names());
            names.stream().skip(all.size()).forEach(all::add);
            return new Columns(false, all);
        }
    }

    /** @param alias empty where it is not known */
    private record Source(Optional<String> alias, Columns columns) {
        boolean mayBe(String qualifier) {
            return alias.isEmpty() || alias.get().equals(qualifier);
        }
    }

    /**
     * What can be named at a place.
     *
     * @param own names that the query itself gives to its columns, which ORDER BY may use
     */
    private record Scope(Optional<Scope> outer, List<Source> sources, Set<String> own, Map<String, Columns> tables) {
        static Scope outermost(Map<String, Columns> tables) {
            return new Scope(Optional.empty(), List.of(), Set.of(), tables);
        }

        Scope inner(List<Source> sources, Set<String> own) {
            return new Scope(Optional.of(this), sources, own, tables);
        }

        Scope with(String table, Columns columns) {
            Map<String, Columns> more = new HashMap<>(tables);
            more.put(small(table), columns);
            return new Scope(outer, sources, own, more);
        }

        boolean gives(Optional<String> qualifier, String name) {
            boolean here = qualifier.isEmpty()
                    ? own.contains(name)
                            || sources.stream()
                                    .anyMatch(source -> source.columns().give(name))
                    : sources.stream()
                            .anyMatch(source -> source.mayBe(small(qualifier.get()))
                                    && source.columns().give(name));
            return here || outer.isPresent() && outer.get().gives(qualifier, name);
        }
    }

    private static String small(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    private static Map<String, Columns> stored(List<SetupStep> setup) {
        Map<String, Columns> stored = new HashMap<>();
        StateTables.of(setup)
                .forEach(table -> stored.put(
                        small(table.name()),
                        Columns.of(table.columns().stream().map(Column::name).toList())));
        for (SetupStep step : setup) {
            if (step instanceof SetupStep.CreateView view) {
                stored.put(small(view.name()), view.columns().isEmpty() ? Columns.ANY : Columns.of(view.columns()));
            }
        }
        return stored;
    }

    /** Looks through the query and tells what it gives. */
    private Columns query(Query query, Scope scope) {
        return switch (query) {
            case Query.With with -> with(with, scope);
            case Query.Select select -> select(select, List.of(), scope);
            case Query.SetOperation operation -> {
                Columns left = query(operation.left(), scope);
                query(operation.right(), scope);
                yield left;
            }
            case Query.Values values -> {
                values.rows().forEach(row -> look(row, scope));
                yield Columns.ANY;
            }
            case Query.Ordered ordered -> ordered(ordered, scope);
            case Query.Returned returned -> query(returned.rows(), scope);
        };
    }

    private Columns with(Query.With with, Scope scope) {
        Scope known = scope;
        for (Query.CommonTable table : with.tables()) {
            Scope reached = with.recursive() ? known.with(table.name(), Columns.ANY) : known;
            known = known.with(table.name(), query(table.query(), reached).called(table.columns()));
        }
        return query(with.body(), known);
    }

    private Columns ordered(Query.Ordered ordered, Scope scope) {
        List<Object> outside = List.of(ordered.keys(), ordered.limit(), ordered.offset());
        if (ordered.body() instanceof Query.Select select) {
            return select(select, outside, scope);
        }
        Columns given = query(ordered.body(), scope);
        look(outside, scope.inner(List.of(new Source(Optional.empty(), given)), Set.of()));
        return given;
    }

    /** @param outside what stands behind the query and may name what it reads */
    private Columns select(Query.Select select, List<Object> outside, Scope scope) {
        List<Source> sources = new ArrayList<>();
        select.from().ifPresent(from -> sources(from, sources, scope));
        Columns given = given(select.items(), sources);
        look(select.items(), scope.inner(sources, Set.of()));
        look(
                List.of(select.where(), select.groupBy(), select.having(), outside),
                scope.inner(sources, aliases(select.items())));
        return given;
    }

    private static Set<String> aliases(List<Query.SelectItem> items) {
        Set<String> aliases = new HashSet<>();
        for (Query.SelectItem item : items) {
            if (item instanceof Query.SelectItem.Column(var ignored, var alias)) {
                alias.map(UnresolvedNames::small).ifPresent(aliases::add);
            }
        }
        return aliases;
    }

    private static Columns given(List<Query.SelectItem> items, List<Source> sources) {
        boolean open = false;
        List<String> names = new ArrayList<>();
        for (Query.SelectItem item : items) {
            switch (item) {
                case Query.SelectItem.Column(Expression expression, var alias) ->
                    alias.or(() -> name(expression)).map(UnresolvedNames::small).ifPresent(names::add);
                case Query.SelectItem.Star(var qualifier) -> {
                    for (Source source : sources) {
                        if (qualifier.isEmpty() || source.mayBe(small(qualifier.get()))) {
                            open |= source.columns().open();
                            names.addAll(source.columns().names());
                        }
                    }
                }
            }
        }
        return new Columns(open, names);
    }

    /** What stands without a name is called as the DBMS likes, which no query may rest on. */
    private static Optional<String> name(Expression expression) {
        return expression instanceof Expression.ColumnReference column ? Optional.of(column.name()) : Optional.empty();
    }

    private void sources(FromItem from, List<Source> sources, Scope scope) {
        switch (from) {
            case FromItem.TableReference(String name, var alias) -> {
                Columns columns = scope.tables().getOrDefault(small(name), Columns.ANY);
                sources.add(new Source(
                        Optional.of(small(alias.map(FromItem.Alias::name).orElse(name))),
                        alias.map(called -> columns.called(called.columns())).orElse(columns)));
            }
            case FromItem.DerivedTable(Query query, var alias, boolean lateral) -> {
                Scope reached = lateral ? scope.inner(List.copyOf(sources), Set.of()) : scope;
                sources.add(new Source(
                        Optional.of(small(alias.name())), query(query, reached).called(alias.columns())));
            }
            case FromItem.Join join -> {
                sources(join.left(), sources, scope);
                sources(join.right(), sources, scope);
                look(join.condition(), scope.inner(List.copyOf(sources), Set.of()));
            }
            case FromItem.VerbatimTable ignored -> sources.add(new Source(Optional.empty(), Columns.ANY));
        }
    }

    /** At every column and every query in a part of a query. */
    private void look(Object part, Scope scope) {
        switch (part) {
            case Query query -> query(query, scope);
            case Expression.ColumnReference(var qualifier, String name) -> {
                if (!scope.gives(qualifier, small(name))) {
                    found.add(small(name));
                }
            }
            default -> RecordTree.children(part).forEach(child -> look(child, scope));
        }
    }
}
