package io.panoptes.benchmarks.audit;

import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Choice;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.chance.Weighted;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/** Draws FROM clauses: joins of every form over tables, derived tables, lists of values and common tables. */
final class FromTexts {
    private static final List<String> ALIASES = List.of("x", "y", "z", "t1", "t2", "r", "q", "p", "a", "s");
    private static final Weighted<Integer> JOINS = Weighted.of(5, 0).or(5, 1).or(2, 2);
    private static final Chance AS_WRITTEN = Chance.oneIn(3);
    private static final Chance WITHOUT_AS = Chance.oneIn(2);
    private static final Chance WITHOUT_TABLE = Chance.oneIn(2);

    /**
     * The text behind FROM, and what its columns can be called.
     *
     * @param names of its tables, and of its columns without a table
     */
    record From(String text, List<VisibleColumn> columns, Set<String> names) {
        From {
            columns = List.copyOf(columns);
            names = Set.copyOf(names);
        }
    }

    /** One item, with the name before its columns. */
    private record Item(String text, String alias, List<VisibleColumn> columns) {}

    private final QueryTexts queries;
    private final AuditGrammar grammar;
    private final RandomGenerator random;

    FromTexts(QueryTexts queries, AuditGrammar grammar, RandomGenerator random) {
        this.queries = queries;
        this.grammar = grammar;
        this.random = random;
    }

    From draw(List<NamedRows> tables, Optional<QueryScope> around, int depth) {
        Set<String> aliases = new HashSet<>();
        List<Item> items = new ArrayList<>();
        List<String> merged = new ArrayList<>();
        items.add(item(tables, around, aliases, depth));
        String text = items.getFirst().text();
        for (int joins = JOINS.draw(random); joins > 0; joins--) {
            Item next = item(tables, around, aliases, depth);
            String join = grammar.draw("join", random);
            List<String> shared = shared(items, next, merged);
            boolean natural = join.startsWith("NATURAL");
            if (shared.isEmpty() && (natural || join.contains("{using}"))
                    || natural && shared.size() < meeting(items, next)) {
                join = "CROSS JOIN {next}";
                natural = false;
            }
            String column = shared.isEmpty() ? "a" : Draw.oneOf(random, shared);
            if (join.contains("{using}")) {
                merged.add(column);
            }
            if (natural) {
                merged.addAll(shared);
            }
            items.add(next);
            QueryScope scope = QueryScope.ofRows(tables, from("", items, merged), around);
            boolean keepsLeft = join.startsWith("SEMI") || join.startsWith("ANTI");
            text = text
                    + (join.startsWith(",") ? "" : " ")
                    + join.replace("{using}", column)
                            .replace("{next}", next.text())
                            .replace("{on}", join.contains("{on}") ? condition(items, next, scope, depth) : "");
            if (keepsLeft) {
                // Not every join behind it can be read.
                items.removeLast();
                break;
            }
        }
        return from(text, items, merged);
    }

    /** An equation of two tables first: not every DBMS joins FULL on any condition. */
    private String condition(List<Item> items, Item next, QueryScope scope, int depth) {
        Map<ColumnKind, List<String>> left = texts(items.subList(0, items.size() - 1));
        List<VisibleColumn> sides = next.columns().stream()
                .filter(column -> left.containsKey(column.kind()))
                .toList();
        if (sides.isEmpty()) {
            return queries.expressions().of(ColumnKind.TRUTH, scope, depth);
        }
        VisibleColumn side = Draw.oneOf(random, sides);
        String equation = Draw.oneOf(random, left.getOrDefault(side.kind(), List.of("NULL"))) + " = " + next.alias()
                + "." + side.text();
        return Choice.<String>of(3, () -> equation)
                .or(1, () -> equation + " AND " + queries.expressions().of(ColumnKind.TRUTH, scope, Math.min(depth, 1)))
                .or(1, () -> queries.expressions().of(ColumnKind.TRUTH, scope, Math.min(depth, 1)))
                .draw(random);
    }

    private static Map<ColumnKind, List<String>> texts(List<Item> items) {
        return items.stream()
                .flatMap(item -> item.columns().stream().map(column -> column.of(item.alias())))
                .collect(Collectors.groupingBy(
                        VisibleColumn::kind,
                        TreeMap::new,
                        Collectors.mapping(VisibleColumn::text, Collectors.toList())));
    }

    private Item item(List<NamedRows> tables, Optional<QueryScope> around, Set<String> aliases, int depth) {
        boolean table = depth <= 0;
        return Choice.of(6, () -> table(tables, aliases))
                .or(2, () -> table ? table(tables, aliases) : derived(tables, Optional.empty(), "", aliases, depth))
                .or(
                        1,
                        () -> table || !grammar.has("lateral")
                                ? table(tables, aliases)
                                : derived(tables, around, grammar.draw("lateral", random), aliases, depth))
                .or(1, () -> values(aliases))
                .draw(random);
    }

    private Item table(List<NamedRows> tables, Set<String> aliases) {
        NamedRows table = Draw.oneOf(random, tables);
        if (AS_WRITTEN.happens(random) && aliases.add(table.name())) {
            return new Item(table.name(), table.name(), table.columns());
        }
        String alias = alias(aliases);
        return new Item(table.name() + as() + alias, alias, table.columns());
    }

    private Item derived(
            List<NamedRows> tables, Optional<QueryScope> around, String word, Set<String> aliases, int depth) {
        QueryTexts.Made made = queries.derived(tables, around, depth - 1);
        String alias = alias(aliases);
        return named(grammar.draw("derived", random).replace("{word}", word), alias, made);
    }

    private Item values(Set<String> aliases) {
        String alias = alias(aliases);
        QueryTexts.Made made = queries.values();
        return named(grammar.draw("values", random), alias, made);
    }

    private static Item named(String template, String alias, QueryTexts.Made made) {
        String columns = made.columns().stream().map(VisibleColumn::text).collect(Collectors.joining(", "));
        return new Item(
                template.replace("{query}", made.text())
                        .replace("{alias}", alias)
                        .replace("{columns}", columns)
                        .strip(),
                alias,
                made.columns());
    }

    private String alias(Set<String> aliases) {
        List<String> free =
                ALIASES.stream().filter(alias -> !aliases.contains(alias)).toList();
        String alias = Draw.oneOf(random, free);
        aliases.add(alias);
        return alias;
    }

    private String as() {
        return WITHOUT_AS.happens(random) ? " " : " AS ";
    }

    /** The columns that a join with the next item can merge: there is one of that name on the left, of the same kind. */
    private static List<String> shared(List<Item> items, Item next, List<String> merged) {
        return next.columns().stream()
                .filter(column -> isUnique(items, column.text(), merged)
                        && items.stream()
                                .flatMap(item -> item.columns().stream())
                                .allMatch(
                                        other -> !other.text().equals(column.text()) || other.kind() == column.kind()))
                .map(VisibleColumn::text)
                .toList();
    }

    /** How many columns of the next item have a name that stands on the left. */
    private static long meeting(List<Item> items, Item next) {
        return next.columns().stream()
                .filter(column -> count(items, column.text()) > 0)
                .count();
    }

    private static long count(List<Item> items, String name) {
        return items.stream()
                .flatMap(item -> item.columns().stream())
                .filter(column -> column.text().equals(name))
                .count();
    }

    /** Whether the name without a table is that of one column, perhaps a merged one. */
    private static boolean isUnique(List<Item> items, String name, List<String> merged) {
        return count(items, name) - merged.stream().filter(name::equals).count() == 1;
    }

    private From from(String text, List<Item> items, List<String> merged) {
        List<VisibleColumn> columns = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (Item item : items) {
            names.add(item.alias());
            for (VisibleColumn column : item.columns()) {
                names.add(column.text());
                boolean alone = isUnique(items, column.text(), merged) && WITHOUT_TABLE.happens(random);
                columns.add(alone ? column : column.of(item.alias()));
            }
        }
        return new From(text, columns, names);
    }
}
