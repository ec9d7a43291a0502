package io.panoptes.corpus;

import io.panoptes.corpus.store.Fact;
import io.panoptes.corpus.store.Slot;
import io.panoptes.corpus.store.SlotType;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.corpus.store.StoredSnippet;
import io.panoptes.corpus.store.TableText;
import io.panoptes.corpus.store.VersionFacts;
import io.panoptes.dbms.Hazard;
import io.panoptes.dbms.Profile;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.Dialects;
import io.panoptes.sql.write.SqlWriter;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/** The stored snippets of a DBMS that were seen to hold at one version, to draw from. Never changes. */
public final class Corpus {
    /** No snippets. */
    public static final Corpus NONE = new Corpus(List.of(), List.of(), Map.of(), List.of(), false, Dialects.DUCKDB);

    private static final int ATTEMPTS = 12;
    /** Any number beyond the columns of a row will do. */
    private static final int SHIFTS = 1 << 16;

    private static final int PREFERRED_IN = 3;

    private final List<StoredSnippet> snippets;
    /** What is known of each; empty where it does not hold. */
    private final List<Optional<Set<Fact>>> facts;

    private final Map<SlotType, int[]> byType;
    private final List<SlotType> wholeNumbers;
    private final boolean lowerCaseOnly;
    private final Dialect dialect;

    private Corpus(
            List<StoredSnippet> snippets,
            List<Optional<Set<Fact>>> facts,
            Map<SlotType, int[]> byType,
            List<SlotType> wholeNumbers,
            boolean lowerCaseOnly,
            Dialect dialect) {
        this.snippets = snippets;
        this.facts = facts;
        this.byType = byType;
        this.wholeNumbers = wholeNumbers;
        this.lowerCaseOnly = lowerCaseOnly;
        this.dialect = dialect;
    }

    /** Those that were tried on the version and hold there. The number of each is its place in the store. */
    public static Corpus of(SnippetStore store, Profile profile, VersionFacts known) {
        List<Optional<Set<Fact>>> facts = facts(known);
        Map<SlotType, List<Integer>> numbers = new EnumMap<>(SlotType.class);
        for (int i = 0; i < facts.size(); i++) {
            if (facts.get(i).isPresent()) {
                numbers.computeIfAbsent(store.snippets().get(i).type(), ignored -> new ArrayList<>())
                        .add(i);
            }
        }
        Map<SlotType, int[]> byType = new EnumMap<>(SlotType.class);
        numbers.forEach(
                (type, list) -> byType.put(type, list.stream().mapToInt(i -> i).toArray()));
        return new Corpus(
                store.snippets(),
                facts,
                byType,
                wholeNumbers(profile),
                profile.hazards().contains(Hazard.COLLATION),
                profile.dialect());
    }

    private static List<Optional<Set<Fact>>> facts(VersionFacts known) {
        Map<String, Optional<Set<Fact>>> read = new HashMap<>();
        read.put(StoredSnippet.REFUSED, Optional.empty());
        read.put(StoredSnippet.UNKNOWN, Optional.empty());
        return known.cells().stream()
                .map(cell -> read.computeIfAbsent(cell, letters -> Optional.of(Set.copyOf(Fact.of(letters)))))
                .toList();
    }

    /** Those that the DBMS has; a placeholder of one may be filled by a wider one. */
    private static List<SlotType> wholeNumbers(Profile profile) {
        return EnumSet.allOf(SlotType.class).stream()
                .filter(SlotType::isWholeNumber)
                .filter(type -> !profile.spellings(type.type()).isEmpty())
                .toList();
    }

    /** How many there are to draw from. */
    public int size() {
        return byType.values().stream().mapToInt(numbers -> numbers.length).sum();
    }

    /**
     * Which snippets are drawn more often for now, and which not at all.
     *
     * @param first in an order that is always the same
     */
    public record Preference(List<Integer> first, Set<Integer> aside) {
        public static final Preference NONE = new Preference(List.of(), Set.of());

        public Preference {
            first = List.copyOf(first);
        }
    }

    /** What was drawn, and the number by which feedback about it is given. */
    public record Drawn<T>(int number, T value) {}

    /**
     * A snippet over the row of the scope that may fill a placeholder of this type; empty where none fits.
     *
     * @param keepsNull whether it must give NULL on an all-NULL row
     */
    public Optional<Drawn<Snippet>> draw(
            RandomGenerator random, Preference preference, Scope scope, SqlType type, boolean keepsNull) {
        Optional<SlotType> given = result(random, type);
        if (given.isEmpty()) {
            return Optional.empty();
        }
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            int number = number(random, preference, given.get());
            if (preference.aside().contains(number)) {
                continue;
            }
            Optional<Map<Slot, String>> columns = columns(random, snippets.get(number), scope);
            if (columns.isEmpty()) {
                continue;
            }
            Optional<Drawn<Snippet>> drawn = facts.get(number)
                    .filter(known -> !keepsNull || known.contains(Fact.KEEPS_NULL))
                    .filter(known -> !lowerCaseOnly || known.contains(Fact.LOWER_CASE))
                    .map(known -> new Drawn<>(number, snippet(snippets.get(number), type, columns.get(), known)));
            if (drawn.isPresent()) {
                return drawn;
            }
        }
        return Optional.empty();
    }

    /** Whole numbers of more bits may stand for those of fewer: whatever holds for the one holds for the other. */
    private Optional<SlotType> result(RandomGenerator random, SqlType type) {
        if (type instanceof SqlType.IntegerType(var bits)) {
            List<SlotType> wide = wholeNumbers.stream()
                    .filter(slot -> slot.type() instanceof SqlType.IntegerType(var has) && has >= bits)
                    .filter(byType::containsKey)
                    .toList();
            return wide.isEmpty()
                    ? Optional.empty()
                    : Optional.of(wide.get(Chance.oneIn(3).fails(random) ? 0 : random.nextInt(wide.size())));
        }
        return SlotType.of(type).filter(byType::containsKey);
    }

    /** A column of the row for each slot, different ones where there are enough. */
    private static Optional<Map<Slot, String>> columns(RandomGenerator random, StoredSnippet snippet, Scope scope) {
        Map<Slot, String> chosen = new HashMap<>();
        int shift = random.nextInt(SHIFTS);
        for (Slot slot : snippet.text().slots()) {
            List<Column> fitting = scope.row().stream()
                    .filter(column -> column.type().equals(slot.type().type()))
                    .toList();
            if (fitting.isEmpty()) {
                return Optional.empty();
            }
            chosen.put(
                    slot, fitting.get((shift + slot.number()) % fitting.size()).name());
        }
        return Optional.of(chosen);
    }

    /** One draw in N is of the preferred snippets, where there are any. */
    private int number(RandomGenerator random, Preference preference, SlotType type) {
        if (!preference.first().isEmpty() && Chance.oneIn(PREFERRED_IN).happens(random)) {
            int number = Draw.oneOf(random, preference.first());
            if (snippets.get(number).type() == type) {
                return number;
            }
        }
        int[] numbers = java.util.Objects.requireNonNull(byType.get(type));
        return numbers[random.nextInt(numbers.length)];
    }

    /** What a table snippet reads, as SQL of the target, and the columns that it gives. */
    public record Rows(String sql, List<Column> columns) {}

    /** A table snippet over some of these tables; empty where none fits. */
    public Optional<Drawn<Rows>> drawRows(RandomGenerator random, Preference preference, List<Table> tables) {
        for (int attempt = 0; byType.containsKey(SlotType.ROWS) && attempt < ATTEMPTS; attempt++) {
            int number = number(random, preference, SlotType.ROWS);
            if (preference.aside().contains(number)) {
                continue;
            }
            Optional<Drawn<Rows>> drawn = facts.get(number)
                    .filter(known -> !lowerCaseOnly || known.contains(Fact.LOWER_CASE))
                    .flatMap(known -> rows(
                            random, new TableText(snippets.get(number).text().text()), tables))
                    .map(rows -> new Drawn<>(number, rows));
            if (drawn.isPresent()) {
                return drawn;
            }
        }
        return Optional.empty();
    }

    private Optional<Rows> rows(RandomGenerator random, TableText text, List<Table> tables) {
        Map<String, Table> chosen = new HashMap<>();
        Map<String, String> columns = new HashMap<>();
        for (String name : text.tables()) {
            Table table = Draw.oneOf(random, tables);
            chosen.put(name, table);
            int shift = random.nextInt(SHIFTS);
            for (Slot slot : text.slots(name)) {
                List<Column> fitting = table.columns().stream()
                        .filter(column -> column.type().equals(slot.type().type()))
                        .toList();
                if (fitting.isEmpty()) {
                    return Optional.empty();
                }
                columns.put(
                        name + slot,
                        fitting.get((shift + slot.number()) % fitting.size()).name());
            }
        }
        String sql = text.sql(
                name -> SqlWriter.name(
                        Objects.requireNonNull(chosen.get(name), name).name(), dialect),
                (name, slot) ->
                        SqlWriter.name(Objects.requireNonNull(columns.get(name + slot), () -> name + slot), dialect));
        return Optional.of(new Rows(
                sql,
                text.outputs().stream()
                        .map(output ->
                                new Column(TableText.name(output), output.type().type(), true))
                        .toList()));
    }

    private static Snippet snippet(StoredSnippet stored, SqlType type, Map<Slot, String> columns, Set<Fact> facts) {
        Expression expression =
                stored.text().expression(slot -> Sql.column(java.util.Objects.requireNonNull(columns.get(slot))));
        Set<Trait> traits = EnumSet.of(
                Trait.DETERMINISTIC, Trait.OWN_ROW_ONLY, Trait.ERROR_FREE, Trait.EXACT_TYPE, Trait.VALIDATED);
        if (facts.contains(Fact.KEEPS_NULL)) {
            traits.add(Trait.NULL_PRESERVING);
        }
        return new Snippet(expression, type, Set.copyOf(columns.values()), traits);
    }
}
