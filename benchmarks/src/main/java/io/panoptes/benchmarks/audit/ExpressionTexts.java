package io.panoptes.benchmarks.audit;

import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.chance.Weighted;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Draws expressions. In braces a template has a kind ({@code whole}, {@code number} for any numbers, {@code any}, then {@code same}), with
 * {@code .column} or {@code .constant} where nothing else may stand; {@code rows} for a query, {@code rows:whole,text} for one of these
 * columns, {@code one:whole} for one of a single row; {@code alone:whole} for an expression in a query of its own, without FROM;
 * {@code again} for what the slot before became; {@code window} for what stands behind OVER; {@code table} for a table of the scope; or
 * another symbol of the grammar.
 */
final class ExpressionTexts {
    private static final Pattern SLOT = Pattern.compile("\\{([a-z]+)([.:][a-z,]+)?}");
    private static final Weighted<ColumnKind> NUMBERS =
            Weighted.of(4, ColumnKind.WHOLE).or(1, ColumnKind.EXACT).or(1, ColumnKind.FLOATING);
    private static final Chance FROM_AROUND = Chance.oneIn(4);
    private static final Chance FURTHER_AROUND = Chance.oneIn(4);
    private static final Chance HIDDEN = Chance.oneIn(20);
    private static final Chance CORRELATED_AGGREGATE = Chance.oneIn(10);
    private static final Chance AGGREGATE = Chance.oneIn(2);
    private static final Chance WITHOUT_BRACKETS = Chance.oneIn(5);
    private static final Chance CONSTANT = Chance.oneIn(6);

    /** Makes queries for expressions. */
    interface Subqueries {
        /** @param kinds of its columns; none where any do */
        String rows(List<ColumnKind> kinds, QueryScope around, int depth);

        String oneRow(ColumnKind kind, QueryScope around, int depth);
    }

    private final AuditGrammar grammar;
    private final RandomGenerator random;
    private final Subqueries subqueries;

    ExpressionTexts(AuditGrammar grammar, RandomGenerator random, Subqueries subqueries) {
        this.grammar = grammar;
        this.random = random;
        this.subqueries = subqueries;
    }

    String of(ColumnKind kind, QueryScope scope, int depth) {
        return depth <= 0
                ? leaf(kind, scope, depth)
                : expanded(grammar.draw(kind.word(), random), kind, scope, depth - 1);
    }

    /** A window function of this kind. */
    String window(ColumnKind kind, QueryScope scope, int depth) {
        return expanded(grammar.draw("window." + kind.word(), random), kind, scope, depth);
    }

    /** An expression over the rows of a group. */
    String aggregate(ColumnKind kind, QueryScope rows, int depth) {
        // An aggregate over columns of the query around alone belongs to that query.
        QueryScope own = CORRELATED_AGGREGATE.happens(random) ? rows : rows.withoutAround();
        return expanded(grammar.draw("aggregate." + kind.word(), random), kind, own, depth);
    }

    /** What the symbol of the grammar stands for. */
    String symbol(String symbol, QueryScope scope, int depth) {
        return expanded(grammar.draw(symbol, random), kindIn(scope), scope, depth);
    }

    ColumnKind kindIn(QueryScope scope) {
        return scope.columns().isEmpty()
                ? ColumnKind.WHOLE
                : Draw.oneOf(random, scope.columns()).kind();
    }

    private String expanded(String template, ColumnKind own, QueryScope scope, int depth) {
        Optional<ColumnKind> any = Optional.empty();
        StringBuilder text = new StringBuilder();
        String before = "NULL";
        Matcher slot = SLOT.matcher(template);
        int from = 0;
        while (slot.find()) {
            text.append(template, from, slot.start());
            from = slot.end();
            String name = slot.group(1);
            String more = slot.group(2) == null ? "" : slot.group(2);
            if (name.equals("any")) {
                any = Optional.of(kindIn(scope));
            }
            ColumnKind same = any.orElse(own);
            boolean alone = slot.start() == 0 && from == template.length();
            boolean value = name.equals("number")
                    || name.equals("any")
                    || name.equals("same")
                    || name.equals("mixed")
                    || ColumnKind.of(name).isPresent();
            before = name.equals("again") ? before : slot(name, more, same, scope, depth);
            text.append(bracketed(before, !value || alone || isEnclosed(template, slot)));
        }
        return text.append(template, from, template.length()).toString();
    }

    /** Whether brackets and commas around the slot say where it ends. */
    private static boolean isEnclosed(String template, Matcher slot) {
        char before = slot.start() == 0 ? ' ' : template.charAt(slot.start() - 1);
        char after = slot.end() == template.length() ? ' ' : template.charAt(slot.end());
        boolean opens = before == '(' || slot.start() > 1 && template.startsWith(", ", slot.start() - 2);
        return opens && (after == ')' || after == ',');
    }

    private String bracketed(String text, boolean enclosed) {
        return enclosed || !isCompound(text) || WITHOUT_BRACKETS.happens(random) ? text : "(" + text + ")";
    }

    private static boolean isCompound(String text) {
        if (text.startsWith("-") || text.startsWith("+")) {
            return true;
        }
        int depth = 0;
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            quoted ^= letter == '\'';
            if (!quoted) {
                depth += letter == '(' ? 1 : letter == ')' ? -1 : 0;
            }
            if (!quoted && depth == 0 && letter == ' ') {
                return true;
            }
        }
        return false;
    }

    private String slot(String name, String more, ColumnKind same, QueryScope scope, int depth) {
        Optional<ColumnKind> kind = switch (name) {
            case "number" -> Optional.of(NUMBERS.draw(random));
            case "any", "same" -> Optional.of(same);
            default -> ColumnKind.of(name);
        };
        if (kind.isPresent()) {
            return switch (more) {
                case ".column" -> column(kind.get(), scope);
                case ".constant" -> constant(kind.get());
                default -> of(kind.get(), scope, depth);
            };
        }
        return switch (name) {
            case "rows" -> subqueries.rows(kinds(more, same), scope, depth);
            case "one" -> subqueries.oneRow(kinds(more, same).getFirst(), scope, depth);
            case "alone" ->
                of(kinds(more, same).getFirst(), QueryScope.ofNothing(scope.tables(), Optional.of(scope)), depth);
            case "table" -> Draw.oneOf(random, scope.tables()).name();
            case "window" -> scope.named() ? "w" : "(" + symbol("over", scope, 0) + ")";
            default -> expanded(grammar.draw(name, random), same, scope, depth);
        };
    }

    private static List<ColumnKind> kinds(String more, ColumnKind same) {
        List<ColumnKind> kinds = new ArrayList<>();
        if (!more.isEmpty()) {
            Arrays.stream(more.substring(1).split(","))
                    .forEach(word -> kinds.add(ColumnKind.of(word).orElse(same)));
        }
        return kinds;
    }

    private String column(ColumnKind kind, QueryScope scope) {
        List<VisibleColumn> columns = scope.columns(kind);
        return columns.isEmpty()
                ? "CASE WHEN TRUE THEN " + constant(kind) + " END"
                : Draw.oneOf(random, columns).text();
    }

    /** Columns of the query around, as long as nothing in between has their names, which would be meant then. */
    private List<VisibleColumn> around(ColumnKind kind, QueryScope scope) {
        Set<String> hidden = new HashSet<>(scope.names());
        Optional<QueryScope> around = scope.around();
        while (around.isPresent()
                && around.get().around().isPresent()
                && (around.get().columns(kind).isEmpty() || FURTHER_AROUND.happens(random))) {
            hidden.addAll(around.get().names());
            around = around.get().around();
        }
        boolean any = HIDDEN.happens(random);
        return around.stream()
                .flatMap(query -> query.columns(kind).stream())
                .filter(column -> any || !hidden.contains(column.first()))
                .toList();
    }

    private String leaf(ColumnKind kind, QueryScope scope, int depth) {
        boolean grouped = scope.rows().isPresent();
        if (scope.around().isPresent() && !grouped && (scope.names().isEmpty() || FROM_AROUND.happens(random))) {
            List<VisibleColumn> columns = around(kind, scope);
            if (!columns.isEmpty()) {
                return Draw.oneOf(random, columns).text();
            }
        }
        if (scope.rows().isPresent()
                && (AGGREGATE.happens(random) || scope.columns(kind).isEmpty())
                && grammar.has("aggregate." + kind.word())) {
            return aggregate(kind, scope.rows().get(), Math.max(depth, 0));
        }
        List<VisibleColumn> columns = scope.columns(kind);
        return columns.isEmpty() || CONSTANT.happens(random)
                ? constant(kind)
                : Draw.oneOf(random, columns).text();
    }

    private String constant(ColumnKind kind) {
        return grammar.draw(kind.word() + ".constant", random);
    }
}
