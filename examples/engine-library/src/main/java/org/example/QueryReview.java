package org.example;

import io.panoptes.equivalence.Engine;
import io.panoptes.equivalence.EngineAnswer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Says what a change of a query changes, as a reviewer would want to know. */
public final class QueryReview implements AutoCloseable {
    private final Engine engine = Engine.open();
    private final String schema;

    public QueryReview(String schema) {
        this.schema = schema;
    }

    public String of(String before, String after) {
        return switch (engine.decide(schema, before, after)) {
            case EngineAnswer.Equal equal ->
                equal.assumptions().isEmpty()
                        ? "same answers on every database"
                        : "same answers on every database, where there is " + String.join(", ", equal.assumptions());
            case EngineAnswer.Different different ->
                "other answers on %s: %s before, %s after"
                        .formatted(different.database(), different.left(), different.right());
            case EngineAnswer.Open open ->
                "not decided (%s); same answers on tables of up to %d rows".formatted(open.reason(), open.rows());
        };
    }

    @Override
    public void close() {
        engine.close();
    }

    public static void main(String[] files) throws IOException {
        try (QueryReview review = new QueryReview(Files.readString(Path.of(files[0])))) {
            System.out.println(review.of(Files.readString(Path.of(files[1])), Files.readString(Path.of(files[2]))));
        }
    }
}
