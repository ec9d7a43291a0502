package io.panoptes.texttosql.benchmark;

import java.util.List;

/** Under which names benchmarks and systems keep what, the most telling first. */
final class FieldNames {
    static final List<String> ID = List.of("question_id", "id", "instance_id", "index");
    static final List<String> DATABASE = List.of("db_id", "db", "database", "db_name");
    static final List<String> GOLD = List.of("gold", "gold_sql", "gold_query", "SQL", "query", "sql_query");
    static final List<String> PREDICTION = List.of(
            "prediction", "predicted", "predicted_sql", "predict_sql", "pred_sql", "pred", "SQL", "query", "sql_query");
    static final List<String> QUESTION = List.of("question", "text", "utterance");
    static final List<String> EVIDENCE = List.of("evidence", "external_knowledge", "hint");
    static final List<String> DIFFICULTY = List.of("difficulty", "hardness");

    private FieldNames() {}
}
