package io.panoptes.benchmarks.audit;

import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Choice;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.chance.Weighted;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Draws whole queries over given tables: set operations, common tables, lists of values, and what {@link SelectTexts} makes. */
final class QueryTexts implements ExpressionTexts.Subqueries {
    private static final Weighted<Integer> DEPTH = Weighted.of(4, 1).or(4, 2).or(1, 3);
    private static final Weighted<Integer> WIDTH = Weighted.of(3, 1).or(5, 2).or(2, 3);
    private static final Weighted<Integer> ARMS = Weighted.of(4, 2).or(1, 3);
    private static final Weighted<Integer> COMMON_TABLES = Weighted.of(3, 1).or(1, 2);
    private static final List<String> COMMON_NAMES = List.of("c1", "c2", "r", "q");
    private static final Chance COMMON = Chance.oneIn(7);
    private static final Chance LIST_OF_COLUMNS = Chance.oneIn(2);
    private static final Chance LIMITED = Chance.oneIn(3);

    /** A query and its columns by their names. */
    record Made(String text, List<VisibleColumn> columns) {
        Made {
            columns = List.copyOf(columns);
        }
    }

    private final AuditGrammar grammar;
    private final RandomGenerator random;
    private final ExpressionTexts expressions;
    private final SelectTexts selects;

    QueryTexts(AuditGrammar grammar, RandomGenerator random) {
        this.grammar = grammar;
        this.random = random;
        this.expressions = new ExpressionTexts(grammar, random, this);
        this.selects = new SelectTexts(this, grammar, random);
    }

    ExpressionTexts expressions() {
        return expressions;
    }

    /** The text of a query over these tables. */
    String query(List<NamedRows> tables) {
        return withCommonTables(tables, Optional.empty(), kinds(tables), DEPTH.draw(random), true)
                .text();
    }

    /** One that can stand in FROM: each column has a name of its own. */
    Made derived(List<NamedRows> tables, Optional<QueryScope> around, int depth) {
        return withCommonTables(tables, around, kinds(tables), depth, false);
    }

    @Override
    public String rows(List<ColumnKind> kinds, QueryScope around, int depth) {
        return withCommonTables(
                        around.tables(),
                        Optional.of(around),
                        kinds.isEmpty() ? kinds(around.tables()) : kinds,
                        depth - 1,
                        true)
                .text();
    }

    @Override
    public String oneRow(ColumnKind kind, QueryScope around, int depth) {
        return selects.oneRow(around.tables(), Optional.of(around), kind, depth - 1);
    }

    /** A list of rows of constants. */
    Made values() {
        List<ColumnKind> kinds = List.of(ColumnKind.WHOLE, ColumnKind.TEXT);
        List<VisibleColumn> columns =
                List.of(new VisibleColumn("a", ColumnKind.WHOLE), new VisibleColumn("s", ColumnKind.TEXT));
        return new Made(values(kinds, QueryScope.ofNothing(List.of(), Optional.empty())), columns);
    }

    private String values(List<ColumnKind> kinds, QueryScope scope) {
        return IntStream.rangeClosed(1, ARMS.draw(random))
                .mapToObj(row -> kinds.stream()
                        .map(kind -> expressions.of(kind, scope, 0))
                        .collect(Collectors.joining(", ", "(", ")")))
                .collect(Collectors.joining(", ", "VALUES ", ""));
    }

    private List<ColumnKind> kinds(List<NamedRows> tables) {
        List<ColumnKind> kinds = new ArrayList<>();
        for (int width = WIDTH.draw(random); width > 0; width--) {
            kinds.add(Draw.oneOf(random, Draw.oneOf(random, tables).columns()).kind());
        }
        return kinds;
    }

    private Made withCommonTables(
            List<NamedRows> tables, Optional<QueryScope> around, List<ColumnKind> kinds, int depth, boolean anyNames) {
        if (depth <= 1 || COMMON.fails(random)) {
            return compound(tables, around, kinds, depth, anyNames);
        }
        List<NamedRows> more = new ArrayList<>(tables);
        List<String> common = new ArrayList<>();
        List<String> names = new ArrayList<>(COMMON_NAMES);
        for (int count = COMMON_TABLES.draw(random); count > 0; count--) {
            String name = Draw.oneOf(random, names);
            names.remove(name);
            Made made = derived(more, Optional.empty(), depth - 1);
            String columns = made.columns().stream().map(VisibleColumn::text).collect(Collectors.joining(", "));
            common.add("%s%s AS (%s)"
                    .formatted(name, LIST_OF_COLUMNS.happens(random) ? "(" + columns + ")" : "", made.text()));
            more.removeIf(table -> table.name().equals(name));
            more.add(new NamedRows(name, made.columns()));
        }
        Made body = compound(more, around, kinds, depth, anyNames);
        return new Made("WITH %s %s".formatted(String.join(", ", common), body.text()), body.columns());
    }

    private Made compound(
            List<NamedRows> tables, Optional<QueryScope> around, List<ColumnKind> kinds, int depth, boolean anyNames) {
        boolean flat = depth <= 0;
        return Choice.of(7, () -> selects.select(tables, around, kinds, depth, anyNames))
                .or(
                        1,
                        () -> flat
                                ? selects.select(tables, around, kinds, depth, anyNames)
                                : setOperation(tables, around, kinds, depth, anyNames))
                .draw(random);
    }

    private Made setOperation(
            List<NamedRows> tables, Optional<QueryScope> around, List<ColumnKind> kinds, int depth, boolean anyNames) {
        Made first = selects.core(tables, around, kinds, depth - 1, anyNames);
        StringBuilder text = new StringBuilder(arm(first.text()));
        for (int arms = ARMS.draw(random); arms > 1; arms--) {
            text.append(' ').append(grammar.draw("setoperation", random)).append(' ');
            text.append(Choice.<String>of(
                            8,
                            () -> arm(selects.core(tables, around, kinds, depth - 1, true)
                                    .text()))
                    .or(
                            1,
                            () -> grammar.draw("listarm", random)
                                    .replace("{query}", values(kinds, QueryScope.ofNothing(tables, around))))
                    .or(2, () -> nested(tables, around, kinds, depth - 1))
                    .or(
                            1,
                            () -> grammar.has("limitedarm")
                                    ? "("
                                            + selects.select(tables, around, kinds, depth - 1, true)
                                                    .text() + ")"
                                    : arm(selects.core(tables, around, kinds, depth - 1, true)
                                            .text()))
                    .draw(random));
        }
        if (LIMITED.happens(random)) {
            text.append(selects.orderOfPositions(first.columns()));
        }
        return new Made(text.toString(), first.columns());
    }

    /** A set operation within one, where there is room. */
    private String nested(List<NamedRows> tables, Optional<QueryScope> around, List<ColumnKind> kinds, int depth) {
        return depth > 0
                ? grammar.draw("nestedarm", random)
                        .replace(
                                "{query}",
                                setOperation(tables, around, kinds, depth, false)
                                        .text())
                : arm(selects.core(tables, around, kinds, depth, true).text());
    }

    private String arm(String text) {
        return grammar.draw("arm", random).replace("{query}", text);
    }
}
