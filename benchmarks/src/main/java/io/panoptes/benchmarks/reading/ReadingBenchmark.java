package io.panoptes.benchmarks.reading;

import com.fasterxml.jackson.databind.JsonNode;
import io.panoptes.benchmarks.reading.ReadingResult.Outcome;
import io.panoptes.benchmarks.reading.ReadingResult.Setup;
import io.panoptes.benchmarks.reading.TestScript.Known;
import io.panoptes.benchmarks.reading.TestScript.Step;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.value.Row;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Runs test scripts through the front and the evaluator, and compares what each query gives with what the DBMS gave. */
public final class ReadingBenchmark {
    /** The reason where there is nothing to compare with. */
    static final String NO_ROWS = "the right rows are not known by value";

    private final ReadingProfile profile;

    public ReadingBenchmark(ReadingProfile profile) {
        this.profile = profile;
    }

    public void run(TestScript script, Consumer<ReadingResult> results) {
        ScriptDatabase database = new ScriptDatabase(profile);
        SetupStatements statements = new SetupStatements(database);
        SetupKind setup = new SetupKind();
        int number = 0;
        for (Step step : script.steps()) {
            switch (step) {
                case Step.Statement(String sql, boolean succeeds) -> {
                    if (succeeds) {
                        setup.add(sql);
                        execute(statements, database, sql);
                    } else {
                        database.numbers().loseAll();
                    }
                }
                case Step.Query query -> {
                    number++;
                    results.accept(result("%s#%d".formatted(script.id(), number), query, database, setup.kind()));
                }
            }
        }
    }

    private static void execute(SetupStatements statements, ScriptDatabase database, String sql) {
        try {
            statements.execute(sql);
        } catch (Unread e) {
            database.loseAll(e.reason());
        }
    }

    private static ReadingResult result(String id, Step.Query query, ScriptDatabase database, Setup setup) {
        try {
            Known known = query.answer().orElseThrow(() -> new Unread(NO_ROWS));
            String difference = difference(database.query(query.sql()), known);
            return new ReadingResult(id, difference.isEmpty() ? Outcome.RIGHT : Outcome.WRONG, setup, difference);
        } catch (Unread e) {
            return new ReadingResult(id, Outcome.REFUSED, setup, e.reason());
        } catch (RuntimeException | StackOverflowError e) {
            return new ReadingResult(id, Outcome.REFUSED, setup, "crash: " + e);
        }
    }

    private static String difference(ScriptDatabase.Result result, Known known) {
        List<KnownValue> columns = known.columns().stream().map(KnownValue::of).toList();
        List<Row> rows = result.answer().rows();
        int width = rows.isEmpty() ? columns.size() : rows.getFirst().values().size();
        if (width != columns.size()) {
            return "%d columns, not %d".formatted(width, columns.size());
        }
        List<String> ours = new ArrayList<>();
        for (Row row : rows) {
            ours.add(IntStream.range(0, columns.size())
                    .mapToObj(i -> columns.get(i).text(row.values().get(i)))
                    .toList()
                    .toString());
        }
        List<String> theirs = new ArrayList<>();
        for (JsonNode row : known.rows()) {
            theirs.add(IntStream.range(0, columns.size())
                    .mapToObj(i -> columns.get(i).text(row.get(i)))
                    .toList()
                    .toString());
        }
        if (!result.total()) {
            Collections.sort(ours);
            Collections.sort(theirs);
        }
        return ours.equals(theirs) ? "" : "%s, not %s".formatted(shortened(ours), shortened(theirs));
    }

    private static String shortened(List<String> rows) {
        String text = rows.toString();
        return text.length() > 200 ? text.substring(0, 200) + "..." : text;
    }
}
