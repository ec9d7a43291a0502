package io.panoptes.languagemodel;

/** Answers questions; asked by several threads at once. */
public interface LanguageModel extends AutoCloseable {

    /** Provider and model, as reports and transcripts name it: {@code openai:gpt-4.1-mini}. */
    String name();

    ModelAnswer ask(Question question);

    @Override
    default void close() {}
}
