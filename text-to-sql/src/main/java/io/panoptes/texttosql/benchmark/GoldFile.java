package io.panoptes.texttosql.benchmark;

import com.fasterxml.jackson.databind.JsonNode;
import io.panoptes.texttosql.BadInput;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Reads the questions of a benchmark: {@code dev.json} of BIRD or Spider, any JSON array, JSON lines or CSV with the fields
 * of {@link FieldNames}, {@code SQL <tab> database} lines, and Spider's {@code dev.sql} with a line for the question and one for the
 * query.
 */
public final class GoldFile {
    private static final String QUESTION_LINE = "Question ";
    private static final String SQL_LINE = "SQL:";
    private static final String DATABASE_MARK = "|||";

    private GoldFile() {}

    public static Benchmark read(Path file) {
        String text = Records.text(file);
        Benchmark.Kind kind = Benchmark.Kind.OTHER;
        List<BenchmarkQuestion> questions;
        if (Records.isCsv(file)) {
            questions = ofRows(Records.csv(text, file), file);
        } else if (Records.isJson(text)) {
            JsonNode json = Records.json(text, file);
            questions = ofJson(json, file);
            kind = json.path(0).has("SQL") ? Benchmark.Kind.BIRD : kind;
        } else if (text.stripLeading().startsWith(QUESTION_LINE) && text.contains(DATABASE_MARK)) {
            questions = ofQuestionLines(text, file);
        } else {
            questions = ofLines(text, file);
        }
        if (questions.isEmpty()) {
            throw new BadInput(file + " holds no questions");
        }
        return new Benchmark(withOwnIds(questions), kind);
    }

    private static List<BenchmarkQuestion> ofJson(JsonNode array, Path file) {
        if (!array.isArray()) {
            throw new BadInput(file + " should hold a JSON array of questions, as BIRD's dev.json does");
        }
        List<BenchmarkQuestion> questions = new ArrayList<>();
        for (JsonNode node : array) {
            questions.add(question(names -> Records.field(node, names), questions.size(), file));
        }
        return questions;
    }

    private static List<BenchmarkQuestion> ofRows(List<Map<String, String>> rows, Path file) {
        List<BenchmarkQuestion> questions = new ArrayList<>();
        for (Map<String, String> row : rows) {
            questions.add(question(names -> Records.field(row, names), questions.size(), file));
        }
        return questions;
    }

    private static BenchmarkQuestion question(Function<List<String>, Optional<String>> fields, int place, Path file) {
        return new BenchmarkQuestion(
                fields.apply(FieldNames.ID).orElse(Integer.toString(place)),
                fields.apply(FieldNames.DATABASE)
                        .orElseThrow(() -> missing(file, place, "database", FieldNames.DATABASE)),
                fields.apply(FieldNames.QUESTION).orElse(""),
                fields.apply(FieldNames.EVIDENCE).orElse(""),
                fields.apply(FieldNames.DIFFICULTY).orElse(""),
                QueryText.trimmed(fields.apply(FieldNames.GOLD)
                        .orElseThrow(() -> missing(file, place, "gold query", FieldNames.GOLD))));
    }

    private static BadInput missing(Path file, int place, String what, List<String> names) {
        return new BadInput("%s: question %d has no %s; it is looked for under %s"
                .formatted(file, place, what, String.join(", ", names)));
    }

    /** {@code SELECT ... <tab> database}. */
    private static List<BenchmarkQuestion> ofLines(String text, Path file) {
        List<BenchmarkQuestion> questions = new ArrayList<>();
        List<String> lines = text.lines().filter(line -> !line.isBlank()).toList();
        for (String line : lines) {
            int tab = line.lastIndexOf('\t');
            if (tab < 0) {
                throw new BadInput("%s: line %d has no tab and database behind the query: %s"
                        .formatted(file, questions.size() + 1, start(line)));
            }
            questions.add(new BenchmarkQuestion(
                    Integer.toString(questions.size()),
                    line.substring(tab + 1).strip(),
                    "",
                    "",
                    "",
                    QueryText.trimmed(line.substring(0, tab))));
        }
        return questions;
    }

    private static String start(String line) {
        return line.length() <= 40 ? line : line.substring(0, 40) + "...";
    }

    private static List<BenchmarkQuestion> ofQuestionLines(String text, Path file) {
        List<BenchmarkQuestion> questions = new ArrayList<>();
        String asked = "";
        String database = "";
        for (String line : text.lines().toList()) {
            int mark = line.lastIndexOf(DATABASE_MARK);
            if (line.startsWith(QUESTION_LINE) && mark >= 0) {
                asked = line.substring(line.indexOf(':') + 1, mark).strip();
                database = line.substring(mark + DATABASE_MARK.length()).strip();
            } else if (line.startsWith(SQL_LINE)) {
                if (database.isEmpty()) {
                    throw new BadInput("%s: query %d has no line \"Question ... ||| database\" before it"
                            .formatted(file, questions.size()));
                }
                questions.add(new BenchmarkQuestion(
                        Integer.toString(questions.size()),
                        database,
                        asked,
                        "",
                        "",
                        QueryText.trimmed(line.substring(SQL_LINE.length()))));
            }
        }
        return questions;
    }

    /** Places in the file where ids come twice. */
    private static List<BenchmarkQuestion> withOwnIds(List<BenchmarkQuestion> questions) {
        Set<String> ids = new HashSet<>();
        if (questions.stream().allMatch(question -> ids.add(question.id()))) {
            return questions;
        }
        List<BenchmarkQuestion> numbered = new ArrayList<>();
        for (BenchmarkQuestion question : questions) {
            numbered.add(new BenchmarkQuestion(
                    Integer.toString(numbered.size()),
                    question.database(),
                    question.text(),
                    question.evidence(),
                    question.difficulty(),
                    question.gold()));
        }
        return numbered;
    }
}
