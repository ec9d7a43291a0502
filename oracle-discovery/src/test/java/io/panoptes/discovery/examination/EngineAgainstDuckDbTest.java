package io.panoptes.discovery.examination;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.evaluator.Evaluator;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.front.unparse.QuotientStyle;
import io.panoptes.equivalence.front.unparse.RelationToQuery;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.write.DatabaseScript;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.Dialects;
import io.panoptes.sql.write.SqlWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The whole way, from text to an answer, compared with DuckDB: the benchmark's queries on random databases, evaluated by
 * us, and run there in the SQL that their algebra is written back as.
 */
@Tag("slow")
class EngineAgainstDuckDbTest {
    private static final Dialect DUCKDB = Dialects.DUCKDB;
    private static final int DATABASES = 6;

    @ParameterizedTest
    @ValueSource(strings = {"mixed/literature-dev", "equivalent/calcite-dev", "mixed/leetcode-dev"})
    void evaluatorAgreesWithDuckDb(String file) throws Exception {
        Path path =
                Path.of(System.getProperty("panoptes.root", "..")).resolveSibling("shared/bench/" + file + ".jsonl");
        Assumptions.assumeTrue(Files.exists(path), () -> "skipped: there is no " + path);
        int every = Integer.getInteger("panoptes.every", 1);
        List<String> differences = new ArrayList<>();
        Map<String, Integer> causes = new TreeMap<>();
        int agreed = 0;
        int line = 0;
        ObjectMapper mapper = new ObjectMapper();
        try (Targets targets = new ReleasedTargets();
                Instance duckDb = targets.open(targets.find("duckdb:2.0.0.1", java.util.Optional.empty()))) {
            for (String text : Files.readAllLines(path)) {
                if (line++ % every != 0) {
                    continue;
                }
                JsonNode pair = mapper.readTree(text);
                Schema schema = schema(pair);
                for (String side : List.of("left", "right")) {
                    String sql = pair.get(side).asText();
                    Relation relation;
                    String back;
                    try {
                        relation = translate(schema, sql);
                        back = SqlWriter.write(RelationToQuery.of(relation, QuotientStyle.of(DUCKDB)), DUCKDB);
                    } catch (SqlError | Unsupported | AssertionError e) {
                        causes.merge("front or back: " + firstWords(e.getMessage()), 1, Integer::sum);
                        continue;
                    }
                    Random random = new Random(line);
                    for (int i = 0; i < DATABASES; i++) {
                        Database database = RandomRows.database(schema, random, i);
                        String cause = compare(relation, back, database, duckDb);
                        if (cause.isEmpty()) {
                            agreed++;
                        } else if (cause.startsWith("DIFFERENT")) {
                            differences.add(pair.get("id").asText() + " " + side + "\n" + sql + "\n" + back + "\n"
                                    + new DatabaseScript(DUCKDB).inserts(database) + "\n" + cause);
                            break;
                        } else {
                            causes.merge(cause, 1, Integer::sum);
                        }
                    }
                }
            }
        }
        System.out.printf(
                "%s: %d answers agree, %d differ; not compared: %s%n", file, agreed, differences.size(), causes);
        assertThat(differences).isEmpty();
    }

    private static String compare(Relation relation, String back, Database database, Instance duckDb) {
        Evaluator.Outcome ours;
        try {
            ours = new Evaluator(Meaning.LENIENT).evaluate(relation, database);
        } catch (Unsupported e) {
            return "evaluator: " + firstWords(e.getMessage());
        }
        if (!(ours instanceof Evaluator.Outcome.Rows(var answer))) {
            return "no one answer: " + firstWords(((Evaluator.Outcome.None) ours).reason());
        }
        duckDb.reset();
        List<String> statements = new ArrayList<>(new DatabaseScript(DUCKDB).unguarded(database));
        statements.add(back);
        List<Outcome> outcomes = duckDb.run(statements, Duration.ofSeconds(20));
        for (Outcome outcome : outcomes) {
            if (outcome instanceof Outcome.Failed failed) {
                return "duckdb: " + firstWords(failed.message());
            }
        }
        if (!(outcomes.getLast() instanceof Outcome.Rows theirs)) {
            return "duckdb: " + outcomes.getLast();
        }
        PlainAnswer mine = PlainAnswer.of(answer.rows(), Semantics.BAG);
        PlainAnswer other = PlainAnswer.of(theirs.rows(), Semantics.BAG);
        return mine.equals(other) ? "" : "DIFFERENT ours " + mine.rows() + " duckdb " + other.rows();
    }

    private static Relation translate(Schema schema, String sql) {
        try {
            return new Front(schema, ReadingProfile.STANDARD).translate(sql);
        } catch (SqlError | Unsupported | AssertionError e) {
            return new Front(schema, ReadingProfiles.named("mysql")).translate(sql);
        }
    }

    private static Schema schema(JsonNode pair) {
        List<String> statements = new ArrayList<>();
        pair.get("schema").forEach(statement -> statements.add(statement.asText()));
        return SchemaReader.read(statements);
    }

    private static String firstWords(@org.jspecify.annotations.Nullable String text) {
        String line = String.valueOf(text).lines().findFirst().orElse("");
        return line.substring(0, Math.min(70, line.length()));
    }
}
