package io.panoptes.languagemodel;

import dev.langchain4j.model.chat.request.json.JsonArraySchema;
import dev.langchain4j.model.chat.request.json.JsonObjectSchema;
import dev.langchain4j.model.chat.request.json.JsonSchema;
import java.util.List;
import java.util.stream.Stream;

/** The form in which an answer is asked for; a model that can't be held to it is only told so in the prompt. */
public enum AnswerForm {
    QUERIES("queries", List.of(), List.of("sql", "why")),
    EXPRESSIONS("expressions", List.of(), List.of("sql", "type")),
    JUDGEMENTS("judgements", List.of("number"), List.of("holds", "low", "high", "why"));

    private final String list;
    private final List<String> numbers;
    private final List<String> texts;

    AnswerForm(String list, List<String> numbers, List<String> texts) {
        this.list = list;
        this.numbers = numbers;
        this.texts = texts;
    }

    /** The name of the list that is the whole answer. */
    public String list() {
        return list;
    }

    /** The fields of an item of the list that hold whole numbers; all others hold text. */
    public List<String> numbers() {
        return numbers;
    }

    public List<String> texts() {
        return texts;
    }

    /** The JSON schema that the provider enforces. */
    JsonSchema schema() {
        JsonObjectSchema.Builder item = JsonObjectSchema.builder();
        numbers.forEach(item::addIntegerProperty);
        texts.forEach(item::addStringProperty);
        List<String> required = Stream.concat(numbers.stream(), texts.stream()).toList();
        JsonObjectSchema root = JsonObjectSchema.builder()
                .addProperty(
                        list,
                        JsonArraySchema.builder()
                                .items(item.required(required)
                                        .additionalProperties(false)
                                        .build())
                                .build())
                .required(list)
                .additionalProperties(false)
                .build();
        return JsonSchema.builder().name(list).rootElement(root).build();
    }
}
