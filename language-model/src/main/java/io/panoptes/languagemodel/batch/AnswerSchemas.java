package io.panoptes.languagemodel.batch;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.languagemodel.AnswerForm;

/** The form of an answer as JSON schema, which a provider enforces. */
final class AnswerSchemas {
    private AnswerSchemas() {}

    /** As OpenAI wants it: every field required, and no other allowed. */
    static ObjectNode strict(AnswerForm form) {
        ObjectNode schema = plain(form);
        schema.put("additionalProperties", false);
        ((ObjectNode) schema.at("/properties/" + form.list() + "/items")).put("additionalProperties", false);
        return schema;
    }

    /** In the subset of OpenAPI that Gemini takes. */
    static ObjectNode plain(AnswerForm form) {
        ObjectNode schema = BatchFormat.JSON.createObjectNode().put("type", "object");
        schema.putArray("required").add(form.list());
        ObjectNode list = schema.putObject("properties").putObject(form.list()).put("type", "array");
        ObjectNode item = list.putObject("items").put("type", "object");
        ObjectNode fields = item.putObject("properties");
        ArrayNode required = item.putArray("required");
        form.numbers().forEach(name -> {
            fields.putObject(name).put("type", "integer");
            required.add(name);
        });
        form.texts().forEach(name -> {
            fields.putObject(name).put("type", "string");
            required.add(name);
        });
        return schema;
    }
}
