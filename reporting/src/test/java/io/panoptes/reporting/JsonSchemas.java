package io.panoptes.reporting;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** What a document breaks of a JSON schema. */
final class JsonSchemas {
    private JsonSchemas() {}

    static List<String> violations(SpecificationVersion version, String resource, String json) {
        return SchemaRegistry.withDefaultDialect(version)
                .getSchema(text(resource), InputFormat.JSON)
                .validate(json, InputFormat.JSON)
                .stream()
                .map(Error::toString)
                .toList();
    }

    static String text(String resource) {
        try (InputStream stream = Objects.requireNonNull(JsonSchemas.class.getResourceAsStream(resource), resource)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException exception) {
            throw new UncheckedIOException(resource, exception);
        }
    }
}
