package io.panoptes.instantiation.casebuilder;

import io.panoptes.corpus.Scope;
import io.panoptes.corpus.Snippet;
import io.panoptes.instantiation.filling.Binding;
import io.panoptes.instantiation.filling.Binding.Manner;
import io.panoptes.instantiation.filling.Binding.StateTable;
import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.instantiation.filling.StateMatch;
import io.panoptes.instantiation.state.StateContents;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Trees;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/**
 * Draws what stands for the tables of an oracle whose statements change one of them.
 *
 * <p>A stored table stands for the changed one, by its name, each column of it for one of the oracle's at most. What fills a placeholder
 * reads its own row only, and of that no column that a statement has assigned before it is read, nor one that is computed from
 * such a column. Nothing that stands for another table reads the changed one.
 */
final class ChangeBindings {
    private static final int ATTEMPTS = 4;

    private final RandomGenerator random;
    private final BindingGenerator generator;
    private final ParsedOracle oracle;
    private final StateContents state;

    ChangeBindings(RandomGenerator random, BindingGenerator generator, ParsedOracle oracle, StateContents state) {
        this.random = random;
        this.generator = generator;
        this.oracle = oracle;
        this.state = state;
    }

    Optional<List<Binding>> draw(Table changed) {
        if (!generator.fillsByText()) {
            return Optional.empty();
        }
        List<Column> filled = oracle.placeholdersOf(changed);
        List<Column> plain = changed.columns().stream()
                .filter(column -> !filled.contains(column))
                .toList();
        return new StateMatch(random, Map.of())
                .giving(oracle.givenColumns())
                .find(changed, plain, candidates(changed))
                .flatMap(stands -> own(changed, filled, stands))
                .filter(oracle::allowsText)
                .flatMap(own -> withOthers(changed, own));
    }

    private List<Table> candidates(Table changed) {
        List<Table> fitting = few(changed);
        return oracle.merges().isEmpty() || !generator.mergesByAnyKey()
                ? fitting
                : fitting.stream()
                        .filter(table -> state.withOneKey().contains(table.name()))
                        .toList();
    }

    private List<Table> few(Table changed) {
        return oracle.joinsWithItself(changed)
                ? state.changeable().stream()
                        .filter(table -> state.small().stream()
                                .anyMatch(small -> small.name().equals(table.name())))
                        .toList()
                : state.changeable();
    }

    private Optional<Binding> own(Table changed, List<Column> filled, StateTable stands) {
        boolean nullPreserving = oracle.isNullExtended(changed);
        Map<String, Snippet> chosen = new HashMap<>();
        for (Column placeholder : filled) {
            Optional<Snippet> snippet = snippet(placeholder, stands, nullPreserving);
            if (snippet.isEmpty()) {
                return Optional.empty();
            }
            chosen.put(placeholder.name(), snippet.get());
        }
        return Optional.of(new Binding(changed.name(), stands, chosen, Manner.TEXTUAL, Manner.TEXTUAL));
    }

    private Optional<Snippet> snippet(Column placeholder, StateTable stands, boolean nullPreserving) {
        List<Column> row = row(placeholder, stands);
        boolean whole = oracle.unreadBy(placeholder.name()).isEmpty();
        Set<String> names = row.stream().map(Column::name).collect(Collectors.toSet());
        for (int i = 0; i < ATTEMPTS && !row.isEmpty(); i++) {
            Snippet drawn = draw(placeholder, stands, row, nullPreserving);
            if (readsOwnRow(drawn) && readsDeclared(drawn, stands) && (whole || names.containsAll(drawn.columns()))) {
                return Optional.of(drawn);
            }
        }
        return Optional.empty();
    }

    private Snippet draw(Column placeholder, StateTable stands, List<Column> row, boolean nullPreserving) {
        Optional<Snippet> special = nullPreserving || Chance.oneIn(3).happens(random)
                ? Optional.empty()
                : generator
                        .opaque(random, placeholder, state, stands, false)
                        .or(() -> generator.indexed(random, state.stored(stands.name()), placeholder, false));
        return special.orElseGet(
                () -> generator.snippet(random, new Scope(row, List.of()), placeholder, nullPreserving));
    }

    /** The columns that the placeholder may read, without those computed from others where it must leave one out. */
    private List<Column> row(Column placeholder, StateTable stands) {
        Set<String> unread = oracle.unreadBy(placeholder.name());
        if (unread.isEmpty()) {
            return state.table(stands.name()).columns();
        }
        Set<String> stored = stands.columns().entrySet().stream()
                .filter(entry -> unread.stream().anyMatch(entry.getKey()::equalsIgnoreCase))
                .map(Map.Entry::getValue)
                .collect(Collectors.toSet());
        return state.changeable().stream()
                .filter(table -> table.name().equals(stands.name()))
                .flatMap(table -> table.columns().stream())
                .filter(column -> !stored.contains(column.name()))
                .toList();
    }

    /** What the DBMS numbers its rows by, is another number where another statement made the row. */
    private boolean readsDeclared(Snippet snippet, StateTable stands) {
        Table table = state.stored(stands.name()).table();
        return snippet.columns().stream().allMatch(name -> table.column(name).isPresent());
    }

    /** A subquery would see what other rows, or another table, have become. */
    private static boolean readsOwnRow(Snippet snippet) {
        return Trees.expressions(snippet.expression()).stream().noneMatch(part -> switch (part) {
            case Expression.InQuery ignored -> true;
            case Expression.Exists ignored -> true;
            case Expression.ScalarQuery ignored -> true;
            case Expression.Quantified ignored -> true;
            case Expression.Verbatim ignored -> true;
            default -> false;
        });
    }

    private Optional<List<Binding>> withOthers(Table changed, Binding own) {
        StateContents rest = own.source() instanceof StateTable(var name, var ignored) ? state.without(name) : state;
        Map<String, Binding> bound = new HashMap<>();
        var bindings = new ArrayList<Binding>();
        for (Table table : oracle.tablesParentsFirst()) {
            Optional<Binding> binding = table.equals(changed)
                    ? Optional.of(own)
                    : rest.tables().isEmpty()
                            ? Optional.empty()
                            : generator
                                    .draw(random, oracle, table, rest, bound, true)
                                    .map(generator::withinChanges);
            if (binding.isEmpty()) {
                return Optional.empty();
            }
            bound.put(table.name(), binding.get());
            bindings.add(binding.get());
        }
        return Optional.of(bindings);
    }
}
