package io.panoptes.languagemodel;

import dev.langchain4j.model.chat.request.json.JsonArraySchema;
import dev.langchain4j.model.chat.request.json.JsonObjectSchema;
import dev.langchain4j.model.chat.request.json.JsonSchema;

/** The form in which an answer is asked for; a model that can't be held to it is only told so in the prompt. */
public enum AnswerForm {
    QUERIES("queries", "why"),
    EXPRESSIONS("expressions", "type");

    private final String list;
    private final String beside;

    AnswerForm(String list, String beside) {
        this.list = list;
        this.beside = beside;
    }

    /** The JSON schema that the provider enforces. */
    JsonSchema schema() {
        JsonObjectSchema item = JsonObjectSchema.builder()
                .addStringProperty("sql")
                .addStringProperty(beside)
                .required("sql", beside)
                .additionalProperties(false)
                .build();
        JsonObjectSchema root = JsonObjectSchema.builder()
                .addProperty(list, JsonArraySchema.builder().items(item).build())
                .required(list)
                .additionalProperties(false)
                .build();
        return JsonSchema.builder().name(list).rootElement(root).build();
    }
}
