package io.panoptes.benchmarks.reading;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.evaluator.CompiledQuery;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.front.KeptSchema;
import io.panoptes.equivalence.problem.Answer;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.type.WideNumber;
import io.panoptes.sql.value.Row;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The tables and views that a script has made so far. Of what a statement did that is not read nothing is known: its table, or
 * all that follows, is refused.
 */
final class ScriptDatabase {
    private static final int MOST_ROWS = 3_000;

    /** Functions whose values would have to be made up are refused. */
    private static final Meaning KNOWN_FUNCTIONS = new Meaning(false, (name, arguments, type) -> {
        throw new Unread("function " + name);
    });

    private final Map<String, Table> tables = new LinkedHashMap<>();
    private final Map<String, List<Row>> rows = new HashMap<>();
    private final Map<String, String> views = new LinkedHashMap<>();
    private final RowNumbers numbers = new RowNumbers();
    private final Map<String, String> unknownNames = new HashMap<>();
    private Optional<String> unknownState = Optional.empty();
    private ReadingProfile profile;

    ScriptDatabase(ReadingProfile profile) {
        this.profile = profile.forValuesAlone();
    }

    /** The rows that a query gives; {@code total} where its own order leaves no choice. */
    record Result(Answer answer, boolean total) {}

    ReadingProfile profile() {
        return profile;
    }

    void read(ReadingProfile newProfile) {
        profile = newProfile;
    }

    /** From here on nothing is known. */
    void loseAll(String reason) {
        unknownState = unknownState.or(() -> Optional.of(reason));
    }

    /** From here on nothing is known of what has this name. */
    void lose(String name, String reason) {
        drop(name);
        unknownNames.put(key(name), reason);
    }

    void drop(String name) {
        tables.remove(key(name));
        rows.remove(key(name));
        views.remove(key(name));
        unknownNames.remove(key(name));
    }

    void add(Table table) {
        drop(table.name());
        tables.put(
                key(table.name()),
                KeptSchema.of(new Schema(List.of(withWideNumbers(table))), profile)
                        .tables()
                        .getFirst());
        rows.put(key(table.name()), List.of());
        numbers.begin(table.name());
    }

    /** Rows of these tables have no longer the numbers of their places. */
    RowNumbers numbers() {
        return numbers;
    }

    private static Table withWideNumbers(Table table) {
        return new Table(
                table.name(),
                table.columns().stream()
                        .map(column -> column.type() instanceof SqlType.OpaqueType(String name)
                                ? WideNumber.named(name)
                                        .map(number -> new Column(
                                                column.name(), number.type(), column.nullable(), column.traits()))
                                        .orElse(column)
                                : column)
                        .toList(),
                table.constraints());
    }

    void addView(String name, String definition) {
        drop(name);
        views.put(key(name), definition);
    }

    boolean has(String name) {
        return tables.containsKey(key(name)) || views.containsKey(key(name)) || unknownNames.containsKey(key(name));
    }

    Table table(String name) {
        Table table = tables.get(key(name));
        if (table == null) {
            throw new Unread(unknownNames.getOrDefault(key(name), "a table that is not there"));
        }
        return table;
    }

    List<Row> rowsOf(Table table) {
        return rows.getOrDefault(key(table.name()), List.of());
    }

    void setRows(Table table, List<Row> newRows) {
        if (newRows.size() > MOST_ROWS) {
            throw new Unread("a table of more than %d rows".formatted(MOST_ROWS));
        }
        rows.put(key(table.name()), newRows);
    }

    Schema schema() {
        return new Schema(new ArrayList<>(tables.values()));
    }

    List<String> columnNames(String sql) {
        return asking(() -> front().columnNames(withViews(sql)));
    }

    List<SqlType> columnTypes(String sql) {
        return asking(() -> front().translate(withViews(sql)).types());
    }

    /** @throws Unread where it is not read, not evaluated, or has no one answer */
    Result query(String sql) {
        unknownState.ifPresent(reason -> {
            throw new Unread("setup: " + reason);
        });
        Words words = Words.of(sql);
        unknownNames.forEach((name, reason) -> {
            if (words.mention(name)) {
                throw new Unread("setup: " + reason);
            }
        });
        Database asked = numbers.add(database(), words);
        Relation relation = asking(() -> new Front(asked.schema(), profile).translate(withViews(sql)));
        return asking(() -> {
            Pool pool = new Pool();
            CompiledQuery query = CompiledQuery.of(relation, asked.schema(), pool, KNOWN_FUNCTIONS);
            Answer answer = query.answer(query.run(Tables.of(asked, pool)));
            return new Result(answer, query.isOrderTotal());
        });
    }

    private Database database() {
        Map<String, List<Row>> named = new HashMap<>();
        tables.values().forEach(table -> named.put(table.name(), rowsOf(table)));
        return new Database(schema(), named);
    }

    private Front front() {
        return new Front(schema(), profile);
    }

    /** Views as common tables before the query. */
    private String withViews(String sql) {
        Words words = Words.of(sql);
        List<String> used = new ArrayList<>();
        views.forEach((name, definition) -> {
            if (mentions(words, name)) {
                used.add(definition);
            }
        });
        if (used.isEmpty()) {
            return sql;
        }
        String list = String.join(", ", used);
        if (!words.skip("WITH")) {
            return "WITH " + list + " " + sql;
        }
        String recursive = words.skip("RECURSIVE") ? "RECURSIVE " : "";
        return "WITH " + recursive + list + ", " + words.rest();
    }

    /** Whether the query names the view, or names another that does. */
    private boolean mentions(Words words, String view) {
        return words.mention(view)
                || views.entrySet().stream()
                        .anyMatch(other -> !other.getKey().equals(view)
                                && words.mention(other.getKey())
                                && Words.of(other.getValue()).mention(view));
    }

    private interface Question<T> {
        T answer();
    }

    private static <T> T asking(Question<T> question) {
        try {
            return question.answer();
        } catch (Unsupported e) {
            throw new Unread(e.construct());
        } catch (SqlError e) {
            throw new Unread("read as wrong SQL: " + e.problem());
        } catch (NoAnswer e) {
            throw new Unread("no answer: " + e.reason());
        }
    }

    private static String key(String name) {
        return name.toUpperCase(Locale.ROOT);
    }
}
