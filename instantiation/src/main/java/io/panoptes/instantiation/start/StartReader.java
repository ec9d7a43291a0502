package io.panoptes.instantiation.start;

import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.hazard.HazardGuards;
import io.panoptes.instantiation.hazard.StateView;
import io.panoptes.instantiation.state.DatabaseState;
import io.panoptes.instantiation.state.SetupReader;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.CreateIndex;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.SetupStep.Insert;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.text.Lexer;
import io.panoptes.sql.text.Token;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Reads a user's script as the beginning of states: tables, rows and indexes. All else is told. */
public final class StartReader {
    private final Profile profile;
    private final List<LeftOut> leftOut = new ArrayList<>();
    private final Map<String, CreateTable> tables = new LinkedHashMap<>();
    private final Map<String, Integer> others = new LinkedHashMap<>();

    private StartReader(Profile profile) {
        this.profile = profile;
    }

    /**
     * What the script has for states.
     *
     * @throws io.panoptes.sql.text.SqlTextException where the text can't be taken apart into statements
     */
    public static StartState read(StartScript script, Profile profile) {
        return new StartReader(profile).read(script);
    }

    private StartState read(StartScript script) {
        List<String> statements = StartStatements.of(script.sql());
        StartTables reader = new StartTables(profile, leftOut);
        for (String statement : statements) {
            if (begins(statement, "CREATE", "TABLE")) {
                reader.read(statement).ifPresent(table -> tables.put(table.name(), table));
            }
        }
        StartRows rows = new StartRows(tables, reader, new StartValues(profile.hazards()));
        List<Insert> inserts = new ArrayList<>();
        List<SetupStep> indexes = new ArrayList<>();
        for (String statement : statements) {
            if (begins(statement, "INSERT")) {
                rows.read(statement, inserts)
                        .ifPresent(
                                why -> leftOut.add(new LeftOut("statement " + StartTables.shortened(statement), why)));
            } else if (begins(statement, "CREATE", "INDEX") || begins(statement, "CREATE", "UNIQUE", "INDEX")) {
                index(statement)
                        .ifPresentOrElse(
                                indexes::add,
                                () -> leftOut.add(new LeftOut(
                                        "statement " + StartTables.shortened(statement),
                                        "only indexes over columns of a table that is used are made")));
            } else if (!begins(statement, "CREATE", "TABLE")) {
                others.merge(firstWords(statement), 1, Integer::sum);
            }
        }
        leftOut.addAll(rows.leftOut());
        others.forEach((words, count) ->
                leftOut.add(new LeftOut("%,d statements %s ...".formatted(count, words), "states have none such")));
        List<SetupStep> steps = new ArrayList<>(tables.values());
        steps.addAll(inserts);
        steps.addAll(indexes);
        return new StartState(withoutHazards(steps), script.only(), leftOut);
    }

    /** A table that a guard objects to would cost every case. */
    private List<SetupStep> withoutHazards(List<SetupStep> steps) {
        HazardGuards guards = new HazardGuards(profile);
        List<SetupStep> kept = steps;
        for (CreateTable table : tables.values()) {
            List<SetupStep> own = steps.stream()
                    .filter(step -> tableOf(step).equals(Optional.of(table.name())))
                    .toList();
            Optional<HazardGuards.Objection> objection =
                    guards.objectionToState(StateView.of(new DatabaseState(0, 0, own)));
            if (objection.isPresent()) {
                leftOut.add(new LeftOut("table " + table.name(), objection.get().reason()));
                kept = kept.stream().filter(step -> !own.contains(step)).toList();
            }
        }
        return kept;
    }

    /** The table that a step of a start is about. */
    static Optional<String> tableOf(SetupStep step) {
        return switch (step) {
            case CreateTable create -> Optional.of(create.name());
            case Insert insert -> Optional.of(insert.table());
            case CreateIndex index -> Optional.of(index.table());
            default -> Optional.empty();
        };
    }

    private Optional<SetupStep> index(String statement) {
        String plain = statement.replaceAll("(?i)\\s+using\\s+btree\\s*", " ").replace('`', '"');
        return SetupReader.read(List.of(plain), type -> "").stream()
                .filter(step -> step instanceof CreateIndex index
                        && tables.containsKey(index.table())
                        && index.keys().stream().allMatch(key -> hasColumn(index.table(), key)))
                .findFirst();
    }

    private boolean hasColumn(String table, SetupStep.IndexKey key) {
        return key.expression() instanceof Expression.ColumnReference reference
                && Optional.ofNullable(tables.get(table)).stream()
                        .flatMap(found -> found.columns().stream())
                        .anyMatch(column -> column.name().equals(reference.name()));
    }

    private static boolean begins(String statement, String... words) {
        List<Token> tokens = Lexer.tokens(statement);
        int place = 0;
        for (String word : words) {
            while (place < tokens.size()
                    && word.equals("TABLE")
                    && (tokens.get(place).isWord("TEMPORARY")
                            || tokens.get(place).isWord("TEMP"))) {
                place++;
            }
            if (place >= tokens.size() || !tokens.get(place++).isWord(word)) {
                return false;
            }
        }
        return true;
    }

    private static String firstWords(String statement) {
        String[] words = statement.strip().toUpperCase(Locale.ROOT).split("\\s+");
        return words.length > 1 ? words[0] + " " + words[1] : words[0];
    }
}
