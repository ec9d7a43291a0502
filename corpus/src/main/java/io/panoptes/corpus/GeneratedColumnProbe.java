package io.panoptes.corpus;

import io.panoptes.dbms.Filling;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Profile;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.write.SqlWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Tries some stored snippets as the expression of a generated column: most DBMSs take no subquery there, and not every function.
 *
 * <p>Kept is what can be declared and filled, and reads as the expression itself does, on every row of the probe table.
 */
public final class GeneratedColumnProbe {
    private static final Duration LIMIT = Duration.ofSeconds(5);
    private static final String TABLE = "generated_probe";
    private static final String COLUMN = "g";
    /** Snippets tried of each type, for each way to generate a column. */
    private static final int TRIED = 24;

    private final Profile profile;
    private final Corpus corpus;
    private final ProbeTable table;

    public GeneratedColumnProbe(Profile profile, Corpus corpus) {
        this.profile = profile;
        this.corpus = corpus;
        this.table = new ProbeTable(profile);
    }

    /**
     * @param instance fresh; it is left fresh
     * @param seed says which snippets are tried
     */
    public GeneratedColumns probe(Instance instance, long seed) {
        boolean virtual = profile.fillings().contains(Filling.VIRTUAL_GENERATED_COLUMN);
        boolean stored = profile.fillings().contains(Filling.STORED_GENERATED_COLUMN);
        if (corpus.size() == 0 || !virtual && !stored) {
            return GeneratedColumns.NONE;
        }
        instance.run(table.setup(), LIMIT);
        Map<Integer, Snippet> candidates = candidates(new SplittableRandom(seed));
        var found = new GeneratedColumns(
                corpus,
                virtual ? taken(candidates, instance, false) : List.of(),
                stored ? taken(candidates, instance, true) : List.of());
        instance.reset();
        return found;
    }

    private Map<Integer, Snippet> candidates(SplittableRandom random) {
        Map<Integer, Snippet> candidates = new LinkedHashMap<>();
        var scope = new Scope(table.columns(), List.of());
        for (SqlType type : List.of(SqlType.INTEGER, SqlType.BOOLEAN)) {
            for (int i = 0; i < TRIED && !profile.spellings(type).isEmpty(); i++) {
                corpus.draw(random, Corpus.Preference.NONE, scope, type, false)
                        .filter(drawn -> !drawn.value().columns().isEmpty())
                        .ifPresent(drawn -> candidates.putIfAbsent(drawn.number(), drawn.value()));
            }
        }
        return candidates;
    }

    private List<Integer> taken(Map<Integer, Snippet> candidates, Instance instance, boolean stored) {
        var taken = new ArrayList<Integer>();
        candidates.forEach((number, snippet) -> {
            List<Outcome> outcomes = instance.run(statements(snippet, stored), LIMIT);
            if (reads(outcomes.get(2))) {
                taken.add(number);
            }
            if (outcomes.getLast() instanceof Outcome.Skipped) {
                // It broke the DBMS.
                instance.reset();
                instance.run(table.setup(), LIMIT);
            }
        });
        return taken;
    }

    private List<String> statements(Snippet snippet, boolean stored) {
        String expression = SqlWriter.write(snippet.expression(), profile.dialect());
        String names = String.join(
                ", ", table.columns().stream().map(column -> column.name()).toList());
        return List.of(
                "CREATE TABLE %s (%s, %s %s %s)"
                        .formatted(
                                TABLE,
                                String.join(", ", table.definitions()),
                                COLUMN,
                                profile.spellings(snippet.type()).getFirst().name(),
                                profile.generatedAs(expression, stored)),
                "INSERT INTO %s (%s) SELECT %s FROM %s".formatted(TABLE, names, names, ProbeTable.NAME),
                "SELECT %s AS x, %s AS y FROM %s".formatted(COLUMN, expression, TABLE),
                "DROP TABLE " + TABLE);
    }

    private static boolean reads(Outcome outcome) {
        return outcome instanceof Outcome.Rows rows
                && rows.rows().size() == ProbeTable.ROWS
                && rows.rows().stream()
                        .allMatch(row -> row.values().get(0).equals(row.values().get(1)));
    }
}
