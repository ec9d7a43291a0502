package io.panoptes.benchmarks.audit;

import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Choice;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.chance.Weighted;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Draws single SELECTs: of rows, of groups, of all rows as one group; with windows, aliases, orders and limits. */
final class SelectTexts {
    private static final List<String> NAMES = List.of("a", "b", "c", "d", "s", "n", "x", "k");
    private static final Weighted<Integer> KEYS = Weighted.of(3, 1).or(2, 2);
    private static final Weighted<Integer> SORT_KEYS = Weighted.of(3, 1).or(2, 2);
    private static final Chance FILTERED = Chance.oneIn(2);
    private static final Chance HAVING = Chance.oneIn(3);
    private static final Chance DISTINCT = Chance.oneIn(6);
    private static final Chance WINDOW = Chance.oneIn(7);
    private static final Chance NAMED_WINDOW = Chance.oneIn(10);
    private static final Chance QUALIFY = Chance.oneIn(10);
    private static final Chance STAR = Chance.oneIn(12);
    private static final Chance ORDERED = Chance.oneIn(3);
    private static final Chance LIMITED = Chance.oneIn(2);
    private static final Chance ALL_POSITIONS = Chance.of(4, 5);
    private static final Chance UNNAMED = Chance.oneIn(3);
    private static final Chance KEY_IN_FRONT = Chance.of(2, 3);
    private static final Pattern NUMBER = Pattern.compile("[-+ ]*[0-9]+");
    private static final Pattern CONSTANT =
            Pattern.compile("[-+ ]*[0-9][-0-9.e]*|([A-Z]+ )?'([^']|'')*'|NULL|TRUE|FALSE|CAST\\('[^']*' AS DATE\\)");

    /** A SELECT that may still get an order. */
    private record Core(
            String text, List<VisibleColumn> columns, List<Boolean> named, QueryScope scope, boolean distinct) {}

    /** @param meant names of items that stand behind FROM, and that the items need */
    private record Parts(QueryScope scope, List<String> items, String behind, String distinct, Set<String> meant) {}

    private final QueryTexts queries;
    private final AuditGrammar grammar;
    private final RandomGenerator random;
    private final FromTexts from;

    SelectTexts(QueryTexts queries, AuditGrammar grammar, RandomGenerator random) {
        this.queries = queries;
        this.grammar = grammar;
        this.random = random;
        this.from = new FromTexts(queries, grammar, random);
    }

    /** Perhaps with ORDER BY and LIMIT. */
    QueryTexts.Made select(
            List<NamedRows> tables, Optional<QueryScope> around, List<ColumnKind> kinds, int depth, boolean anyNames) {
        Core core = draw(tables, around, kinds, depth, anyNames, anyNames && around.isEmpty());
        boolean distinctWindow = core.distinct() && core.text().contains(" OVER ");
        String order = ORDERED.happens(random) && !distinctWindow ? order(core, depth) : "";
        return new QueryTexts.Made(core.text() + order, core.columns());
    }

    /** Without either. */
    QueryTexts.Made core(
            List<NamedRows> tables, Optional<QueryScope> around, List<ColumnKind> kinds, int depth, boolean anyNames) {
        Core core = draw(tables, around, kinds, depth, anyNames, false);
        return new QueryTexts.Made(core.text(), core.columns());
    }

    String oneRow(List<NamedRows> tables, Optional<QueryScope> around, ColumnKind kind, int depth) {
        FromTexts.From clause = from.draw(tables, around, depth);
        QueryScope rows = QueryScope.ofRows(tables, clause, around);
        String where = where(rows, depth);
        if (!grammar.has("aggregate." + kind.word()) || WINDOW.happens(random)) {
            String item = expression(kind, rows, depth);
            return "SELECT %s FROM %s%s ORDER BY %s LIMIT 1".formatted(item, clause.text(), where, item);
        }
        return "SELECT %s FROM %s%s"
                .formatted(queries.expressions().aggregate(kind, rows, Math.max(depth, 0)), clause.text(), where);
    }

    private Core draw(
            List<NamedRows> tables,
            Optional<QueryScope> around,
            List<ColumnKind> kinds,
            int depth,
            boolean anyNames,
            boolean anyWidth) {
        FromTexts.From clause = from.draw(tables, around, depth);
        QueryScope rows = QueryScope.ofRows(tables, clause, around);
        List<String> names = names(kinds.size());
        Parts parts = Choice.<Parts>of(5, () -> ofRows(rows, kinds, names, depth))
                .or(3, () -> ofGroups(rows, kinds, names, depth))
                .or(1, () -> ofAll(rows, kinds, depth))
                .draw(random);
        if (anyWidth && parts.scope().rows().isEmpty() && STAR.happens(random)) {
            return new Core(
                    "SELECT %s%s FROM %s%s"
                            .formatted(
                                    parts.distinct(), grammar.draw("star", random), clause.text(), where(rows, depth)),
                    List.of(),
                    List.of(),
                    rows,
                    true);
        }
        List<VisibleColumn> columns = new ArrayList<>();
        List<Boolean> named = new ArrayList<>();
        List<String> items = new ArrayList<>();
        for (int i = 0; i < kinds.size(); i++) {
            boolean hasName =
                    !anyNames || UNNAMED.fails(random) || parts.meant().contains(names.get(i));
            items.add(parts.items().get(i) + (hasName ? grammar.draw("as", random) + names.get(i) : ""));
            columns.add(new VisibleColumn(names.get(i), kinds.get(i)));
            named.add(hasName);
        }
        String text = "SELECT %s%s FROM %s%s%s"
                .formatted(
                        parts.distinct(), String.join(", ", items), clause.text(), where(rows, depth), parts.behind());
        return new Core(text, columns, named, parts.scope(), !parts.distinct().isEmpty());
    }

    private List<String> names(int count) {
        List<String> names = new ArrayList<>(NAMES);
        names.add(grammar.draw("alias", random));
        List<String> taken = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            String name = Draw.oneOf(random, names);
            names.remove(name);
            taken.add(name);
        }
        return taken;
    }

    private Parts ofRows(QueryScope rows, List<ColumnKind> kinds, List<String> names, int depth) {
        // Calcite finds a window in the subquery of a HAVING, and takes it for one of that HAVING.
        boolean windows = grammar.has("over")
                && rows.around().filter(query -> query.rows().isPresent()).isEmpty();
        boolean named = windows && NAMED_WINDOW.happens(random);
        QueryScope scope = named ? rows.withWindow() : rows;
        List<String> items = kinds.stream()
                .map(kind -> windows && grammar.has("window." + kind.word()) && (named || WINDOW.happens(random))
                        ? queries.expressions().window(kind, scope, Math.min(depth, 1))
                        : expression(kind, rows, depth))
                .toList();
        String behind = named ? " WINDOW w AS (" + queries.expressions().symbol("named", rows, 0) + ")" : "";
        if (grammar.has("qualify") && QUALIFY.happens(random)) {
            behind += " QUALIFY " + queries.expressions().symbol("qualify", scope.without(names), 1);
        }
        String distinct = DISTINCT.happens(random) ? grammar.draw("distinct", random) + " " : "";
        return new Parts(scope, items, behind, distinct, Set.of());
    }

    private Parts ofGroups(QueryScope rows, List<ColumnKind> kinds, List<String> names, int depth) {
        List<VisibleColumn> keys = new ArrayList<>();
        List<String> written = new ArrayList<>();
        Set<String> meant = new HashSet<>();
        List<String> items = new ArrayList<>(Collections.nCopies(kinds.size(), ""));
        for (int count = KEYS.draw(random); count > 0; count--) {
            int place = random.nextInt(kinds.size());
            boolean inFront = items.get(place).isEmpty() && KEY_IN_FRONT.happens(random);
            ColumnKind kind = inFront ? kinds.get(place) : queries.expressions().kindIn(rows);
            String key = key(kind, rows);
            keys.add(new VisibleColumn(key, kind));
            if (inFront) {
                items.set(place, key);
            }
            written.add(
                    inFront
                            ? Choice.<String>of(3, () -> key)
                                    .or(1, () -> String.valueOf(place + 1))
                                    .or(1, () -> {
                                        if (rows.names().contains(names.get(place))) {
                                            return key;
                                        }
                                        meant.add(names.get(place));
                                        return names.get(place);
                                    })
                                    .draw(random)
                            : key);
        }
        QueryScope groups = QueryScope.ofGroups(keys, rows);
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i).isEmpty()) {
                items.set(i, ofGroup(kinds.get(i), groups, depth));
            }
        }
        boolean plain = items.stream().noneMatch(item -> CONSTANT.matcher(item).matches() || item.contains(" OVER "));
        String grouping = grammar.draw("grouping", random)
                .replaceAll(plain ? "^$" : "^ALL$", "{keys}")
                .replace("{keys}", String.join(", ", written))
                .replace("{first}", written.getFirst());
        return new Parts(groups, items, " GROUP BY " + grouping + having(groups, depth), "", meant);
    }

    /** A whole number would be a position. */
    private String key(ColumnKind kind, QueryScope rows) {
        String key = Choice.<String>of(3, () -> queries.expressions().of(kind, rows, 0))
                .or(1, () -> queries.expressions().of(kind, rows, 1))
                .draw(random);
        return NUMBER.matcher(key).matches() ? "ABS(" + key + ")" : key;
    }

    private String ofGroup(ColumnKind kind, QueryScope groups, int depth) {
        return grammar.has("over") && grammar.has("window." + kind.word()) && WINDOW.happens(random)
                ? queries.expressions().window(kind, groups, 0)
                : expression(kind, groups, depth);
    }

    private Parts ofAll(QueryScope rows, List<ColumnKind> kinds, int depth) {
        QueryScope group = QueryScope.ofGroups(List.of(), rows);
        List<String> items = kinds.stream()
                .map(kind -> grammar.has("aggregate." + kind.word())
                        ? queries.expressions().aggregate(kind, rows, Math.max(0, Math.min(depth, 1)))
                        : expression(kind, group, depth))
                .toList();
        return new Parts(group, items, having(group, depth), "", Set.of());
    }

    private String having(QueryScope groups, int depth) {
        return HAVING.happens(random)
                ? " HAVING " + queries.expressions().of(ColumnKind.TRUTH, groups, Math.min(Math.max(depth, 1), 2))
                : "";
    }

    private String where(QueryScope rows, int depth) {
        return FILTERED.happens(random)
                ? " WHERE " + queries.expressions().of(ColumnKind.TRUTH, rows, Math.max(depth, 1))
                : "";
    }

    private String expression(ColumnKind kind, QueryScope scope, int depth) {
        return queries.expressions().of(kind, scope, Draw.between(random, 0, Math.max(depth, 0)));
    }

    private String order(Core core, int depth) {
        List<String> keys = new ArrayList<>();
        int width = core.columns().size();
        if (width == 0) {
            return "";
        }
        for (int count = SORT_KEYS.draw(random); count > 0; count--) {
            int place = random.nextInt(width);
            String name = core.named().get(place) ? core.columns().get(place).text() : String.valueOf(place + 1);
            ColumnKind kind = core.columns().get(place).kind();
            Choice<String> choices =
                    Choice.<String>of(3, () -> String.valueOf(place + 1)).or(3, () -> name);
            if (!core.distinct()) {
                choices = choices.or(2, () -> sortKey(kind, core.scope(), Math.min(depth, 2), name))
                        .or(
                                1,
                                () -> core.named().get(place)
                                                && kind == ColumnKind.WHOLE
                                                && !core.scope().names().contains(name)
                                        ? Draw.oneOf(random, List.of("-%s", "%s + 0", "ABS(%s)", "+%s"))
                                                .formatted(name)
                                        : name);
            }
            keys.add(choices.draw(random) + grammar.draw("direction", random));
        }
        boolean limited = LIMITED.happens(random);
        if (limited && ALL_POSITIONS.happens(random)) {
            IntStream.rangeClosed(1, width).mapToObj(String::valueOf).forEach(keys::add);
        }
        return " ORDER BY " + String.join(", ", keys) + (limited ? " " + grammar.draw("limit", random) : "");
    }

    /** No constant, which says nothing of an order. */
    private String sortKey(ColumnKind kind, QueryScope scope, int depth, String otherwise) {
        String key = expression(kind, scope, depth);
        return CONSTANT.matcher(key).matches() ? otherwise : key;
    }

    /** For a query of several arms. */
    String orderOfPositions(List<VisibleColumn> columns) {
        if (columns.isEmpty()) {
            return "";
        }
        String positions = IntStream.rangeClosed(1, columns.size())
                .mapToObj(place -> place + grammar.draw("direction", random))
                .collect(Collectors.joining(", "));
        return " ORDER BY " + positions + (LIMITED.happens(random) ? " " + grammar.draw("limit", random) : "");
    }
}
