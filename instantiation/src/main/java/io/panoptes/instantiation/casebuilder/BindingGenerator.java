package io.panoptes.instantiation.casebuilder;

import io.panoptes.corpus.Operations;
import io.panoptes.corpus.Scope;
import io.panoptes.corpus.Snippet;
import io.panoptes.corpus.SnippetGenerator;
import io.panoptes.corpus.SnippetSource;
import io.panoptes.corpus.ValuePool;
import io.panoptes.dbms.Filling;
import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.filling.Binding;
import io.panoptes.instantiation.filling.Binding.Manner;
import io.panoptes.instantiation.filling.Binding.StateTable;
import io.panoptes.instantiation.filling.Binding.TableSnippet;
import io.panoptes.instantiation.filling.ConstrainedTable;
import io.panoptes.instantiation.filling.IndexedExpressions;
import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.instantiation.filling.StateMatch;
import io.panoptes.instantiation.filling.StoredSnippets;
import io.panoptes.instantiation.filling.StoredTable;
import io.panoptes.instantiation.fromclause.JoinGrammar;
import io.panoptes.instantiation.fromclause.TableGrammar;
import io.panoptes.instantiation.opaque.OpaqueGrammar;
import io.panoptes.instantiation.opaque.OpaqueWords;
import io.panoptes.instantiation.state.StateContents;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.write.Habit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Draws what stands for the tables and placeholders of an oracle. */
public final class BindingGenerator {
    private static final List<Column> EXTRA = List.of(
            new Column("x0", SqlType.INTEGER, true),
            new Column("x1", SqlType.BOOLEAN, true),
            new Column("x2", SqlType.TEXT, true));

    /** A table of the state, where one fits, in place of what is made of the state's tables. */
    private static final Chance TABLE_OF_THE_STATE = Chance.of(7, 10);

    private static final Chance TABLE_OF_ONE_QUERY = Chance.of(1, 10);
    /** The same text on both sides for all placeholders of a table. */
    private static final Chance BY_TEXT = Chance.of(6, 10);

    private static final Chance BY_TEXT_PLAINLY = Chance.of(8, 10);
    /** A derived table where the text could stand there. */
    private static final Chance DERIVED_ALL_THE_SAME = Chance.oneIn(5);
    /** A predicate that no proof looks into. */
    private static final Chance OPAQUE = Chance.of(4, 10);

    private static final Chance OPAQUE_PLAINLY = Chance.of(8, 10);

    private final Operations operations;
    private final ValuePool values;
    private final SnippetGenerator snippets;
    private final List<Manner> derivedManners;
    private final boolean textual;
    private final boolean mergesByAnyKey;
    private final OpaqueWords opaque;
    private final IndexedExpressions indexed;
    private final StoredSnippets corpus;
    /** How often a stored snippet is taken where there is one. */
    private final Chance fromCorpus;

    public BindingGenerator(
            Profile profile,
            Operations operations,
            ValuePool values,
            OpaqueWords opaque,
            StoredSnippets corpus,
            SnippetSource source) {
        this.corpus = corpus;
        this.fromCorpus = switch (source) {
            case BOTH -> Chance.of(6, 10);
            case CORPUS -> Chance.of(10, 10);
            case GRAMMAR -> Chance.of(0, 10);
        };
        this.operations = operations;
        this.values = values;
        this.snippets = new SnippetGenerator(operations, values);
        this.derivedManners = derivedManners(profile, operations);
        this.textual = profile.fillings().contains(Filling.TEXTUAL);
        this.mergesByAnyKey = profile.dialect().has(Habit.MERGE_AS_DUPLICATE_KEY);
        this.opaque = opaque;
        this.indexed = new IndexedExpressions(operations);
    }

    private static List<Manner> derivedManners(Profile profile, Operations operations) {
        var manners = new ArrayList<Manner>();
        if (profile.fillings().contains(Filling.DERIVED_TABLE)) {
            manners.add(Manner.DERIVED_TABLE);
        }
        if (profile.fillings().contains(Filling.COMMON_TABLE) && operations.knows(Construct.COMMON_TABLE)) {
            manners.add(Manner.COMMON_TABLE);
            if (profile.dialect().has(Habit.SAYS_MATERIALIZED)) {
                manners.add(Manner.MATERIALIZED_COMMON_TABLE);
                manners.add(Manner.INLINED_COMMON_TABLE);
            }
        }
        if (profile.fillings().contains(Filling.VIEW)) {
            manners.add(Manner.VIEW);
        }
        return manners;
    }

    /**
     * A binding for each table of the oracle; empty where the state can't stand for its schema.
     *
     * @param plainly whether tables of the state by their names are preferred, and predicates over all that they have
     */
    public Optional<List<Binding>> draw(
            RandomGenerator random, ParsedOracle oracle, StateContents state, boolean plainly) {
        Optional<Table> changed = oracle.changedTable();
        if (changed.isPresent()) {
            return new ChangeBindings(random, this, oracle, state).draw(changed.get());
        }
        Map<String, Binding> bound = new HashMap<>();
        var bindings = new ArrayList<Binding>();
        for (Table table : oracle.tablesParentsFirst()) {
            Optional<Binding> binding = draw(random, oracle, table, state, bound, plainly);
            if (binding.isEmpty()) {
                return Optional.empty();
            }
            bound.put(table.name(), binding.get());
            bindings.add(binding.get());
        }
        return Optional.of(bindings);
    }

    /** Another binding for the table of this one; the oracle must not refer from one table to another. */
    Optional<Binding> redraw(
            RandomGenerator random, ParsedOracle oracle, List<Binding> all, Binding old, StateContents state) {
        Map<String, Binding> others = new HashMap<>();
        all.stream().filter(binding -> binding != old).forEach(binding -> others.put(binding.table(), binding));
        return draw(random, oracle, tableOf(oracle, old), state, others, random.nextBoolean());
    }

    /** A chain of joins for the table of this binding; none where a constraint of it could not be kept. */
    Optional<Binding> rejoin(RandomGenerator random, ParsedOracle oracle, Binding old, StateContents state) {
        Table table = tableOf(oracle, old);
        if (!table.constraints().isEmpty()) {
            return Optional.empty();
        }
        List<Column> filled = oracle.placeholdersOf(table);
        List<Column> plain = table.columns().stream()
                .filter(column -> !filled.contains(column))
                .toList();
        return overJoin(random, table, filled, plain, state);
    }

    /** The same rows under another name: by text stays only what was by text. */
    Binding renamed(RandomGenerator random, Binding binding) {
        if (derivedManners.isEmpty()) {
            return binding;
        }
        Manner left = binding.left() == Manner.TEXTUAL && random.nextBoolean() ? Manner.TEXTUAL : derived(random);
        Manner right = binding.right() == Manner.TEXTUAL && random.nextBoolean() ? Manner.TEXTUAL : derived(random);
        return new Binding(binding.table(), binding.source(), binding.placeholders(), left, right);
    }

    boolean fillsByText() {
        return textual;
    }

    /** Whether a row overwrites one with which it shares any key, not just the one that is named. */
    boolean mergesByAnyKey() {
        return mergesByAnyKey;
    }

    /** As derived tables where it is by common tables, which few DBMSs take within a statement that changes data. */
    Binding withinChanges(Binding binding) {
        return new Binding(
                binding.table(),
                binding.source(),
                binding.placeholders(),
                withinChanges(binding.left()),
                withinChanges(binding.right()));
    }

    private Manner withinChanges(Manner manner) {
        return switch (manner) {
            case TEXTUAL, DERIVED_TABLE, VIEW -> manner;
            case COMMON_TABLE, MATERIALIZED_COMMON_TABLE, INLINED_COMMON_TABLE -> Manner.DERIVED_TABLE;
        };
    }

    private static Table tableOf(ParsedOracle oracle, Binding binding) {
        return oracle.schema().tables().stream()
                .filter(table -> table.name().equals(binding.table()))
                .findFirst()
                .orElseThrow();
    }

    Optional<Binding> draw(
            RandomGenerator random,
            ParsedOracle oracle,
            Table table,
            StateContents state,
            Map<String, Binding> bound,
            boolean plainly) {
        List<Column> filled = oracle.placeholdersOf(table);
        List<Column> plain = table.columns().stream()
                .filter(column -> !filled.contains(column))
                .toList();
        Optional<StateTable> stands = new StateMatch(random, bound)
                .find(table, plain, oracle.joinsWithItself(table) ? state.small() : state.tables());
        if (stands.isPresent() && (oracle.isOneQuery() ? TABLE_OF_ONE_QUERY : TABLE_OF_THE_STATE).happens(random)) {
            return Optional.of(overStateTable(random, oracle, table, filled, state, stands.get(), plainly));
        }
        boolean joins = plainly && !oracle.isOneQuery() || Chance.oneIn(3).fails(random);
        if (table.constraints().isEmpty() && joins) {
            Optional<Binding> joined = overJoin(random, table, filled, plain, state);
            if (joined.isPresent()) {
                return joined;
            }
        }
        Optional<Binding> made = overSnippet(random, oracle, table, filled, plain, state, bound);
        return made.isPresent() || stands.isEmpty()
                ? made
                : Optional.of(overStateTable(random, oracle, table, filled, state, stands.get(), plainly));
    }

    private Binding overStateTable(
            RandomGenerator random,
            ParsedOracle oracle,
            Table table,
            List<Column> filled,
            StateContents state,
            StateTable stands,
            boolean plainly) {
        List<Column> row = state.table(stands.name()).columns();
        boolean byText = textual && (plainly ? BY_TEXT_PLAINLY : BY_TEXT).happens(random);
        Map<String, Snippet> chosen = new HashMap<>();
        boolean nullPreserving = oracle.isNullExtended(table);
        // One that can't stand there would keep all the others from being said by text.
        boolean asksOthers = oracle.takesSubqueries();
        for (Column placeholder : filled) {
            Scope scope = new Scope(row, byText ? List.of() : state.small());
            Optional<Snippet> opaque = byText && nullPreserving || (plainly ? OPAQUE_PLAINLY : OPAQUE).fails(random)
                    ? Optional.empty()
                    : opaque(random, placeholder, state, stands, !byText || asksOthers && random.nextBoolean());
            chosen.put(
                    placeholder.name(),
                    opaque.or(() -> indexed(random, state.stored(stands.name()), placeholder, byText && nullPreserving))
                            .orElseGet(() -> snippet(random, scope, placeholder, byText && nullPreserving)));
        }
        var draft = new Binding(table.name(), stands, chosen, Manner.TEXTUAL, Manner.TEXTUAL);
        boolean possible = byText && oracle.allowsText(draft);
        Manner left = possible && DERIVED_ALL_THE_SAME.fails(random) ? Manner.TEXTUAL : derived(random);
        Manner other = possible && DERIVED_ALL_THE_SAME.fails(random) ? Manner.TEXTUAL : derived(random);
        return new Binding(table.name(), stands, chosen, left, random.nextBoolean() ? left : other);
    }

    /** Predicates over a chain of joins of stored tables. */
    private Optional<Binding> overJoin(
            RandomGenerator random, Table table, List<Column> filled, List<Column> plain, StateContents state) {
        if (derivedManners.isEmpty() || state.storedFew().isEmpty()) {
            return Optional.empty();
        }
        List<Column> booleans = filled.stream()
                .filter(column -> column.type() instanceof SqlType.BooleanType)
                .toList();
        var row = new ArrayList<>(plain);
        row.addAll(filled.size() > booleans.size() || plain.isEmpty() ? EXTRA : List.of());
        return new JoinGrammar(random, operations, values, opaque, state.storedFew())
                .query(row, booleans.size())
                .map(query -> {
                    Map<String, Snippet> chosen = new HashMap<>();
                    for (Column placeholder : filled) {
                        int number = booleans.indexOf(placeholder);
                        chosen.put(
                                placeholder.name(),
                                number < 0
                                        ? snippet(random, new Scope(row, List.of()), placeholder, false)
                                        : snippets.bareColumn(random, predicate(number), SqlType.BOOLEAN));
                    }
                    Manner left = derived(random);
                    return new Binding(
                            table.name(), query, chosen, left, random.nextBoolean() ? left : derived(random));
                });
    }

    private static Scope predicate(int number) {
        return new Scope(List.of(new Column(JoinGrammar.predicate(number), SqlType.BOOLEAN, true)), List.of());
    }

    private Optional<Binding> overSnippet(
            RandomGenerator random,
            ParsedOracle oracle,
            Table table,
            List<Column> filled,
            List<Column> plain,
            StateContents state,
            Map<String, Binding> bound) {
        if (derivedManners.isEmpty()) {
            return Optional.empty();
        }
        List<Column> extra = filled.isEmpty() || !table.constraints().isEmpty() ? List.of() : EXTRA;
        var row = new ArrayList<>(plain);
        row.addAll(extra);
        if (row.isEmpty()) {
            row.add(EXTRA.get(0));
        }
        var grammar = new TableGrammar(random, operations, values, state.small());
        Optional<StoredTable> stored = fromCorpus.happens(random)
                ? StoredTable.draw(random, corpus, values, state.small(), row)
                : Optional.empty();
        var constrained = new ConstrainedTable(oracle.schema(), bound);
        Query free = stored.map(StoredTable::query).orElseGet(() -> grammar.query(row));
        return constrained.of(free, table, row).map(query -> {
            Map<String, Snippet> chosen = new HashMap<>();
            for (Column placeholder : filled) {
                chosen.put(placeholder.name(), snippet(random, new Scope(row, state.small()), placeholder, false));
            }
            Manner left = derived(random);
            return new Binding(
                    table.name(),
                    new TableSnippet(
                            query,
                            extra.stream().map(Column::name).toList(),
                            stored.flatMap(drawn -> constrained.of(drawn.masked(), table, row))),
                    chosen,
                    left,
                    random.nextBoolean() ? left : derived(random));
        });
    }

    /** A predicate over all that the table has; none for a placeholder that is no Boolean. */
    Optional<Snippet> opaque(
            RandomGenerator random, Column placeholder, StateContents state, StateTable stands, boolean asksOthers) {
        if (!(placeholder.type() instanceof SqlType.BooleanType)) {
            return Optional.empty();
        }
        StateContents.Stored stored = state.stored(stands.name());
        return new OpaqueGrammar(random, opaque, stored.row(), asksOthers ? state.storedSmall() : List.of())
                // What is said alone, an index is used for most often.
                .predicate(Math.min(Draw.between(random, 0, 2), Draw.between(random, 0, 2)));
    }

    /** What an index computes, now and then. */
    Optional<Snippet> indexed(
            RandomGenerator random, StateContents.Stored stored, Column placeholder, boolean nullPreserving) {
        if (stored.row().keys().isEmpty() || Chance.oneIn(3).fails(random)) {
            return Optional.empty();
        }
        List<Snippet> choices = indexed.of(stored, placeholder.type(), nullPreserving);
        return choices.isEmpty() ? Optional.empty() : Optional.of(Draw.oneOf(random, choices));
    }

    Snippet snippet(RandomGenerator random, Scope scope, Column placeholder, boolean nullPreserving) {
        SqlType type = placeholder.type();
        int depth = Draw.between(random, 0, 3);
        if (Chance.oneIn(4).happens(random)) {
            return snippets.bareColumn(random, scope, type);
        }
        Optional<Snippet> stored =
                fromCorpus.happens(random) ? corpus.expression(random, scope, type, nullPreserving) : Optional.empty();
        return stored.orElseGet(() -> nullPreserving
                ? snippets.generateNullPreserving(random, scope, type, depth)
                : snippets.generate(random, scope, type, depth));
    }

    private Manner derived(RandomGenerator random) {
        return Draw.oneOf(random, derivedManners);
    }
}
